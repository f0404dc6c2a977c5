import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { toHtml } from 'hast-util-to-html';
import { currentSite } from '../src/config/project/site';
import { substitute } from '../src/config/settings/variables';
import { findDiagrams } from '../src/features/diagrams/find';
import { openDiagramStore } from '../src/features/diagrams/store';
import { embedDrawing, readDrawing } from '../src/markdown/html/drawing';
import { MAIN, test as base } from './sites';
import { showFontsAtOnce } from './fonts-at-once';

/** A page with a drawing, so with the styles of drawings. */
const PAGE = '/pricing';
const { folder, variables } = currentSite();

const test = base.extend<{ faultsOf: (source: string) => Promise<string[]> }>({
  faultsOf: async ({ page }, provide) => {
    await showFontsAtOnce(page.context());
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(MAIN + PAGE);
    await page.evaluate(() => document.fonts.ready);
    const { outputFiles } = await build({
      entryPoints: ['e2e/overlaps.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'overlaps',
      footer: { js: 'Object.assign(window, overlaps)' },
    });
    await page.evaluate(outputFiles[0]?.text ?? '');
    await provide((source) => faultsOn(page, source));
  },
});

/** A drawing takes the page's styles, a diagram has its own. */
async function faultsOn(page: Page, source: string): Promise<string[]> {
  const drawing = readDrawing(substitute(source, variables));
  const svg = drawing ? toHtml(embedDrawing(drawing, 'Drawing', '')) : source;
  const root = `document.body${drawing ? '' : '.attachShadow({mode:"open"})'}`;
  return page.evaluate(`document.body.replaceWith(document.createElement('body'));
    const root = ${root};
    root.innerHTML = ${JSON.stringify(svg)};
    overlapsIn(root.querySelector('svg'))`);
}

test('nothing lies on a text of a picture, and arrows reach what they point at', async ({
  faultsOf,
}) => {
  const store = openDiagramStore(folder.rootDir, folder.contentDir);
  const diagrams = (await findDiagrams(folder, variables)).map(({ file, line, source }) => ({
    name: `${file}:${line}`,
    file: store.filesOf(source).light,
  }));
  const drawings = fs
    .readdirSync('content/docs', { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ name, file: path.join('content/docs', name) }));
  const found: string[] = [];
  for (const { name, file } of [...drawings, ...diagrams]) {
    const faults = await faultsOf(fs.readFileSync(file, 'utf8'));
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  expect(found).toEqual([]);
  expect([drawings.length > 30, diagrams.length > 50]).toEqual([true, true]);
});

const BOX = '<rect class="d-box" x="100" y="20" width="80" height="40"/>';
test('the check of pictures sees what is wrong, and nothing else', async ({ faultsOf }) => {
  for (const [inner, ...faults] of [
    [`${BOX}<path class="d-line d-arrow" d="M10 40H97"/>`],
    [`${BOX}<text class="d-text-small" x="110" y="45">owner</text>`],
    [
      `${BOX}<text class="d-text-small" x="80" y="45">owner</text>`,
      /^“owner” has a line through it: <rect class="d-box"/,
    ],
    [
      '<text class="d-text" x="-9" y="40">owner</text><text class="d-text" x="9" y="45">you</text>',
      /^“owner” is cut/,
      /^“owner” and “you” overlap/,
    ],
    [
      `${BOX}<path class="d-line d-arrow" d="M10 40H90"/>`,
      /^An arrow ends 8.\d px from a box: <path/,
    ],
    [
      `${BOX}<path class="d-line d-arrow" d="M10 44H97V40"/>`,
      /^A head does not point along its line/,
    ],
  ] as const) {
    const found = await faultsOf(`<svg class="drawing" viewBox="0 0 200 80">${inner}</svg>`);
    expect(found).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  }
});
