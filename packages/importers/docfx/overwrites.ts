import fs from 'node:fs';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import { parse } from 'yaml';

/** A text that an overwrite file gives to a type or member. */
export interface Overwrite {
  /** Absolute. */
  readonly file: string;
  /** 1-based line on which the text starts. */
  readonly line: number;
  readonly uid: string;
  /** `summary`, `remarks`, `example` or `conceptual`. */
  readonly key: string;
  readonly body: string;
  /** Whether the file says what the text is: `remarks: *content`. Pages have a uid too. */
  readonly isExplicit: boolean;
}

/** Blocks of YAML begin with a rule and have a uid; a rule in the text begins none. */
const BLOCK = /^---[ \t]*\n((?:(?!---)[^\n]*\n)*?uid:[^]*?)\n---[ \t]*(?:\n|$)/gm;

/** Whether a file gives texts to what the reference has, or only to such as would be there. */
export function isOverwrite(file: string, isName: (uid: string) => boolean): boolean {
  return readOverwrites([file]).some(({ uid, isExplicit }) => isExplicit || isName(uid));
}

/**
 * Reads overwrite files: blocks of YAML with `uid` and `remarks: *content`, each before its text.
 *
 * @param files absolute.
 */
export function readOverwrites(files: readonly string[]): Overwrite[] {
  return files.flatMap((file) => {
    const raw = fs
      .readFileSync(file, 'utf8')
      .replace(/\r\n?/g, '\n')
      .replace(/^\uFEFF/, '');
    if (splitFrontMatter(raw).frontMatter === undefined) return [];
    const blocks = [...raw.matchAll(BLOCK)];
    return blocks.flatMap(({ 0: whole, 1: header = '', index }, at) => {
      const start = index + whole.length;
      const line = raw.slice(0, start).split('\n').length;
      return textsOf(header, raw.slice(start, blocks[at + 1]?.index), file, line);
    });
  });
}

function textsOf(header: string, body: string, file: string, line: number): Overwrite[] {
  let values: unknown;
  try {
    // An anchor that the block does not define stands for the text that follows.
    values = parse(header.replace(/:\s*\*content\s*$/gm, ": '*content'"), { uniqueKeys: false });
  } catch {
    return [];
  }
  if (typeof values !== 'object' || values === null) return [];
  const { uid, ...keys } = values as Record<string, unknown>;
  if (typeof uid !== 'string') return [];
  const texts = Object.entries(keys).flatMap(([key, value]): Overwrite[] => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first !== 'string') return [];
    const isExplicit = first === '*content';
    return [{ file, line, uid, key, body: isExplicit ? body : first, isExplicit }];
  });
  const usesBody = texts.some((one) => one.body === body);
  if (usesBody || body.trim() === '') return texts;
  return [...texts, { file, line, uid, key: 'conceptual', body, isExplicit: false }];
}
