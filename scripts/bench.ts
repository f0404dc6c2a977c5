/**
 * `npm run bench`: prints the measurements for `docs/benchmarks.md` and writes them there. Run it
 * on an otherwise idle machine, after `npm run build`. `npm run bench -- sizes clicks paint builds
 * develop growth import` runs selected parts. `paint --against <dist>` compares with the pages of
 * another build, `builds --against <folder>` with another checkout, and `growth --pages 200,10000`
 * sets the sizes.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clicksToHeading, loadToPaint, median } from '../packages/bench/page-times';
import { replaceSection, row, table, type Table } from '../packages/bench/table';
import { createSiteServer, listen } from '../packages/preview-server/server';
import { chromiumOptions } from '../packages/testing/chromium';
import { builds, countPages, growth, imports } from './lib/bench-builds';
import { editsToPaint } from './lib/edit-to-paint';
import { firstLoad } from './lib/first-load';
import { copySite } from './lib/site-copy';

const REPORT = path.resolve('docs', 'benchmarks.md');
const DIST = path.resolve('dist');
const PAGES = [
  'index.html',
  'essentials/getting-started.html',
  'room/collections.html',
  'reference/classes/RealtimeView.html',
  'reference/classes/DidChangeEvent.html',
];
const SLOW = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 } as const;

function sizes(): Table {
  const rows = PAGES.map((page) => {
    const load = firstLoad(DIST, page);
    const { html, css, javascript, earlyJavascript, pageData, fonts } = load;
    const name = `/${page.replace(/(index)?\.html$/, '')}`;
    return row([name, html, css, javascript, earlyJavascript, pageData, fonts]);
  });
  return table(
    'First load of a page',
    'Bytes, brotli 11. The page data is part of the HTML. Early JavaScript runs before the page is painted and idle, and is part of the JavaScript.',
    ['page', 'HTML', 'CSS', 'JavaScript', 'early', 'page data', 'fonts'],
    rows,
  );
}

async function withServers<T>(
  folders: readonly string[],
  run: (bases: readonly string[]) => Promise<T>,
): Promise<T> {
  const servers = folders.map((folder) => createSiteServer(folder));
  const ports = await Promise.all(servers.map((server) => listen(server, 0)));
  try {
    return await run(ports.map((port) => `http://127.0.0.1:${port}`));
  } finally {
    for (const server of servers) server.close();
  }
}

async function clicks(): Promise<Table> {
  const conditions = {
    'as fast as the machine': { cpu: 1 },
    'CPU 4 times slower, 1.6 Mbit/s, 150 ms': SLOW,
    'the same, the pointer on the link for 300 ms before': { ...SLOW, hover: 300 },
  };
  const rows = await withServers([DIST], async ([base = '']) => {
    const measured: string[] = [];
    for (const [name, throttling] of Object.entries(conditions)) {
      const link = ['/', '/essentials/getting-started'] as const;
      const times = await clicksToHeading(chromiumOptions(), base, link, throttling);
      measured.push(row([name, Math.round(median(times))]));
    }
    return measured;
  });
  return table(
    'From a click to the new heading painted',
    'Milliseconds, median of 9, nothing cached.',
    ['conditions', 'ms'],
    rows,
  );
}

/** The pages of another `dist/` are loaded in turn with this one's. */
async function paint(against?: string): Promise<Table> {
  const folders = [DIST, ...(against ? [path.resolve(against)] : [])];
  const rows: string[] = [];
  await withServers(folders, async (bases) => {
    for (const page of ['/', '/room/collections', '/reference/classes/RealtimeView']) {
      const loads = await loadToPaint(chromiumOptions(), bases, page, SLOW);
      for (const [index, load] of loads.entries()) {
        const { firstPaint, largestPaint, blocked, layoutShift } = load;
        const name = index === 0 ? page : `${page}, before`;
        const times = [firstPaint, largestPaint, blocked].map(Math.round);
        rows.push(row([name, ...times, layoutShift.toFixed(3)]));
      }
    }
  });
  return table(
    'First paint of a page',
    'CPU 4 times slower, 1.6 Mbit/s, 150 ms; milliseconds, median of 7, nothing cached.',
    ['page', 'first paint', 'largest paint', 'main thread blocked', 'layout shift'],
    rows,
  );
}

async function develop(): Promise<Table> {
  const copy = copySite('bench-develop', { fresh: true });
  const pages = [
    { file: 'content/docs/room/collections.mdx', path: '/room/collections' },
    { file: 'content/reference/classes/Room.mdx', path: '/reference/classes/Room' },
  ];
  const rows: string[] = [];
  for (const page of pages) {
    const times = await editsToPaint(copy.dir, page, 9);
    const seconds = [median(times), Math.min(...times), Math.max(...times)];
    rows.push(row([page.path, ...seconds.map((time) => (time / 1000).toFixed(1))]));
  }
  return table(
    'From an edit to the text on screen in develop',
    `Seconds, of 9 edits; ${countPages('.')} pages, the page open in a browser.`,
    ['page', 'median', 'quickest', 'slowest'],
    rows,
  );
}

async function main(): Promise<void> {
  const { values, positionals: wanted } = parseArgs({
    options: {
      against: { type: 'string' },
      pages: { type: 'string', default: '200,2000,5000' },
    },
    allowPositionals: true,
  });
  const parts: Readonly<Record<string, () => Table | Promise<Table>>> = {
    sizes,
    clicks,
    paint: () => paint(values.against),
    builds: () => builds(values.against),
    develop,
    growth: () => growth(values.pages.split(',').map(Number)),
    import: () => imports(),
  };
  const cpu = os.cpus()[0]?.model ?? 'unknown processor';
  const machine = `${os.cpus().length} cores (${cpu.trim()}), ${Math.round(os.totalmem() / 1e9)} GB, Node ${process.version}`;
  const header = `# Benchmarks\n\nMeasured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n`;
  const old = fs.existsSync(REPORT) ? fs.readFileSync(REPORT, 'utf8') : '';
  let report = header + (old.includes('\n## ') ? `\n${old.slice(old.indexOf('\n## ') + 1)}` : '');
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const result = await part();
    console.log(`\n${result.title}\n${result.lines.join('\n')}`);
    report = replaceSection(report, result);
    fs.writeFileSync(REPORT, report);
  }
}

void main();
