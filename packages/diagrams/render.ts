import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';
import subsetFont from 'subset-font';
import { chromiumOptions } from '../testing/chromium';

/** What mermaid is initialized with, or what the drawing script makes of it. */
export type DiagramConfig = object;

/** What the configuration names as the texts' font. */
export interface DiagramFont {
  readonly family: string;
  /** The path of a WOFF2 file. */
  readonly file: string;
}

/** Requests to this address are answered locally, so nothing leaves the machine. */
const ORIGIN = 'http://diagrams.invalid';
/** In milliseconds; a diagram takes about a second. */
const LONGEST = 60_000;

/**
 * Draws diagrams in headless Chromium: `render` returns the text of an SVG file, always the same for
 * the same source and configuration, and throws an error with mermaid's message if the source has a
 * mistake.
 *
 * @param entry the module that draws in a page: it exports `renderFile`.
 * @throws {Error} if there is no Chromium.
 */
export async function startDiagramRenderer(entry: string, font: DiagramFont) {
  const script = await pageScript(entry);
  const whole = fs.readFileSync(font.file);
  const styleWith = (data: Buffer) =>
    `<style>@font-face{font-family:${font.family};src:url(data:font/woff2;base64,${data.toString('base64')})}`;
  const html = `<!doctype html><meta charset="utf-8">${styleWith(whole)}</style><body></body>`;
  const browser = await chromium.launch(chromiumOptions());
  return {
    render: async (source: string, config: DiagramConfig) => {
      const { svg, text } = await renderOne(browser, { html, script }, source, config);
      // A picture is complete in itself, so it has the letters that it shows.
      const letters = await subsetFont(whole, text, { targetFormat: 'woff2' });
      return svg.replace('<style>', styleWith(letters));
    },
    close: () => browser.close(),
  };
}

async function pageScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    format: 'esm',
    external: ['./mermaid.esm.min.mjs'],
  });
  return outputFiles[0]?.text ?? '';
}

/** Uses a fresh page, because mermaid numbers its diagrams and writes the number to the file. */
async function renderOne(
  browser: Browser,
  { html, script }: Readonly<Record<'html' | 'script', string>>,
  source: string,
  config: DiagramConfig,
): Promise<Record<'svg' | 'text', string>> {
  const page = await browser.newPage();
  page.setDefaultTimeout(LONGEST);
  try {
    const mermaid = path.resolve('node_modules/mermaid/dist');
    await page.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (origin !== ORIGIN) await route.abort();
      else if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: html });
      else {
        const isOurs = pathname === '/render-file.mjs';
        const body = isOurs ? script : fs.readFileSync(path.join(mermaid, pathname), 'utf8');
        await route.fulfill({ contentType: 'text/javascript', body });
      }
    });
    await page.goto(ORIGIN);
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    // A string, because tsx would add a helper to a function that the page does not have.
    const call = `import('/render-file.mjs').then(({ renderFile }) => renderFile(${JSON.stringify(source)}, ${JSON.stringify(config)}))`;
    const svg = await withLimit(page.evaluate<string>(call));
    return { svg, text: (await page.locator('text').allTextContents()).join('') };
  } finally {
    await page.close();
  }
}

function withLimit<T>(work: Promise<T>): Promise<T> {
  const limit = setTimeout(LONGEST, undefined, { ref: false }).then(() => {
    throw new Error(`Drawing took longer than ${LONGEST / 1000} s.`);
  });
  return Promise.race([work, limit]);
}
