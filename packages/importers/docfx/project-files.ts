import fs from 'node:fs';
import path from 'node:path';
import { displayPath, isInside } from '../../../src/config/diagnostics/files';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import type { DocfxProject, FileGroup } from './config';
import { matchesGlob } from '../shared/globs';
import { isOverwrite } from './overwrites';

/** A file of the project and its place in the site that DocFX built. */
export interface ProjectFile {
  /** Absolute. */
  readonly source: string;
  /** The path in the site, with the extension of the source. */
  readonly target: string;
  /** The text of a page that no file has. */
  readonly text?: string;
}

export interface ProjectFiles {
  readonly pages: readonly ProjectFile[];
  /** `toc.yml` and `toc.md`. */
  readonly tocs: readonly ProjectFile[];
  readonly resources: readonly ProjectFile[];
  readonly overwrites: readonly ProjectFile[];
  /** What `docfx metadata` has written. */
  readonly reference: readonly ProjectFile[];
  /** Content of other kinds: pages in YAML, descriptions of REST services. */
  readonly others: readonly ProjectFile[];
  /** What is not read because it is outside of the root: files, or folders with all that they have. */
  readonly refused: readonly string[];
}

/** What projects of other systems do not have. */
export const NO_FILES = { tocs: [], overwrites: [], reference: [], others: [], refused: [] };

const TOC = /^toc\.(?:ya?ml|md)$/i;

/**
 * Lists the files that `docfx.json` names. A file that two groups name is listed once: one that is
 * content and an overwrite file, as the pattern `**.md` has all, by what it says.
 *
 * @param isName whether the reference has a uid.
 */
export function projectFiles(
  project: DocfxProject,
  isName: (uid: string) => boolean,
): ProjectFiles {
  const refused = new Set<string>();
  const filesOf = (groups: readonly FileGroup[]) => chosenFiles(groups, project.root, refused);
  const named = filesOf(project.content);
  const asContent = new Set(named.map(({ source }) => source));
  const overwrites = filesOf(project.overwrite).filter(
    (file) => isMarkdown(file) && (!asContent.has(file.source) || isOverwrite(file.source, isName)),
  );
  const overwriting = new Set(overwrites.map(({ source }) => source));
  const content = named.filter(({ source }) => !overwriting.has(source));
  const resources = filesOf(project.resource).filter((file) => !isMarkdown(file));
  const data = content.filter((file) => !isMarkdown(file) && isData(file));
  return {
    pages: content.filter((file) => isMarkdown(file) && !TOC.test(path.basename(file.source))),
    tocs: content.filter(({ source }) => TOC.test(path.basename(source))),
    resources,
    overwrites,
    reference: data.filter(isReference),
    others: data.filter((file) => !isReference(file)),
    refused: [...refused],
  };
}

/** What DocFX makes pages of besides Markdown: YAML says which kind it is. */
const isData = ({ source }: ProjectFile): boolean =>
  !TOC.test(path.basename(source)) &&
  (/\.(?:json|html)$/i.test(source) || (/\.ya?ml$/i.test(source) && kindOf(source) !== undefined));

const isReference = ({ source }: ProjectFile): boolean =>
  ['ManagedReference', 'ApiPage'].includes(kindOf(source) ?? '');

/** What a file of YAML says that it is. */
export function kindOf(source: string): string | undefined {
  return /YamlMime:(\w+)/.exec(fs.readFileSync(source, 'utf8').slice(0, 200))?.[1];
}

const isMarkdown = ({ source }: ProjectFile): boolean => /\.(?:md|markdown)$/i.test(source);

function chosenFiles(
  groups: readonly FileGroup[],
  root: string,
  refused: Set<string>,
): ProjectFile[] {
  const found = new Map<string, ProjectFile>();
  for (const { files, exclude, src, dest } of groups) {
    const isWanted = globMatcher(files);
    const isExcluded = globMatcher(exclude);
    // Patterns may start above the folder: "../README.md".
    const above = files.map((pattern) => /^(?:\.\.[\\/])+/.exec(pattern)?.[0] ?? '');
    for (const up of new Set(['', ...above])) {
      const base = path.resolve(src, up);
      if (placeIn(root, base) === 'outside') {
        refused.add(base);
        continue;
      }
      for (const source of walk(base, up === '' ? undefined : src)) {
        const relative = up + displayPath(source, base);
        if (!isWanted(relative) || isExcluded(relative) || found.has(source)) continue;
        const place = placeIn(root, source);
        if (place === 'outside') refused.add(source);
        if (place !== 'file') continue;
        found.set(source, { source, target: path.posix.join(dest, displayPath(source, base)) });
      }
    }
  }
  return [...found.values()];
}

/**
 * The patterns of `docfx.json`. Names that start with a dot are never matched, and capital letters
 * are small ones.
 *
 * @param patterns as written, with forward or backward slashes.
 * @returns whether a path, relative and with forward slashes, matches one of them.
 */
export function globMatcher(patterns: readonly string[]): (path: string) => boolean {
  const globs = patterns.map((pattern) => pattern.replace(/\\/g, '/'));
  return (path) =>
    !/(?:^|\/)\.[^./]/.test(path) && globs.some((glob) => matchesGlob(path, glob, 'i'));
}

/** Folders that hold what was built or installed, which no documentation is. */
const SKIPPED = new Set(['node_modules', '_site', 'obj', '.git']);

function* walk(dir: string, except: string | undefined): Generator<string> {
  if (!fs.statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  const entries = fs.readdirSync(dir, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(dir, entry.name);
    if (except !== undefined && isInside(file, [except])) continue;
    if (!entry.isDirectory()) yield file;
    else if (!SKIPPED.has(entry.name)) yield* walk(file, except);
  }
}
