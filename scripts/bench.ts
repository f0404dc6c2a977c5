/**
 * `npm run bench`: prints the measurements for `docs/benchmarks.md` and writes them there. Run it
 * on an otherwise idle machine, after `npm run build`. `npm run bench -- sizes clicks paint builds
 * develop growth sites import` runs selected parts. `paint --against <dist>` compares with the pages of
 * another build, `builds --against <commit>` with builds of another commit, and `--large` adds 10,000
 * pages to the growth.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUILD_FIGURES, builds, countPages, figuresRow } from './lib/bench/builds';
import { growth, largeSites } from './lib/bench/growth';
import { replaceSection, row, table, type Table } from './lib/bench/table';
import { clickToHeading } from './lib/click-to-paint';
import { editsToPaint } from './lib/edit-to-paint';
import { firstLoad } from './lib/first-load';
import { generateAssembly } from './lib/generated-assembly';
import { loadToPaint } from './lib/load-to-paint';
import { measureProcess } from './lib/measure-process';
import { createSiteServer, listen } from './lib/server';
import { COPIES_DIR, copySite } from './lib/site-copy';

const REPORT = path.resolve('docs', 'benchmarks.md');
const PAGES = [
  'index.html',
  'essentials/getting-started.html',
  'room/collections.html',
  'reference/classes/RealtimeView.html',
  'reference/classes/DidChangeEvent.html',
];
const SLOW = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 } as const;

/** Another `dist/`, or for builds a commit, to compare with. */
let against: string | undefined;
/** Whether the largest site is built too. */
let large = false;

const SIZES = [200, 1000, 5000];

function sizes(): Table {
  const rows = PAGES.map((page) => {
    const load = firstLoad(path.resolve('dist'), page);
    const { html, css, javascript, earlyJavascript, pageData, fonts } = load;
    return row([
      `/${page.replace(/(index)?\.html$/, '')}`,
      html,
      css,
      javascript,
      earlyJavascript,
      pageData,
      fonts,
    ]);
  });
  return table(
    'First load of a page',
    'Bytes, brotli 11. The page data is part of the HTML. Early JavaScript runs before the page is painted and idle, and is part of the JavaScript.',
    ['page', 'HTML', 'CSS', 'JavaScript', 'early', 'page data', 'fonts'],
    rows,
  );
}

async function clicks(): Promise<Table> {
  const server = createSiteServer(path.resolve('dist'));
  const port = await listen(server, 0);
  const measure = (throttling: Parameters<typeof clickToHeading>[2]) =>
    clickToHeading(`http://127.0.0.1:${port}`, ['/', '/essentials/getting-started'], throttling);
  const plain = await measure({ cpu: 1 });
  const slow = await measure(SLOW);
  const hovered = await measure({ ...SLOW, hover: 300 });
  server.close();
  return table(
    'From a click to the new heading painted',
    'Milliseconds, median of 9, nothing cached.',
    ['conditions', 'ms'],
    [
      row(['as fast as the machine', Math.round(plain)]),
      row(['CPU 4 times slower, 1.6 Mbit/s, 150 ms', Math.round(slow)]),
      row(['the same, the pointer on the link for 300 ms before', Math.round(hovered)]),
    ],
  );
}

/** With `--against <folder>`, the pages of another `dist/` are loaded in turn with this one's. */
async function paint(): Promise<Table> {
  const folders = [path.resolve('dist'), ...(against ? [path.resolve(against)] : [])];
  const servers = folders.map((folder) => createSiteServer(folder));
  const ports = await Promise.all(servers.map((server) => listen(server, 0)));
  const bases = ports.map((port) => `http://127.0.0.1:${port}`);
  const rows: string[] = [];
  for (const page of ['/', '/room/collections', '/reference/classes/RealtimeView']) {
    const loads = await loadToPaint(bases, page, SLOW);
    for (const [index, load] of loads.entries()) {
      const { firstPaint, largestPaint, blocked, layoutShift } = load;
      const name = index === 0 ? page : `${page}, before`;
      const times = [firstPaint, largestPaint, blocked].map(Math.round);
      rows.push(row([name, ...times, layoutShift.toFixed(3)]));
    }
  }
  for (const server of servers) server.close();
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
    const times = (await editsToPaint(copy.dir, page, 9)).sort((a, b) => a - b);
    const seconds = (index: number) => ((times.at(index) ?? 0) / 1000).toFixed(1);
    rows.push(row([page.path, seconds(4), seconds(0), seconds(-1)]));
  }
  return table(
    'From an edit to the text on screen in develop',
    `Seconds, of 9 edits; ${countPages('.')} pages, the page open in a browser.`,
    ['page', 'median', 'quickest', 'slowest'],
    rows,
  );
}

async function imports(): Promise<Table> {
  const dir = path.join(COPIES_DIR, 'import');
  fs.rmSync(dir, { recursive: true, force: true });
  const input = path.join(dir, 'api');
  generateAssembly(input, 5000);
  const tsx = path.resolve('node_modules/.bin/tsx');
  const command = ['scripts/reference-import.ts', input, '--out', path.join(dir, 'classes')];
  const run = async (name: string, ...options: string[]) => {
    const args = [...command, ...options];
    const result = await measureProcess(tsx, args, { cwd: process.cwd(), env: process.env });
    if (result.code !== 0) throw new Error(`The import into ${dir} failed.`);
    return figuresRow(name, result);
  };
  const bytes = fs
    .readdirSync(input)
    .reduce((sum, file) => sum + fs.statSync(path.join(input, file)).size, 0);
  const rows = [
    await run('5000 types, all new'),
    await run('again, nothing to do'),
    await run('`--check`', '--check'),
  ];
  fs.rmSync(dir, { recursive: true, force: true });
  const megabytes = Math.round(bytes / 1e6);
  return table(
    'Imports of a generated assembly',
    `Eight members each, ${megabytes} MB of DocFX’s YAML.`,
    ['import', ...BUILD_FIGURES.slice(1)],
    rows,
  );
}

const PARTS: Readonly<Record<string, () => Table | Promise<Table>>> = {
  sizes,
  clicks,
  paint,
  builds: () => builds(against),
  develop,
  growth: () => growth(large ? [...SIZES, 10_000] : SIZES),
  sites: largeSites,
  import: imports,
};

async function main(): Promise<void> {
  const { values, positionals: wanted } = parseArgs({
    options: { against: { type: 'string' }, large: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  against = values.against;
  large = values.large;
  const cpu = os.cpus()[0]?.model ?? 'unknown processor';
  const machine = `${os.cpus().length} cores (${cpu.trim()}), ${Math.round(os.totalmem() / 1e9)} GB, Node ${process.version}`;
  const header = `# Benchmarks\n\nMeasured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n`;
  const old = fs.existsSync(REPORT) ? fs.readFileSync(REPORT, 'utf8') : '';
  let report = header + (old.includes('\n## ') ? `\n${old.slice(old.indexOf('\n## ') + 1)}` : '');
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const result = await part();
    console.log(`\n${result.title}\n${result.lines.join('\n')}`);
    report = replaceSection(report, result);
    fs.mkdirSync(path.dirname(REPORT), { recursive: true });
    fs.writeFileSync(REPORT, report);
  }
}

void main();
