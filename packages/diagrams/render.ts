import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumOptions } from '../testing/chromium';

/** What mermaid is initialized with, or what the drawing script makes of it. */
export type DiagramConfig = object;

/** Requests to this address are answered locally, so nothing leaves the machine. */
const ORIGIN = 'http://diagrams.invalid';
/** In milliseconds; a diagram takes about a second. */
const LONGEST = 60_000;

/** Draws diagrams in headless Chromium. */
export interface DiagramRenderer {
  /**
   * @returns the text of an SVG file, always the same for the same source and configuration.
   * @throws {Error} with mermaid's message if the source has a mistake.
   */
  readonly render: (source: string, config: DiagramConfig) => Promise<string>;
  readonly close: () => Promise<void>;
}

/**
 * @param entry the module that draws in a page: it exports `renderFile`.
 * @throws {Error} if there is no Chromium.
 */
export async function startDiagramRenderer(entry: string): Promise<DiagramRenderer> {
  const script = await pageScript(entry);
  const browser = await chromium.launch(chromiumOptions());
  return {
    render: (source, config) => renderOne(browser, script, source, config),
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
  script: string,
  source: string,
  config: DiagramConfig,
): Promise<string> {
  const page = await browser.newPage();
  page.setDefaultTimeout(LONGEST);
  try {
    const mermaid = path.resolve('node_modules/mermaid/dist');
    await page.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (origin !== ORIGIN) await route.abort();
      else if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: PAGE });
      else {
        const isOurs = pathname === '/render-file.mjs';
        const body = isOurs ? script : fs.readFileSync(path.join(mermaid, pathname), 'utf8');
        await route.fulfill({ contentType: 'text/javascript', body });
      }
    });
    await page.goto(ORIGIN);
    // A string, because tsx would add a helper to a function that the page does not have.
    const call = `import('/render-file.mjs').then(({ renderFile }) => renderFile(${JSON.stringify(source)}, ${JSON.stringify(config)}))`;
    return await withLimit(page.evaluate<string>(call));
  } finally {
    await page.close();
  }
}

const PAGE = '<!doctype html><meta charset="utf-8"><body></body>';

async function withLimit<T>(work: Promise<T>): Promise<T> {
  const controller = new AbortController();
  const limit = setTimeout(LONGEST, undefined, { signal: controller.signal }).then(() => {
    throw new Error(`Drawing took longer than ${LONGEST / 1000} s.`);
  });
  return Promise.race([work, limit]).finally(() => controller.abort());
}
