import { expect } from '@playwright/test';
import { expectNoViolation } from './accessibility';
import { test } from './sites';

const LINE = '<span>let </span><b>room</b> = <i>join</i>;\n';

test('one text with too little contrast is found among many that look alike', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Code</title><main>
    <h1>Code</h1><pre>${LINE.repeat(20)}</pre><p><span>Below</span></p></main></html>`);
  await expectNoViolation(page);
  const faults = [
    ['pre span >> nth=7', 'color', '#aaa'],
    ['pre b >> nth=7', 'background-color', '#555'],
    ['p', 'opacity', '0.4'],
  ] as const;
  for (const [selector, property, value] of faults) {
    const element = page.locator(selector);
    const set = (to: string) =>
      element.evaluate(
        (one, { name, text }) => {
          one.style.setProperty(name, text);
        },
        { name: property, text: to },
      );
    await set(value);
    await expect(expectNoViolation(page, { theme: 'dark' })).rejects.toThrow(/color-contrast: /);
    await set('');
    await expectNoViolation(page, { theme: 'dark' });
  }
});
