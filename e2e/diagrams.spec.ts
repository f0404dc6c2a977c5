import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { LEAST_TEXT } from '../packages/diagrams/legible';
import { openDiagramStore } from '../src/features/diagrams/store';
import { startDiagramRenderer } from '../packages/diagrams/render';
import { AUTHORING, MAIN, test } from './sites';
import { open, sidewaysScroll } from './support';

/** Its diagram has three participants: as wide as a diagram may be. */
const PAGE = '/realtime/realtimecomponent';
/** One of its messages, without the names of those that send and receive it. */
const MESSAGE = /->>\w+: change/;
const NAME =
  'A change by the owner reaches everyone; a change by another client shows there for one round trip and rolls back';

const { configs, font } = openDiagramStore(process.cwd(), 'content');

const figure = (page: Page) => page.getByRole('figure', { name: NAME });
const picture = (page: Page) => figure(page).getByRole('img', { name: NAME });
const isLoaded = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
const address = (page: Page) => picture(page).getAttribute('src');

function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test.describe('a diagram with pictures', () => {
  test('is an image, and costs nothing else', async ({ page }) => {
    const requests = requestsOf(page);
    await open(page, PAGE);
    await picture(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(page)).toBe(true);
    await expect(picture(page)).toHaveCount(1);
    // Only the picture of the theme that is shown.
    expect(
      requests.filter((path) => path.endsWith('.svg') && path.includes('-light-')),
    ).toHaveLength(1);
    expect(requests.filter((path) => /vendor|-dark-/.test(path))).toEqual([]);
  });

  test('has the letters of the site in it', async ({ page }) => {
    await open(page, PAGE);
    const whole = `url(data:font/woff2;base64,${fs.readFileSync(font.file, 'base64')})`;
    const [own, site, standIn] = await picture(page).evaluate(
      async ({ src }: HTMLImageElement, fonts) => {
        const svg = await (await fetch(src)).text();
        const versions = fonts.map((font) => svg.replace(/url\(data:font[^)]*\)/, font));
        const urls = versions.map((text) => `data:image/svg+xml,${encodeURIComponent(text)}`);
        const drawings = [src, ...urls].map(async (url) => {
          const image = Object.assign(new Image(), { src: url });
          await image.decode();
          const canvas = document.createElement('canvas');
          Object.assign(canvas, { width: image.width, height: image.height });
          canvas.getContext('2d')?.drawImage(image, 0, 0);
          return canvas.toDataURL();
        });
        return Promise.all(drawings);
      },
      [whole, 'local(none)'],
    );
    expect([own === site, own === standIn]).toEqual([true, false]);
  });

  test('has its place before it is loaded', async ({ page }) => {
    await page.route('**/*-light-*.svg', () => undefined);
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    const box = await picture(page).boundingBox();
    const ratio = await picture(page).evaluate(
      (image: HTMLImageElement) =>
        Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    );
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);
    expect(box?.height).toBeGreaterThan(300);
  });

  test('changes with the theme at once: the other picture is there before the click', async ({
    page,
  }) => {
    await open(page, PAGE);
    await picture(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(page)).toBe(true);
    const size = async () => {
      const box = await figure(page).boundingBox();
      return [box?.width, box?.height];
    };
    const before = await size();
    expect(await address(page)).toContain('-light-');
    const dark = page.waitForResponse(/-dark-[\da-f]+\.svg$/);
    const toggle = page.getByRole('button', { name: 'Dark mode' });
    await toggle.hover();
    expect((await dark).status()).toBe(200);
    await toggle.click();
    expect(await address(page)).toContain('-dark-');
    await expect.poll(() => isLoaded(page)).toBe(true);
    await expect(picture(page)).toHaveCount(1);
    expect(await size()).toEqual(before);
  });

  test('is dark from the start where the reader chose that', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    const requests = requestsOf(page);
    await open(page, PAGE);
    await picture(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(page)).toBe(true);
    expect(requests.filter((path) => path.includes('-light-'))).toEqual([]);
  });

  test('is there as text', async ({ page }) => {
    await page.goto(PAGE);
    const source = figure(page).getByText('sequenceDiagram');
    await expect(source).toBeHidden();
    await figure(page).getByText('Diagram as text').click();
    await expect(source).toBeVisible();
    await expect(source).toContainText(MESSAGE);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

    test('fits, with texts that can be read', async ({ page }) => {
      await page.goto(PAGE);
      await picture(page).scrollIntoViewIfNeeded();
      const box = await picture(page).boundingBox();
      const natural = Number(await picture(page).getAttribute('width'));
      // Texts are drawn 16 px high.
      expect((16 * (box?.width ?? 0)) / natural).toBeGreaterThanOrEqual(LEAST_TEXT);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });

  test('prints light', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    await open(page, PAGE);
    await picture(page).scrollIntoViewIfNeeded();
    const light = page.waitForResponse(/-light-[\da-f]+\.svg$/);
    await page.pdf();
    expect((await light).status()).toBe(200);
    expect(await address(page)).toContain('-dark-');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is the light picture, and its text', async ({ page }) => {
      await page.goto(PAGE);
      await picture(page).scrollIntoViewIfNeeded();
      await expect(picture(page)).toBeVisible();
      expect(await address(page)).toContain('-light-');
      await figure(page).getByText('Diagram as text').click();
      await expect(figure(page).getByText(MESSAGE)).toBeVisible();
    });
  });
});

