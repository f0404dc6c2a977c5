import { expect, type Locator } from '@playwright/test';
import { test } from './sites';
import { open } from './support';

const colorOf = (token: Locator) => token.evaluate((element) => getComputedStyle(element).color);

for (const language of ['csharp', 'bash', 'docker'])
  test(`code is highlighted, in other colours in the dark: ${language}`, async ({ page }) => {
    await open(page, '/tandem-private/server-plugins');
    const tokens = '.token.keyword, .token.function';
    const code = page.locator(`pre.language-${language}`, { has: page.locator(tokens) }).first();
    const token = code.locator(tokens).first();
    const light = await colorOf(token);
    expect(light).not.toBe(await colorOf(code));
    await page.getByRole('banner').getByRole('button', { name: 'Dark mode' }).click();
    await expect.poll(() => colorOf(token)).not.toBe(light);
    expect(await colorOf(token)).not.toBe(await colorOf(code));
  });
