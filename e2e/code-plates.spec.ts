import { expect, type Locator } from '@playwright/test';
import { test } from './sites';
import { open } from './support';

const maskOf = (element: Locator) =>
  element.evaluate((pre) => {
    const { maskImage } = getComputedStyle(pre);
    return maskImage;
  });

test('a title stands beside the mark of its language', async ({ page }) => {
  await page.goto('/room/datastore');
  const plate = page.getByRole('figure').filter({ hasText: 'DatastoreReport.cs' });
  const mark = plate.locator('.code-mark');
  await expect(mark).toHaveText('C#');
  const [markBox, titleBox] = [
    await mark.boundingBox(),
    await plate.locator('.code-title').boundingBox(),
  ];
  expect((markBox?.x ?? 0) + (markBox?.width ?? 0)).toBeLessThan(titleBox?.x ?? 0);
  const caption = await plate.locator('figcaption').boundingBox();
  const code = await plate.locator('pre').boundingBox();
  expect(caption?.width).toBe(code?.width);
});

test('the icon of the button is a check once it has copied, and its text says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/room/datastore');
  const plate = page.getByRole('figure').filter({ hasText: 'DatastoreReport.cs' });
  const button = plate.getByRole('button', { name: /^Cop/ });
  const icon = () => button.evaluate((element) => getComputedStyle(element, '::before').maskImage);
  const before = await icon();
  await expect(button).toHaveAccessibleName('Copy DatastoreReport.cs');
  await button.click();
  await expect(button).toHaveAccessibleName('Copied DatastoreReport.cs');
  expect(await icon()).not.toBe(before);
});

for (const width of [360, 1440]) {
  test(`without a title, the first line ends before language and button, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tandem-private/webhooks');
    const plates = page.locator('figure.code-untitled');
    expect(await plates.count()).toBeGreaterThan(0);
    const covered = await plates.evaluateAll(
      (figures) =>
        figures.filter((figure) => {
          const code = figure.querySelector('code');
          const pre = figure.querySelector('pre');
          const caption = figure.querySelector('figcaption');
          if (!code || !pre || !caption) return true;
          pre.scrollLeft = pre.scrollWidth;
          const range = document.createRange();
          range.selectNodeContents(code);
          const [first] = range.getClientRects();
          const { left, bottom } = caption.getBoundingClientRect();
          return first !== undefined && first.top < bottom && first.right > left + 1;
        }).length,
    );
    expect(covered).toBe(0);
  });
}

for (const theme of ['light', 'dark']) {
  test(`what scrolls sideways fades at its edges, and nothing else does, ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, '/room/datastore');
    const wide = page.getByRole('figure').filter({ hasText: 'DatastoreReport.cs' }).locator('pre');
    const fades = () =>
      wide.evaluate((pre) => {
        const style = getComputedStyle(pre);
        return ['--fade-start', '--fade-end'].map((name) =>
          Math.round(Number.parseFloat(style.getPropertyValue(name))),
        );
      });
    expect(await maskOf(wide)).toContain('linear-gradient');
    expect(await fades()).toEqual([0, 48]);
    await wide.evaluate((pre) => (pre.scrollLeft = pre.scrollWidth));
    await expect.poll(fades).toEqual([48, 0]);

    await page.setViewportSize({ width: 1440, height: 800 });
    await expect.poll(() => wide.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    await expect.poll(fades).toEqual([0, 0]);
  });
}