test('mermaid is not there at all where every diagram has its pictures', async ({ request }) => {
  for (const file of ['mermaid.esm.min.mjs', 'draw.mjs']) {
    expect((await request.get(`${MAIN}/vendor/mermaid/${file}`)).status()).toBe(404);
    expect((await request.get(`${AUTHORING}/vendor/mermaid/${file}`)).status()).toBe(200);
  }
});

test('mermaid is loaded when a diagram without pictures comes near, and not before', async ({
  page,
}) => {
  const requests = requestsOf(page);
  const mermaid = () => requests.filter((path) => path.startsWith('/docs/vendor/mermaid/'));
  await open(page, `${AUTHORING}/guide/features`);
  expect(mermaid()).toEqual([]);
  await page.getByRole('figure').filter({ hasText: 'A talks to B' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: 'A talks to B' })).toBeVisible();
  expect(mermaid()).toContain('/docs/vendor/mermaid/mermaid.esm.min.mjs');
});

test.describe('npm run diagrams', () => {
  const SOURCE = 'flowchart TB\n  subgraph g["A & C"]\n    A["x<br/>y"] -->|"label"| B\n  end';

  test('draws the same file each time, small and complete in itself', async () => {
    const renderer = await startDiagramRenderer('src/client/diagrams/render-file.ts', font);
    try {
      const first = await renderer.render(SOURCE, configs.light);
      await renderer.render('sequenceDiagram\n  A->>B: x', configs.light);
      expect(await renderer.render(SOURCE, configs.light)).toBe(first);
      expect(first).toMatch(/^<svg [^>]*\bwidth="\d+"/);
      expect(first).toMatch(/^<svg [^>]*\bheight="\d+"/);
      expect(first).toContain('&amp;');
      expect(first).not.toMatch(/foreignObject|<script|@import|https?:(?!\/\/www\.w3\.org)/);
      expect(first.length).toBeLessThan(6000);
      expect(await renderer.render(SOURCE, configs.dark)).not.toBe(first);
    } finally {
      await renderer.close();
    }
  });

  test('says what mermaid says of a mistake', async () => {
    const renderer = await startDiagramRenderer('src/client/diagrams/render-file.ts', font);
    try {
      await expect(renderer.render('sequenceDiagram\n  A->>>>>B', configs.light)).rejects.toThrow(
        /Parse error on line 2/,
      );
    } finally {
      await renderer.close();
    }
  });
});
