import fs from 'node:fs';
import path from 'node:path';
import { isInside, listFiles, listRelativeFiles } from '../diagnostics/files';
import type { ContentSettings } from '../settings/schema';

export interface DocsFolder {
  /** Unique: the name of its source in Gatsby. */
  readonly name: string;
  readonly dir: string;
  /** The path below which its pages are published; empty for the root of the site. */
  readonly path: string;
  /** Absent if the sidebar is generated from the folders, `false` if there is none. */
  readonly sidebarsFile?: string | false;
  /** Files and folders in it that are not pages, absolute. */
  readonly exclude: readonly string[];
}

export interface ContentFolder {
  readonly rootDir: string;
  /** The content folder: `CONTENT_DIR`, or what the settings say. */
  readonly contentDir: string;
  /** The folders of pages. The sidebars of the first one have the API reference. */
  readonly docs: readonly [DocsFolder, ...DocsFolder[]];
  /** Absent if the content has no API reference. */
  readonly referenceDir?: string;
  /** Folders whose files are served from the site's root. */
  readonly staticDirs: readonly string[];
}

const SIDEBARS = ['ts', 'js', 'cjs', 'mjs', 'json'].map((extension) => `sidebars.${extension}`);

/**
 * Finds the content folders.
 *
 * @param configured a folder of the default layout, which takes the place of the settings.
 * @throws {Error} naming the folder or file that is missing.
 */
export function findContentFolder(
  rootDir: string,
  configured: string | undefined = process.env.CONTENT_DIR,
  settings: ContentSettings = { dir: 'content' },
): ContentFolder {
  const given: ContentSettings = configured ? { dir: configured } : settings;
  const contentDir = path.resolve(rootDir, given.dir);
  if (!isDirectory(contentDir)) {
    throw new Error(
      `The content folder ${contentDir} does not exist.` +
        (configured ? ' Fix CONTENT_DIR, or leave it out to build "content".' : ''),
    );
  }
  const referenceDir = path.join(contentDir, 'reference', 'classes');
  const served = given.static?.map((dir) => path.resolve(rootDir, dir));
  const staticDirs = [
    path.join(rootDir, 'static'),
    ...(served ?? [path.join(contentDir, 'static')]),
  ].filter(isDirectory);
  return {
    rootDir,
    contentDir,
    docs: docsFolders(rootDir, contentDir, given.docs),
    ...(isDirectory(referenceDir) && { referenceDir }),
    staticDirs,
  };
}

function docsFolders(
  rootDir: string,
  contentDir: string,
  given: ContentSettings['docs'] = [],
): ContentFolder['docs'] {
  const [first, ...rest] = given.map((one, index): DocsFolder => {
    const dir = path.resolve(rootDir, one.dir);
    if (!isDirectory(dir)) throw new Error(missing('content.docs', dir, 'folder'));
    const sidebars = one.sidebars && path.resolve(rootDir, one.sidebars);
    if (sidebars && !fs.existsSync(sidebars)) {
      throw new Error(missing('content.docs', sidebars, 'sidebars file'));
    }
    return {
      name: index === 0 ? 'docs' : `docs-${index + 1}`,
      dir,
      path: one.path === '/' ? '' : one.path,
      ...(sidebars !== undefined && { sidebarsFile: sidebars }),
      exclude: one.exclude.map((name) => path.join(dir, name)),
    };
  });
  return first ? [first, ...rest] : [defaultDocs(contentDir)];
}

function missing(setting: string, name: string, what: string): string {
  return `The ${what} ${name} does not exist. Fix "${setting}" in site.config.ts; paths start from the project’s root.`;
}

function defaultDocs(contentDir: string): DocsFolder {
  const dir = path.join(contentDir, 'docs');
  if (!isDirectory(dir)) {
    throw new Error(
      `The content folder ${contentDir} has no folder "docs", which holds the pages.`,
    );
  }
  const sidebarsFile = SIDEBARS.map((name) => path.join(contentDir, name)).find((file) =>
    fs.existsSync(file),
  );
  return { name: 'docs', dir, path: '', exclude: [], ...(sidebarsFile && { sidebarsFile }) };
}

/** The folder of pages that a file is in: the innermost, where one holds another. */
export function docsFolderOf(file: string, docs: readonly DocsFolder[]): DocsFolder | undefined {
  return docs
    .filter(({ dir }) => isInside(file, [dir]))
    .sort((a, b) => b.dir.length - a.dir.length)[0];
}

/** The files in a folder of pages, absolute, apart from those that it excludes. */
export function docsFilesOf({ dir, exclude }: Pick<DocsFolder, 'dir' | 'exclude'>): string[] {
  return listFiles(dir).filter((file) => !isInside(file, exclude));
}

/** The folders whose files pages can show and link to, besides the static ones. */
export function contentRootsOf({ contentDir, docs }: Pick<ContentFolder, 'contentDir' | 'docs'>) {
  return [contentDir, ...docs.map(({ dir }) => dir)];
}

/** All folders of pages and of API classes. */
export function pageDirsOf({ docs, referenceDir }: Pick<ContentFolder, 'docs' | 'referenceDir'>) {
  return [...docs.map(({ dir }) => dir), ...(referenceDir === undefined ? [] : [referenceDir])];
}

/** The Markdown files of all pages and partials, absolute. */
export function markdownFilesOf(folder: Pick<ContentFolder, 'docs' | 'referenceDir'>): string[] {
  const { docs, referenceDir } = folder;
  const reference = referenceDir === undefined ? [] : listFiles(referenceDir);
  const files = new Set([...docs.flatMap(docsFilesOf), ...reference]);
  return [...files].filter((file) => /\.mdx?$/.test(file));
}

export function staticFilesOf(folder: Pick<ContentFolder, 'staticDirs'>): Set<string> {
  const files = folder.staticDirs.flatMap(listRelativeFiles);
  return new Set(files.map((file) => `/${file}`));
}

function isDirectory(dir: string): boolean {
  return fs.statSync(dir, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
