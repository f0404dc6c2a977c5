import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { measureProcess, type ProcessFigures } from '../measure-process';
import { COPIES_DIR, copySite } from '../site-copy';
import { buildSite, forgetKeptFiles } from './build-site';
import { row, table, type Table } from './table';

/** What is built: a copy of a site, and the project whose command builds it. */
interface Subject {
  readonly dir: string;
  readonly project: string;
}

const EDITED = 'content/docs/room/collections.mdx';

export const BUILD_FIGURES = ['build', 'seconds', 'CPU seconds', 'peak memory, MB'] as const;

/**
 * Measures builds of this site: cold, warm without a change, and warm after one edit.
 *
 * @param commit with it, the project as it was then is built in turn with this one, both with the
 *   content of that commit, and the ratio of each figure is printed.
 */
export async function builds(commit?: string): Promise<Table> {
  const subjects: Subject[] = [{ dir: copySite('bench', { fresh: true }).dir, project: '.' }];
  if (commit !== undefined) {
    const other = await checkOut(commit);
    for (const { dir } of subjects) takeContent(other.dir, dir);
    subjects.push(other);
  }
  const rows: string[] = [];
  const steps = [
    { name: 'cold', prepare: ({ project }: Subject) => forgetKeptFiles(project) },
    { name: 'warm, no change', prepare: () => undefined },
    { name: 'warm, one page edited', prepare: ({ dir }: Subject) => edit(dir) },
  ];
  for (const { name, prepare } of steps) {
    const results: ProcessFigures[] = [];
    for (const subject of subjects) {
      prepare(subject);
      results.push(await buildSite(subject.dir, {}, path.resolve(subject.project)));
    }
    rows.push(...rowsOf(name, results, commit));
  }
  const pages = countPages(subjects[0]?.dir ?? '.');
  return table(
    'Builds of this site',
    `${pages} pages${commit === undefined ? '' : `, those of ${commit}`}; from the command to a finished \`dist/\`.`,
    BUILD_FIGURES,
    rows,
  );
}

function rowsOf(
  name: string,
  [now, before]: readonly ProcessFigures[],
  commit: string | undefined,
): readonly string[] {
  if (!now) return [];
  if (!before) return [figuresRow(name, now)];
  const ratio = (a?: number, b?: number) =>
    a === undefined || b === undefined ? 'not known' : (a / b).toFixed(2);
  return [
    figuresRow(name, now),
    figuresRow(`${name}, ${commit}`, before),
    row([
      `${name}, ratio`,
      ratio(now.seconds, before.seconds),
      ratio(now.cpuSeconds, before.cpuSeconds),
      ratio(now.peakBytes, before.peakBytes),
    ]),
  ];
}

function edit(dir: string): void {
  fs.appendFileSync(path.join(dir, EDITED), '\nOne more sentence.\n');
}

function takeContent(from: string, to: string): void {
  fs.rmSync(path.join(to, 'content'), { recursive: true, force: true });
  fs.cpSync(path.join(from, 'content'), path.join(to, 'content'), {
    recursive: true,
    preserveTimestamps: true,
  });
}

/** Takes a commit's files, with packages of their own if its lock file is another. */
async function checkOut(commit: string): Promise<Subject> {
  const dir = path.join(COPIES_DIR, 'bench-against');
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', dir], { input: archive });
  const modules = path.join(dir, 'node_modules');
  const lock = 'package-lock.json';
  if (fs.readFileSync(lock).equals(fs.readFileSync(path.join(dir, lock)))) {
    fs.symlinkSync(path.resolve('node_modules'), modules, 'junction');
  } else {
    const install = await measureProcess('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: dir,
      env: process.env,
    });
    if (install.code !== 0) throw new Error(`The packages of ${commit} could not be installed.`);
  }
  return { dir, project: dir };
}

export function figuresRow(
  name: string,
  { seconds, cpuSeconds, peakBytes }: ProcessFigures,
): string {
  const round = (value: number | undefined) =>
    value === undefined ? 'not known' : Math.round(value);
  return row([name, round(seconds), round(cpuSeconds), round(peakBytes && peakBytes / 1e6)]);
}

/** The pages in a built site's sitemap. */
export function countPages(dir: string): number {
  const sitemap = fs.readFileSync(path.join(dir, 'dist', 'sitemap-0.xml'), 'utf8');
  return sitemap.split('<loc>').length - 1;
}
