import fs from 'node:fs';
import path from 'node:path';
import { displayPath, listFiles } from '../../../src/config/diagnostics/files';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import type { Problem } from '../../../src/config/diagnostics/problems';
import { type DocfxItem, type DocfxReference, lineOfItem, readDocfxFile } from './docfx';
import { isMember, isType } from './model';

/** A part of the input that is left out, and why. */
export interface Skipped {
  /** A file's path or a uid. */
  readonly what: string;
  readonly reason: string;
}

export interface Input {
  /** The types in the order of their files. */
  readonly types: readonly DocfxItem[];
  /** The members of each type by the type's uid, in DocFX's order. */
  readonly members: ReadonlyMap<string, readonly DocfxItem[]>;
  readonly items: ReadonlyMap<string, DocfxItem>;
  readonly references: ReadonlyMap<string, DocfxReference>;
  readonly fileCount: number;
  readonly skippedFiles: readonly Skipped[];
  readonly skippedItems: readonly Skipped[];
  /** Uids that a type or namespace lists as children but that have no item. */
  readonly missingChildren: readonly Skipped[];
  /** Missing folders, damaged files and duplicate uids. If any, nothing may be written. */
  readonly problems: readonly Problem[];
}

/**
 * Reads all files from `docfx metadata` in the folders and their subfolders.
 *
 * @param rootDir paths in messages are relative to this folder.
 */
export function readFolders(folders: readonly string[], rootDir: string): Input {
  const items = new Map<string, DocfxItem>();
  const references = new Map<string, DocfxReference>();
  const { files, skippedFiles, problems } = filesOf(folders, rootDir);
  for (const absolute of files) {
    const file = nameOf(absolute, rootDir);
    const read = readDocfxFile(fs.readFileSync(absolute, 'utf8'), file);
    problems.push(...read.problems);
    if (read.skipped !== undefined) skippedFiles.push({ what: file, reason: read.skipped });
    for (const item of read.items) {
      const other = items.get(item.uid);
      if (!other) items.set(item.uid, item);
      // Namespaces may repeat: each assembly has its own file for them.
      else if (item.type !== 'Namespace') problems.push(duplicate(item, other, rootDir));
    }
    for (const [uid, reference] of read.references) {
      if (!references.has(uid)) references.set(uid, reference);
    }
  }
  if (items.size === 0 && problems.length === 0) problems.push(empty(folders, rootDir));
  return {
    ...grouped(items),
    items,
    references,
    fileCount: files.size,
    skippedFiles,
    missingChildren: missingChildrenOf(items),
    problems,
  };
}

function filesOf(folders: readonly string[], rootDir: string) {
  const files = new Set<string>();
  const skippedFiles: Skipped[] = [];
  const problems: Problem[] = [];
  for (const folder of folders) {
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      const file = nameOf(folder, rootDir);
      const message = 'The folder does not exist.';
      const fix = 'Give the folder that "docfx metadata" writes to: "dest" in docfx.json.';
      problems.push({ check: 'content', file, message, fix });
      continue;
    }
    for (const file of listFiles(folder)) {
      const name = path.basename(file);
      const skip = (reason: string) => skippedFiles.push({ what: nameOf(file, rootDir), reason });
      if (name === 'toc.yml') skip('is a table of contents');
      else if (name === '.manifest') skip('is DocFX’s own list of uids');
      else if (/\.ya?ml$/i.test(name)) {
        if (placeIn(folder, file) === 'file') files.add(file);
        else skip('leads out of the folder');
      }
    }
  }
  return { files, skippedFiles, problems };
}

/** A file's name in messages: its path relative to the root, or absolute if it is elsewhere. */
export function nameOf(file: string, rootDir: string): string {
  const name = displayPath(file, rootDir);
  return name.startsWith('../') ? file : name;
}

function grouped(items: ReadonlyMap<string, DocfxItem>) {
  const types: DocfxItem[] = [];
  const members: DocfxItem[] = [];
  const skippedItems: Skipped[] = [];
  for (const item of items.values()) {
    const parent = items.get(item.parent);
    const skip = (reason: string) => skippedItems.push({ what: item.uid, reason });
    if (isType(item)) types.push(item);
    else if (item.type === 'Namespace') skip('namespaces have no page');
    else if (!isMember(item)) skip(`items of the type "${item.type || 'none'}" have no page`);
    else if (!parent || !isType(parent)) skip('its type is not in the input');
    else members.push(item);
  }
  return { types, members: groupBy(members, ({ parent }) => parent), skippedItems };
}

function missingChildrenOf(items: ReadonlyMap<string, DocfxItem>): Skipped[] {
  return [...items.values()].flatMap(({ children, file }) =>
    children
      .filter((uid) => !items.has(uid))
      .map((uid) => ({ what: uid, reason: `${file} lists it, and no file has it` })),
  );
}

function duplicate(item: DocfxItem, other: DocfxItem, rootDir: string): Problem {
  const lineIn = (file: string) =>
    lineOfItem(fs.readFileSync(path.resolve(rootDir, file), 'utf8'), item.uid);
  const isSame = item.file === other.file;
  const line = isSame ? undefined : lineIn(item.file);
  const place = isSame ? 'this file' : [other.file, lineIn(other.file)].filter(Boolean).join(':');
  return {
    check: 'content',
    file: item.file,
    ...(line && { line }),
    message: `The uid "${item.uid}" is also in ${place}.`,
    fix: 'Delete the folder and run "docfx metadata" again: files of an earlier run may be left.',
  };
}

function empty(folders: readonly string[], rootDir: string): Problem {
  const file = nameOf(folders[0] ?? '', rootDir) || '.';
  return {
    check: 'content',
    file,
    message: 'There are no types in the folder: no file has items of DocFX’s ManagedReference.',
    fix: 'Run "docfx metadata" with the output format "mref", and give the folder it writes to.',
  };
}
