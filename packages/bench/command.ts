import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copySite } from '../testing/site-copy';
import { builds, countPages, growth, imports } from './builds';
import { editsToPaint } from './edit-to-paint';
import { firstLoad } from './first-load';
import { clicksToHeading, loadToPaint, median } from './page-times';
import { withServers } from './with-browser';
import { replaceSection, row, table, type Table } from './table';

/** What is measured of a site. */
export interface BenchSubjects {
  readonly report: string;
  /** The documents in `dist/` whose sizes are listed. */
  readonly documents: readonly string[];
  /** The paths of the pages whose first paint is measured. */
  readonly painted: readonly string[];
  /** The page with a link, and its target. */
  readonly link: readonly [from: string, to: string];
  /** What authors edit, the first also between builds. */
  readonly edited: readonly { readonly file: string; readonly path: string }[];
  /** The command that imports a reference, and a file of DocFX for it. */
  readonly importer: readonly [script: string, fixture: string];
  /** Compares engines of search. */
  readonly search: () => Promise<Table>;
}

const DIST = path.resolve('dist');
const SLOW = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 } as const;

function sizes({ documents }: BenchSubjects): Table {
  const rows = documents.map((page) => {
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

async function clicks({ link }: BenchSubjects): Promise<Table> {
  const conditions = {
    'as fast as the machine': { cpu: 1 },
    'CPU 4 times slower, 1.6 Mbit/s, 150 ms': SLOW,
    'the same, the pointer on the link for 300 ms before': { ...SLOW, hover: 300 },
  };
  const rows = await withServers([DIST], async ([base = '']) => {
    const measured: string[] = [];
    for (const [name, throttling] of Object.entries(conditions)) {
      const times = await clicksToHeading(base, link, throttling);
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
async function paint({ painted }: BenchSubjects, against?: string): Promise<Table> {
  const folders = [DIST, ...(against ? [path.resolve(against)] : [])];
  const rows: string[] = [];
  await withServers(folders, async (bases) => {
    for (const page of painted) {
      const loads = await loadToPaint(bases, page, SLOW);
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

async function develop({ edited }: BenchSubjects): Promise<Table> {
  const copy = copySite('bench-develop', { fresh: true });
  const rows: string[] = [];
  for (const page of edited) {
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

/** Measures all parts, or those named, prints the results and writes them into the report. */
export async function bench(args: string[], subjects: BenchSubjects): Promise<void> {
  const { values, positionals: wanted } = parseArgs({
    args,
    options: { against: { type: 'string' }, pages: { type: 'string', default: '200,2000,5000' } },
    allowPositionals: true,
  });
  const parts: Readonly<Record<string, () => Table | Promise<Table>>> = {
    sizes: () => sizes(subjects),
    clicks: () => clicks(subjects),
    paint: () => paint(subjects, values.against),
    builds: () => builds(subjects.edited[0]?.file ?? '', values.against),
    develop: () => develop(subjects),
    growth: () => growth(values.pages.split(',').map(Number)),
    import: () => imports(...subjects.importer),
    search: subjects.search,
  };
  const cpu = os.cpus()[0]?.model ?? 'unknown processor';
  const machine = `${os.cpus().length} cores (${cpu.trim()}), ${Math.round(os.totalmem() / 1e9)} GB, Node ${process.version}`;
  const header = `# Benchmarks\n\nMeasured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n`;
  const file = subjects.report;
  const old = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  let report = header + (old.includes('\n## ') ? `\n${old.slice(old.indexOf('\n## ') + 1)}` : '');
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const result = await part();
    console.log(`\n${result.title}\n${result.lines.join('\n')}`);
    report = replaceSection(report, result);
    fs.writeFileSync(file, report);
  }
}
