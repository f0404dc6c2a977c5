import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../testing/files';
import { COPIES_DIR, copySite, siteCommand } from '../testing/site-copy';
import { firstLoad } from './first-load';
import { generateSite, GUIDE } from './generated-site';
import { measureProcess, type ProcessFigures } from './measure-process';
import { row, table, type Table } from './table';

const PROCESS_FIGURES = ['seconds', 'CPU seconds', 'peak memory, MB'] as const;

/**
 * Measures builds of this site: cold, warm without a change, and warm after one edit.
 *
 * @param edited the page that is edited.
 * @param other the root of another checkout with its packages, which `npm run build` builds in turn
 *   with this one. Both get the content of that checkout, and its page is edited too.
 */
export async function builds(edited: string, other?: string): Promise<Table> {
  const { dir } = copySite('bench', { fresh: true });
  const subjects = [{ name: '', dir, build: () => buildSite(dir) }];
  if (other !== undefined) {
    fs.rmSync(path.join(dir, 'content'), { recursive: true });
    fs.cpSync(path.join(other, 'content'), path.join(dir, 'content'), { recursive: true });
    const build = () => measureProcess('npm', ['run', '--silent', 'build'], { cwd: other });
    subjects.push({ name: `, ${path.basename(other)}`, dir: other, build });
  }
  const steps = {
    cold: forgetCaches,
    'warm, no change': () => undefined,
    'warm, one page edited': (site: string) =>
      fs.appendFileSync(path.join(site, edited), '\nOne more sentence.\n'),
  };
  const rows: string[] = [];
  for (const [step, prepare] of Object.entries(steps)) {
    for (const subject of subjects) {
      prepare(subject.dir);
      rows.push(row([step + subject.name, ...cellsOf(await subject.build())]));
    }
  }
  return table(
    'Builds of this site',
    `${countPages(dir)} pages; from the command to a finished \`dist/\`.`,
    ['build', ...PROCESS_FIGURES],
    rows,
  );
}

/** Builds generated sites of several sizes, half guides and half classes, and measures them. */
export async function growth(sizes: readonly number[]): Promise<Table> {
  const rows: string[] = [];
  for (const pages of sizes) {
    const { dir } = copySite('growth', { fresh: true });
    const content = path.join(dir, 'generated');
    generateSite(content, pages);
    forgetCaches(dir);
    const build = await buildSite(dir, { CONTENT_DIR: content });
    const dist = path.join(dir, 'dist');
    const sizeOf = (file: string) => fs.statSync(path.join(dist, file)).size;
    const bytes = filesBelow(dist).reduce((sum, file) => sum + sizeOf(file), 0);
    rows.push(
      row([
        pages,
        ...cellsOf(build),
        Math.round(bytes / 1e6),
        sizeOf(`${GUIDE}.html`),
        sizeOf(`page-data/${GUIDE}/page-data.json`),
        firstLoad(dist, `${GUIDE}.html`).javascript,
      ]),
    );
    fs.rmSync(dir, { recursive: true });
  }
  return table(
    'Growth',
    'Cold builds of generated sites: half guides of 1,040 words, half classes of eight members. Peak memory is the resident memory of all processes of a build together, at its peak; what they share counts in each.',
    [
      'pages',
      ...PROCESS_FIGURES,
      '`dist/`, MB',
      'a document, bytes',
      'its page data',
      'its JavaScript, brotli',
    ],
    rows,
  );
}

/** Imports an assembly whose types are those of one file, under other names. */
export async function imports(script: string, fixture: string, types = 5000): Promise<Table> {
  const dir = path.join(COPIES_DIR, 'import');
  const input = path.join(dir, 'api');
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(input, { recursive: true });
  const text = fs.readFileSync(fixture, 'utf8');
  for (let index = 0; index < types; index++) {
    const name = `Vault${index}`;
    fs.writeFileSync(path.join(input, `Acme.${name}.yml`), text.replaceAll('Vault', name));
  }
  const command = [script, input, '--out', path.join(dir, 'classes')];
  const run = async (name: string, ...options: string[]) => {
    const tsx = path.resolve('node_modules/.bin/tsx');
    const figures = await measureProcess(tsx, [...command, ...options], { cwd: process.cwd() });
    return row([name, ...cellsOf(figures)]);
  };
  const rows = [
    await run(`${types} types, all new`),
    await run('again, nothing to do'),
    await run('`--check`', '--check'),
  ];
  fs.rmSync(dir, { recursive: true });
  const megabytes = Math.round((types * text.length) / 1e6);
  return table(
    'Imports of a generated assembly',
    `${megabytes} MB of DocFX’s YAML.`,
    ['import', ...PROCESS_FIGURES],
    rows,
  );
}

/** The pages in a built site's sitemap. */
export function countPages(dir: string): number {
  const sitemap = fs.readFileSync(path.join(dir, 'dist', 'sitemap-0.xml'), 'utf8');
  return sitemap.split('<loc>').length - 1;
}

/** Deletes what no fresh clone has. Copies share the project's packages, and the caches among them. */
function forgetCaches(dir: string): void {
  for (const name of ['node_modules/.cache', '.cache', 'public', 'dist'])
    fs.rmSync(path.join(dir, name), { recursive: true, force: true });
}

function buildSite(dir: string, environment: NodeJS.ProcessEnv = {}): Promise<ProcessFigures> {
  const env = { ...process.env, CI: 'true', ...environment };
  return measureProcess(...siteCommand('build'), { cwd: dir, env });
}

function cellsOf({ seconds, cpuSeconds, peakBytes }: ProcessFigures): (number | string)[] {
  return [seconds, cpuSeconds, peakBytes && peakBytes / 1e6].map((value) =>
    value === undefined ? 'not known' : Math.round(value),
  );
}
