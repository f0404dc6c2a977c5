import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../diagnostics/write-whole';
import { isCurrent, type PassRecord, recordPass, surroundings } from './pass-record';

/** What Gatsby asks of its configuration of webpack. */
export type Configure = (
  program: object,
  directory: string,
  stage: string,
  ...rest: readonly unknown[]
) => Promise<object>;

/** A configuration of webpack that nobody has made yet. */
interface Planned {
  readonly directory: string;
  readonly stage: string;
  readonly make: () => Promise<object>;
}

/** What Gatsby reads of webpack's statistics. */
interface Stats {
  readonly hash: string;
  readonly hasWarnings: () => boolean;
  readonly hasErrors: () => boolean;
  readonly compilation: Compilation;
}

interface Compilation {
  readonly fileDependencies: Iterable<string>;
  readonly contextDependencies: Iterable<string>;
  readonly missingDependencies: Iterable<string>;
  readonly outputOptions: { readonly path: string };
  readonly getAssets: () => readonly { readonly name: string }[];
}

interface Pass {
  readonly stats: Stats;
  readonly close: () => Promise<void>;
}

export interface Bundle {
  readonly build: (config: object) => Promise<Pass>;
  readonly watch: (...args: readonly unknown[]) => unknown;
}

interface ChunkHashes {
  readonly renderPageHash: string;
  readonly templateHashes: Readonly<Record<string, string>>;
}

export type GetChunkHashes = (given: { stats: Stats; components: Components }) => ChunkHashes;

type Components = ReadonlyMap<
  string,
  { readonly componentPath: string; readonly componentChunkName: string }
>;

/** The part of Gatsby's state that its passes depend on, and that says which of them it remembers. */
export interface State {
  readonly config: object;
  readonly components: Components;
  readonly staticQueryComponents: ReadonlyMap<string, unknown>;
  readonly staticQueriesByTemplate: ReadonlyMap<string, unknown>;
  readonly slicesByTemplate: ReadonlyMap<string, unknown>;
  readonly webpackCompilationHash: string;
  readonly html: { readonly ssrCompilationHash: string };
}

/** What is kept of a pass, in a file. */
interface Kept {
  readonly record: PassRecord;
  /** Of the pass that renders pages. */
  readonly chunks?: ChunkHashes;
}

/** What Gatsby writes after the pass for browsers that is none of its assets. */
const BESIDE_ASSETS = [
  'chunk-map.json',
  'webpack.stats.json',
  path.join('_gatsby', 'slices', '_gatsby-scripts-1.html'),
];

/** The pass whose hash Gatsby takes from webpack; that of the other is its chunks'. */
const FOR_BROWSERS = 'build-javascript';

/**
 * Stands in for Gatsby's configuration of webpack: it is made, and webpack loaded, only if a pass has
 * to run.
 *
 * @param original loads Gatsby's own.
 */
export function planned(original: () => Configure): Configure {
  return (program, directory, stage, ...rest) => {
    const plan: Planned = {
      directory,
      stage,
      make: () => original()(program, directory, stage, ...rest),
    };
    return Promise.resolve(plan);
  };
}

/** Passes of this process whose record waits for the hashes of their chunks. */
const waiting = new WeakMap<Stats, { readonly file: string; readonly record: PassRecord }>();

const keptChunks = new WeakMap<Stats, ChunkHashes>();

/**
 * Stands in for Gatsby's passes of webpack. A pass that would read and write what it did in an
 * earlier build does not run: its files are there.
 *
 * @param original loads Gatsby's own.
 * @param state what Gatsby remembers.
 */
export function unlessKept(original: () => Bundle, state: () => State): Bundle {
  return {
    watch: (...args) => original().watch(...args),
    build: async (config) => {
      const { directory, stage, make } = config as Planned;
      const file = path.join(directory, '.cache', 'kept-passes', `${stage}.json`);
      const given = surroundings(directory, settingsIn(state()));
      const kept = readKept(file);
      if (kept && remembers(state(), stage, kept) && isCurrent(kept.record, given)) {
        console.log(`Nothing that ${stage} reads is new: its files are kept.`);
        return passOf(kept);
      }
      fs.rmSync(file, { force: true });
      const started = Date.now();
      const pass = await original().build(await make());
      const record = recordOf(pass.stats, stage, given, started);
      if (record && stage === FOR_BROWSERS) write(file, { record });
      else if (record) waiting.set(pass.stats, { file, record });
      return pass;
    },
  };
}

/** Stands in for Gatsby's search for the hashes of templates. @param original Gatsby's own. */
export function chunkHashes(original: GetChunkHashes): GetChunkHashes {
  return (given) => {
    const kept = keptChunks.get(given.stats);
    if (kept) return kept;
    const chunks = original(given);
    const pass = waiting.get(given.stats);
    if (pass) write(pass.file, { record: pass.record, chunks });
    return chunks;
  };
}

function settingsIn({ config, components, staticQueryComponents }: State): unknown {
  const templates = [...components.values()].map(({ componentPath, componentChunkName }) => [
    componentPath,
    componentChunkName,
  ]);
  return [config, templates.sort(), [...staticQueryComponents.keys()].sort()];
}

/** Whether Gatsby's state is that of a build which has ended with this pass. */
function remembers(state: State, stage: string, { record, chunks }: Kept): boolean {
  if (stage !== FOR_BROWSERS) return state.html.ssrCompilationHash === chunks?.renderPageHash;
  const templates = [...state.components.keys()];
  return (
    state.webpackCompilationHash === record.hash &&
    templates.every((name) => state.staticQueriesByTemplate.has(name)) &&
    templates.every((name) => state.slicesByTemplate.has(name))
  );
}

function recordOf(
  stats: Stats,
  stage: string,
  given: string,
  started: number,
): PassRecord | undefined {
  const { compilation } = stats;
  // Warnings are printed by each build, and of a folder that is read whole any file may count.
  const isPlain = !stats.hasWarnings() && [...compilation.contextDependencies].length === 0;
  if (!isPlain) return undefined;
  const assets = compilation.getAssets().map(({ name }) => name);
  const written = [...assets, ...(stage === FOR_BROWSERS ? BESIDE_ASSETS : [])];
  return recordPass(
    given,
    stats.hash,
    {
      read: compilation.fileDependencies,
      missing: compilation.missingDependencies,
      written: written.map((name) => path.join(compilation.outputOptions.path, name)),
    },
    started,
  );
}

function passOf({ record, chunks }: Kept): Pass {
  const stats: Stats = {
    hash: record.hash,
    hasWarnings: () => false,
    hasErrors: () => false,
    compilation: { ...NO_FILES, outputOptions: { path: '' }, getAssets: () => [] },
  };
  if (chunks) keptChunks.set(stats, chunks);
  return { stats, close: () => Promise.resolve() };
}

const NO_FILES = { fileDependencies: [], contextDependencies: [], missingDependencies: [] };

function readKept(file: string): Kept | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Kept) : undefined;
}

function write(file: string, kept: Kept): void {
  writeWhole(file, JSON.stringify(kept));
}
