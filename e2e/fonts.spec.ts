import { expect, type Page } from '@playwright/test';
import { MAIN, test } from './sites';
import { pretendFirstByteTook } from './support';

/** The font that the browser draws an element's text with. */
async function drawnFont(page: Page, selector: string): Promise<string> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName).join(', ');
}

test('on a slow line, fonts hold nothing back, and come with the next page', async ({ page }) => {
  await pretendFirstByteTook(page, 150);
  await page.addInitScript(() => {
    const load = document.fonts.load.bind(document.fonts);
    document.fonts.load = (...args) => {
      performance.mark('runtime loads fonts');
      return load(...args);
    };
  });
  const asked: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    const byRuntime = await page.evaluate(
      () => performance.getEntriesByName('runtime loads fonts').length > 0,
    );
    asked.push(byRuntime ? 'by the runtime' : 'by the document');
    await route.continue();
  });
  await page.goto(`${MAIN}/room`);
  await page.waitForFunction(() =>
    ['1em Figtree', '1em "Geist Mono"'].every((font) => document.fonts.check(font)),
  );
  expect(asked).toEqual(['by the runtime', 'by the runtime']);
  expect(await drawnFont(page, 'h1')).toMatch(/^(?:Arial|Liberation Sans|Helvetica)/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Next / })
    .click();
  await expect(page).not.toHaveURL(`${MAIN}/room`);
  await expect.poll(() => drawnFont(page, 'h1')).toContain('Figtree');
});

test('on a fast line, fonts are asked for with the document', async ({ page }) => {
  await pretendFirstByteTook(page, 20);
  const asked = page.waitForRequest('**/figtree-*.woff2');
  await page.goto(`${MAIN}/room`);
  await asked;
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
});
