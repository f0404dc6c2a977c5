import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { apiFrontMatterSchema } from '../../../src/reference/schema';
import { displayPath, isInside, listFiles } from '../../../src/config/diagnostics/files';
import { frontMatterLocator, splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import { formatProblems, type Problem } from '../../../src/config/diagnostics/problems';
import { markdownFilesOf } from '../../../src/config/project/content-folder';
import { currentSite, type Site } from '../../../src/config/project/site';
import type { SampleBlock } from '../../../src/features/samples/blocks';
import { checkCallSites } from './call-sites';
import { collectSamples } from './collect';
import { classProblems } from './one-class';
import { exemptionProblems, parseCompilerOutput, problemsOf, summary } from './report';
import { runProjects } from './run-projects';
import { referenceStubs, toolkitOf, type ReferencePage } from './stubs';
import { type Toolkit, type Unit, unitsOf } from './units';
import { waysUnit } from './ways';
import { substituteDeep } from '../../../src/config/settings/variables';
import { compile, findOrInstallCompiler } from './mono';

export type SamplesResult =
  | { readonly state: 'skipped'; readonly why: string }
  | { readonly state: 'passed'; readonly summary: string }
  | { readonly state: 'failed'; readonly summary: string; readonly report: string };

/** How samples are compiled: with the library of the engine and the reference, in a folder. */
export interface SamplesBuild {
  readonly command: string;
  readonly workDir: string;
  readonly library: string;
}

export interface Prepared {
  readonly pages: readonly ReferencePage[];
  readonly toolkit: Toolkit;
  readonly build: SamplesBuild;
}

/** Builds what samples are compiled against; names the compiler or the problems if it cannot. */
export function prepareSamples(
  site: Site,
): Prepared | { readonly missing: string } | { readonly problems: readonly Problem[] } {
  const compiler = findOrInstallCompiler();
  if ('missing' in compiler) return compiler;
  const { command } = compiler;
  const { rootDir } = site.folder;
  const workDir = path.join(rootDir, '.tmp', 'samples');
  fs.mkdirSync(workDir, { recursive: true });
  const { pages, problems } = referencePages(site);
  const stubs = problems.length > 0 ? { problems } : buildStubs(command, rootDir, workDir, pages);
  if ('problems' in stubs) return stubs;
  const toolkit = toolkitOf(pages);
  const build: SamplesBuild = { command, workDir, library: stubs.library };
  selfTest(build, toolkit);
  return { pages, toolkit, build };
}

/**
 * Compiles the samples of all pages, or of some.
 *
 * @param only files and folders; empty for all pages.
 * @param write whether the list of call sites is written instead of checked.
 * @throws {Error} if a given file is not a page, or the check itself does not work.
 */
export function checkSamples(
  rootDir: string,
  only: readonly string[],
  write = false,
): SamplesResult {
  const started = Date.now();
  const site = currentSite(rootDir);
  const prepared = prepareSamples(site);
  if ('missing' in prepared) return { state: 'skipped', why: prepared.missing };
  if ('problems' in prepared) {
    const report = formatProblems(prepared.problems);
    return { state: 'failed', report, summary: 'the reference itself does not compile' };
  }
  const { pages, toolkit, build } = prepared;
  const files = chosenFiles(site, only);
  const { problems, units, blocks, projects } = collectSamples(files, site, toolkit);
  const counts = {
    pages: new Set(blocks.map(({ file }) => file)).size,
    blocks: blocks.length,
    exempt: blocks.filter(({ noCompile }) => noCompile !== undefined).length,
    projects: projects.length,
  };
  if (only.length === 0) {
    const file = path.join(path.relative(rootDir, build.workDir), 'ways.cs');
    units.push(waysUnit(pages, toolkit, blocks.length + projects.length, file));
    problems.push(...classProblems(blocks), ...exemptionProblems(counts));
  }
  problems.push(
    ...compileUnits(build, units, (library) => [
      ...runProjects(build.command, rootDir, library, build.library, projects),
      ...(only.length > 0 || !site.settings.callSites
        ? []
        : checkCallSites(
            { command: build.command, library, stubs: build.library, units, blocks },
            pages,
            site,
            write,
          )),
    ]),
  );
  return resultOf(
    problems,
    `${summary(counts)}, in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

function resultOf(problems: readonly Problem[], text: string): SamplesResult {
  if (problems.length === 0) return { state: 'passed', summary: text };
  const places = problems.map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`);
  const count = new Set(places).size;
  const report = formatProblems(problems);
  return { state: 'failed', report, summary: `${count} problems. ${text}` };
}

function chosenFiles(site: Site, only: readonly string[]): string[] {
  const files = markdownFilesOf(site.folder);
  if (only.length === 0) return files;
  return only.flatMap((given) => {
    const wanted = path.resolve(given);
    const chosen = files.filter((file) => isInside(file, [wanted]));
    if (chosen.length === 0) throw new Error(`${given} is neither a page nor a folder of pages.`);
    return chosen;
  });
}

/** The types of the reference. The build reports in detail what is wrong with front matter. */
function referencePages({ folder, variables }: Site) {
  const pages: ReferencePage[] = [];
  const problems: Problem[] = [];
  const files = folder.referenceDir === undefined ? [] : listFiles(folder.referenceDir);
  for (const absolute of files.filter((file) => /\.mdx?$/.test(file))) {
    const file = displayPath(absolute, folder.rootDir);
    const document = parseDocument(
      splitFrontMatter(fs.readFileSync(absolute, 'utf8')).frontMatter ?? '',
    );
    const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
    const result = apiFrontMatterSchema.safeParse(substituteDeep(data, variables));
    if (result.success) pages.push({ file, api: result.data });
    else {
      const message = 'The front matter is not that of an API class.';
      const fix = 'npm run build says where and why.';
      problems.push({ check: 'content', file, message, fix });
    }
  }
  return { pages, problems };
}

/** Builds one library from the engine and the reference, cached in `.tmp` by source hash. */
function buildStubs(
  command: string,
  rootDir: string,
  workDir: string,
  pages: readonly ReferencePage[],
): { library: string } | { problems: Problem[] } {
  const engine = listFiles(path.join(__dirname, 'engine')).filter((file) => file.endsWith('.cs'));
  const { source, origins } = referenceStubs(pages);
  const hash = crypto.createHash('sha256').update(source);
  engine.forEach((file) => hash.update(fs.readFileSync(file)));
  const library = path.join(workDir, `stubs-${hash.digest('hex').slice(0, 16)}.dll`);
  if (fs.existsSync(library)) return { library };
  // Built elsewhere and moved, so that another run cannot find half a library.
  const folder = fs.mkdtempSync(path.join(workDir, 'stubs-'));
  const reference = path.join(folder, 'reference.cs');
  fs.writeFileSync(reference, source);
  const made = path.join(folder, path.basename(library));
  const { ok, output } = compile(command, [...engine, reference], made, []);
  if (ok) fs.renameSync(made, library);
  fs.rmSync(folder, { recursive: true });
  if (ok) return { library };
  const problems = parseCompilerOutput(output).map((error): Problem => {
    const origin = error.file?.endsWith('reference.cs') ? origins[error.line - 1] : undefined;
    const file = origin?.file ?? (error.file && displayPath(error.file, rootDir)) ?? 'mcs';
    const line = origin
      ? frontMatterLocator(fs.readFileSync(path.join(rootDir, origin.file), 'utf8'))(origin.keys)
          .line
      : error.line;
    return {
      check: 'content',
      file,
      ...(line !== undefined && { line }),
      message: `${error.code}: ${error.message}`,
      fix: 'Fix the signature, or what it refers to: the pages of the reference must fit together.',
    };
  });
  if (problems.length === 0) throw new Error(`mcs failed and named no error:\n${output}`);
  return { problems };
}

/** Guards against a compiler that accepts everything. */
function selfTest(build: SamplesBuild, toolkit: Toolkit): void {
  const block = (code: string): SampleBlock => ({ file: 'self-check', line: 1, code });
  const wrong = unitsOf([block('Debug.Log("x");\nDebug.NoSuchMember("x");')], toolkit, 0);
  const right = unitsOf([block('Debug.Log("x");')], toolkit, 0);
  const found = compileUnits(build, wrong);
  const none = compileUnits(build, right);
  if (found.length !== 1 || found[0]?.line !== 2 || none.length > 0) {
    const detail = formatProblems([...found, ...none]);
    throw new Error(`The check of samples does not work: it must find one mistake.\n${detail}`);
  }
}

/**
 * Compiles until nothing fails: a syntax error hides all others, and a type error hides those in
 * methods, so units that failed are set aside and the rest is compiled again.
 *
 * @param afterwards what else is checked in the library of all units that compile.
 */
export function compileUnits(
  { command, workDir, library }: SamplesBuild,
  units: readonly Unit[],
  afterwards: (library: string) => Problem[] = () => [],
): Problem[] {
  const folder = fs.mkdtempSync(path.join(workDir, 'run-'));
  const problems: Problem[] = [];
  try {
    const all = units.flatMap((unit) => unit.files);
    const files = new Map(all.map((file) => [file.name, file]));
    for (const { name, text } of all) fs.writeFileSync(path.join(folder, name), text);
    let rest = units;
    while (rest.length > 0) {
      const names = rest.flatMap((unit) => unit.files.map(({ name }) => name));
      const made = path.join(folder, 'samples.dll');
      const { ok, output } = compile(command, names, made, [library]);
      if (ok) return [...problems, ...afterwards(made)];
      const errors = parseCompilerOutput(output);
      const failed = new Set(errors.map(({ file }) => file?.replace(/^.*\//, '')));
      const next = rest.filter((unit) => !unit.files.some(({ name }) => failed.has(name)));
      if (next.length === rest.length) throw new Error(`mcs failed:\n${output}`);
      problems.push(...problemsOf(errors, files));
      rest = next;
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return problems;
}
