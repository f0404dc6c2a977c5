import fs from 'node:fs';
import path from 'node:path';
import { firstLoad } from '../first-load';
import { GUIDE, type GeneratedPages, generateSite, mixed } from '../generated-site';
import type { ProcessFigures } from '../measure-process';
import { copySite } from '../site-copy';
import { buildSite, forgetKeptFiles } from './build-site';
import { BUILD_FIGURES, figuresRow as buildRow } from './builds';
import { row, table, type Table } from './table';

/** What a site of one size costs. */
export interface SizeFigures {
  readonly pages: number;
  readonly build: ProcessFigures;
  /** Of all files in `dist/`, in bytes. */
  readonly distBytes: number;
  /** The document of the guide that sites of all sizes have, in bytes, not compressed. */
  readonly documentBytes: number;
  /** The same guide's page data file. */
  readonly pageDataBytes: number;
  /** All JavaScript of that guide, compressed. */
  readonly javascript: number;
}

/**
 * The power of the number of pages with which a cost grows between two sizes: 1 is linear, 2 is
 * quadratic, 0 does not grow.
 */
export function exponent(
  from: { readonly pages: number; readonly cost: number },
  to: { readonly pages: number; readonly cost: number },
): number {
  return Math.log(to.cost / from.cost) / Math.log(to.pages / from.pages);
}

/** Builds generated sites of several sizes, half guides and half classes, and measures them. */
export async function growth(sizes: readonly number[]): Promise<Table> {
  const all: SizeFigures[] = [];
  for (const pages of sizes) all.push(await measure(pages));
  return growthTable(all);
}

/** Builds two sites that are large in one way, and measures what a build costs. */
export async function largeSites(): Promise<Table> {
  const sites = [
    { name: '2200 pages, half guides, half classes', pages: mixed(2200) },
    { name: '5000 classes', pages: { guides: 0, classes: 5000 } },
  ];
  const rows: string[] = [];
  for (const { name, pages } of sites) {
    const { copy, build } = await buildGenerated('large', pages);
    rows.push(buildRow(name, build));
    fs.rmSync(copy.dir, { recursive: true, force: true });
  }
  return table('Builds of large sites', 'Cold; generated pages as above.', BUILD_FIGURES, rows);
}

async function buildGenerated(name: string, pages: GeneratedPages) {
  const copy = copySite(name, { fresh: true });
  const content = path.join(copy.dir, 'generated');
  generateSite(content, pages);
  forgetKeptFiles();
  return { copy, build: await buildSite(copy.dir, { CONTENT_DIR: content }) };
}

async function measure(pages: number): Promise<SizeFigures> {
  const { copy, build } = await buildGenerated(`growth-${pages}`, mixed(pages));
  const dist = path.join(copy.dir, 'dist');
  const figures: SizeFigures = {
    pages,
    build,
    distBytes: folderBytes(dist),
    documentBytes: fs.statSync(path.join(dist, `${GUIDE}.html`)).size,
    pageDataBytes: fs.statSync(path.join(dist, 'page-data', GUIDE, 'page-data.json')).size,
    javascript: firstLoad(dist, `${GUIDE}.html`).javascript,
  };
  fs.rmSync(path.join(copy.dir, '.cache'), { recursive: true, force: true });
  fs.rmSync(path.join(copy.dir, 'public'), { recursive: true, force: true });
  return figures;
}

/** With the exponents of each size against the one before in a second row. */
export function growthTable(sizes: readonly SizeFigures[]): Table {
  const rows = sizes.flatMap((figures, index) => {
    const before = sizes[index - 1];
    return before ? [figuresRow(figures), exponentsRow(before, figures)] : [figuresRow(figures)];
  });
  return table(
    'Growth',
    'Cold builds of generated sites: half guides of 1,040 words, half classes of eight members. Peak memory is the resident memory of all processes of a build together, at its peak; what they share counts in each. Below each size, the exponent of each cost against the size above: 1 is linear, 0 does not grow.',
    [
      'pages',
      'seconds',
      'CPU seconds',
      'peak memory, MB',
      '`dist/`, MB',
      'a document, bytes',
      'its page data',
      'its JavaScript, brotli',
    ],
    rows,
  );
}

function costs(figures: SizeFigures): readonly (number | undefined)[] {
  const { build, distBytes, documentBytes, pageDataBytes, javascript } = figures;
  const memory = build.peakBytes && build.peakBytes / 1e6;
  return [
    build.seconds,
    build.cpuSeconds,
    memory,
    distBytes / 1e6,
    documentBytes,
    pageDataBytes,
    javascript,
  ];
}

function figuresRow(figures: SizeFigures): string {
  const cells = costs(figures).map((cost) => (cost === undefined ? 'not known' : Math.round(cost)));
  return row([figures.pages, ...cells]);
}

function exponentsRow(from: SizeFigures, to: SizeFigures): string {
  const before = costs(from);
  const cells = costs(to).map((cost, index) => {
    const former = before[index];
    if (cost === undefined || former === undefined) return '';
    return exponent({ pages: from.pages, cost: former }, { pages: to.pages, cost }).toFixed(2);
  });
  return row(['exponent', ...cells]);
}

function folderBytes(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0);
}
