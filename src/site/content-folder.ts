import fs from 'node:fs';
import path from 'node:path';
import { listRelativeFiles } from '../diagnostics/files';

/** The content folders that a build reads. */
export interface ContentFolder {
  /** The project's root. */
  readonly rootDir: string;
  /** The content folder: `CONTENT_DIR`, or `content` by default. */
  readonly contentDir: string;
  readonly docsDir: string;
  /** Absent if the content has no API reference. */
  readonly referenceDir?: string;
  /** Absent if the sidebar is generated from the folders. */
  readonly sidebarsFile?: string;
  /** Folders whose files are served from the site's root. */
  readonly staticDirs: readonly string[];
}

const SIDEBARS = ['ts', 'js', 'cjs', 'mjs', 'json'].map((extension) => `sidebars.${extension}`);

/**
 * Finds the content folders.
 *
 * @throws {Error} naming the folder that is missing.
 */
export function findContentFolder(
  rootDir: string,
  configured: string | undefined = process.env.CONTENT_DIR,
): ContentFolder {
  const contentDir = path.resolve(rootDir, configured || 'content');
  if (!isDirectory(contentDir)) {
    throw new Error(
      `The content folder ${contentDir} does not exist.` +
        (configured ? ' Fix CONTENT_DIR, or leave it out to build "content".' : ''),
    );
  }
  const docsDir = path.join(contentDir, 'docs');
  if (!isDirectory(docsDir)) {
    throw new Error(
      `The content folder ${contentDir} has no folder "docs", which holds the pages.`,
    );
  }
  const referenceDir = path.join(contentDir, 'reference', 'classes');
  const sidebarsFile = SIDEBARS.map((name) => path.join(contentDir, name)).find((file) =>
    fs.existsSync(file),
  );
  const staticDirs = [path.join(rootDir, 'static'), path.join(contentDir, 'static')].filter(
    isDirectory,
  );
  return {
    rootDir,
    contentDir,
    docsDir,
    ...(isDirectory(referenceDir) && { referenceDir }),
    ...(sidebarsFile && { sidebarsFile }),
    staticDirs,
  };
}

/** The addresses of all files in the static folders. */
export function staticFilesOf(folder: ContentFolder): Set<string> {
  const files = folder.staticDirs.flatMap((dir) =>
    listRelativeFiles(dir).map((file) => `/${file}`),
  );
  return new Set(files);
}

function isDirectory(dir: string): boolean {
  return fs.statSync(dir, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
