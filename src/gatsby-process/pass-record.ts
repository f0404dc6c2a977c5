import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sourceDigest } from '../site/source-digest';

/** Digests by absolute path; null where there is no file. */
type Digests = Readonly<Record<string, string | null>>;

/** Everything that the outcome of one of webpack's passes depends on, and the outcome. */
export interface PassRecord {
  /** What a pass depends on before it has read a file: see `surroundings`. */
  readonly surroundings: string;
  /** What it read, or looked for and did not find. */
  readonly read: Digests;
  /** The environment variables that these files mention. */
  readonly variables: Readonly<Record<string, string | null>>;
  readonly written: Digests;
  /** What Gatsby compares with that of its last build. */
  readonly hash: string;
}

/** What webpack says of a pass. */
export interface PassFiles {
  readonly read: Iterable<string>;
  readonly missing: Iterable<string>;
  readonly written: Iterable<string>;
}

/** Variables that Gatsby and the tools below webpack read when they are set up. */
const TOOL_VARIABLES = /^(?:GATSBY_|NODE_|BABEL_|BROWSERSLIST|AUTOPREFIXER|SWC_|CYPRESS_SUPPORT$)/i;

/** Any use of a variable, of whatever object is called `env`. */
const VARIABLE = /\benv\s*(?:\?\.|\.|\[\s*["'`])\s*(\w+)/g;

/**
 * A digest of what passes depend on beside the files that webpack names: the sources, the settings
 * and all files in the project's folder (packages with their versions, configurations of tools), our
 * own compiled code, the variables of tools, and the process.
 *
 * @param settings what else the configuration of webpack is made of, as JSON.
 */
export function surroundings(rootDir: string, settings: unknown, env = process.env): string {
  const configurations = fs
    .readdirSync(rootDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map(({ name }) => name)
    .sort();
  const variables = Object.entries(env)
    .filter(([name]) => TOOL_VARIABLES.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { version, arch, argv } = process;
  const given = [version, arch, argv.slice(2), variables, settings, rootDir];
  const sources = [...configurations, 'src', path.join('.cache', 'compiled')];
  return digestOf(`${JSON.stringify(given)} ${sourceDigest(rootDir, sources)}`);
}

/**
 * Records a pass that has ended.
 *
 * @param started when it began, in milliseconds since 1970.
 * @returns undefined if a file has changed since, so that nobody knows what the pass has read.
 */
export function recordPass(
  given: string,
  hash: string,
  { read, missing, written }: PassFiles,
  started: number,
): PassRecord | undefined {
  const files = [...read];
  const absent = [...missing];
  if ([...files, ...absent].some((file) => changedAfter(file, started))) return undefined;
  if (files.some((file) => !fs.existsSync(file))) return undefined;
  const names = new Set(files.flatMap((file) => [...variablesIn(file)]));
  return {
    surroundings: given,
    read: digests([...files, ...absent]),
    variables: Object.fromEntries([...names].map((name) => [name, process.env[name] ?? null])),
    written: digests(written),
    hash,
  };
}

/** Whether a pass would read and write what it did when it was recorded. */
export function isCurrent(record: PassRecord, given: string): boolean {
  return (
    record.surroundings === given &&
    Object.entries(record.variables).every(
      ([name, value]) => (process.env[name] ?? null) === value,
    ) &&
    [record.written, record.read].every((files) =>
      Object.entries(files).every(([file, digest]) => digestOfFile(file) === digest),
    )
  );
}

function digests(files: Iterable<string>): Digests {
  return Object.fromEntries([...new Set(files)].map((file) => [file, digestOfFile(file)]));
}

/** Of a folder, only that it is one: what is looked for in it has a path. Of a link, also its target. */
function digestOfFile(file: string): string | null {
  const own = statOf(file, fs.lstatSync);
  const target = statOf(file, fs.statSync);
  if (!own || !target) return null;
  const link = own.isSymbolicLink() ? fs.readlinkSync(file) : '';
  const content = target.isFile() ? fs.readFileSync(file, 'latin1') : null;
  return digestOf(JSON.stringify([link, content]));
}

function changedAfter(file: string, time: number): boolean {
  const stat = statOf(file, fs.lstatSync);
  return stat !== undefined && !stat.isDirectory() && stat.ctimeMs >= time;
}

/** Also of what would be in a folder where there is a file: webpack looks there too. */
function statOf(file: string, stat: (file: string) => fs.Stats): fs.Stats | undefined {
  try {
    return stat(file);
  } catch {
    return undefined;
  }
}

function variablesIn(file: string): readonly string[] {
  if (!fs.statSync(file).isFile()) return [];
  return [...fs.readFileSync(file, 'latin1').matchAll(VARIABLE)].map(([, name = '']) => name);
}

const digestOf = (data: string) => crypto.createHash('sha256').update(data).digest('hex');
