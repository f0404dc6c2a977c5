import { ownValue } from '../diagnostics/own-value';
import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../diagnostics/write-whole';
import { isSame, NO_STAMP, type Stamp, stampOf } from './stamp';

/** What is known of a published file. */
interface KnownFile {
  /** Of the file that it was made from. */
  readonly source: Stamp;
  readonly target: Stamp;
  /** What searches of its text have found, by their names. */
  readonly found: Record<string, unknown>;
}

type KnownFiles = Readonly<Record<string, KnownFile>>;

/** Files of another folder that may still be what a build would make. */
export interface MadeFiles {
  readonly dir: string;
  readonly files: KnownFiles;
}

/** What one build leaves to the next. */
interface Kept {
  readonly key: string;
  readonly files: KnownFiles;
}

/** Where a record of the files is, and what they are made of apart from their sources. */
export interface KeptIn {
  readonly file: string;
  readonly key: string;
}

/** The published files of one build, some of which are those of the build before. */
export interface PublishedFiles extends MadeFiles {
  /**
   * Links a file that was made before into the new folder, if neither it nor what it was made from
   * has changed since.
   *
   * @param source the file that it was made from, absolute.
   * @param name its path in the folder.
   * @returns whether it is there now.
   */
  readonly reuse: (source: string, name: string) => boolean;
  /**
   * Makes a file of the new folder.
   *
   * @param write writes it to a path, where there is no file, and returns its text if it has it.
   */
  readonly make: (
    source: string,
    name: string,
    write: (target: string) => string | undefined,
  ) => void;
  /**
   * Searches the text of a file in the new folder. Of a file that was in the last build too, the
   * result is that of then. The text of the file that was made last need not be read.
   *
   * @param what the name of the search, whose results have to be JSON.
   */
  readonly find: <T>(what: string, name: string, search: (text: string) => T) => T;
  /** Records the files. Call this when the new folder has its final path, and the old one is gone. */
  readonly keep: (dir: string) => void;
}

/**
 * Begins a folder to publish.
 *
 * @param dir the new folder, which does not exist.
 * @param last the folder of the last build.
 * @param keptIn undefined if nothing is kept.
 * @param early what this build has made in another folder.
 */
export function publishedFiles(
  dir: string,
  last: string,
  keptIn?: KeptIn,
  early?: MadeFiles,
): PublishedFiles {
  const kept: MadeFiles = { dir: last, files: keptIn ? readKept(keptIn) : {} };
  // Without a prototype: a file may be called "constructor".
  const files = Object.create(null) as Record<string, KnownFile>;
  const folders = new Set<string>();
  let latest: { readonly name: string; readonly text: string | undefined } | undefined;
  const freePlace = (name: string) => {
    const target = path.join(dir, name);
    const folder = path.dirname(target);
    if (!folders.has(folder)) fs.mkdirSync(folder, { recursive: true });
    folders.add(folder);
    if (files[name]) removeFile(target);
    return target;
  };
  const link = (made: MadeFiles, source: string, name: string) => {
    const known = ownValue(made.files, name);
    const old = path.join(made.dir, name);
    if (!known || !isSame(known.target, stampOf(old))) return false;
    if (!isSame(known.source, stampOf(source))) return false;
    const target = freePlace(name);
    try {
      fs.linkSync(old, target);
    } catch {
      // Not every file system has links, and no file has any number of them.
      return false;
    }
    files[name] = { ...known, target: stampOf(target) };
    return true;
  };
  return {
    dir,
    files,
    reuse: (source, name) =>
      (early !== undefined && link(early, source, name)) || link(kept, source, name),
    make: (source, name, write) => {
      // Taken first: if the source changes while it is read, the next build reads it again.
      const stamp = stampOf(source);
      const target = freePlace(name);
      latest = { name, text: write(target) };
      files[name] = { source: stamp, target: stampOf(target), found: {} };
    },
    find: (what, name, search) => {
      const file = path.join(dir, name);
      const known = files[name];
      const isKnown = known !== undefined && isSame(known.target, stampOf(file));
      const found = isKnown ? known.found : {};
      if (!(what in found)) {
        const text = isKnown && latest?.name === name ? latest.text : undefined;
        found[what] = search(text ?? fs.readFileSync(file, 'utf8'));
      }
      return found[what] as ReturnType<typeof search>;
    },
    keep: (final) => {
      if (keptIn) writeKept(keptIn, settled(files, final));
    },
  };
}

/** Removes a file that may be a link to one of the last build, which must not be written to. */
export function removeFile(file: string): void {
  fs.rmSync(file, { force: true });
}

/** The files with their present stamps: links that have come and gone changed `when`. */
function settled(files: KnownFiles, dir: string): KnownFiles {
  return Object.fromEntries(
    Object.entries(files).map(([name, known]) => {
      const target = stampOf(path.join(dir, name));
      return [name, { ...known, target: target.what === known.target.what ? target : NO_STAMP }];
    }),
  );
}

function readKept({ file, key }: KeptIn): KnownFiles {
  if (!fs.existsSync(file)) return {};
  const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as Kept;
  return kept.key === key ? kept.files : {};
}

function writeKept({ file, key }: KeptIn, files: KnownFiles): void {
  writeWhole(file, JSON.stringify({ key, files } satisfies Kept));
}
