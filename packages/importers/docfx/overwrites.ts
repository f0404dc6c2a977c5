import fs from 'node:fs';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import { parse } from 'yaml';
import type { ProjectFile } from './project-files';

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
}

const BLOCK = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/m;

/** Reads overwrite files: blocks of YAML with `uid` and `remarks: *content`, each before its text. */
export function readOverwrites(files: readonly ProjectFile[]): Overwrite[] {
  return files.flatMap(({ source }) => blocksOf(source, fs.readFileSync(source, 'utf8')));
}

function blocksOf(file: string, raw: string): Overwrite[] {
  const found: Overwrite[] = [];
  let rest = raw.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  let line = 1;
  if (splitFrontMatter(rest).frontMatter === undefined) return [];
  for (let match = BLOCK.exec(rest); match; match = BLOCK.exec(rest)) {
    const start = match.index + match[0].length;
    const after = rest.slice(start);
    const next = nextBlock(after);
    const body = next < 0 ? after : after.slice(0, next);
    line += rest.slice(0, start).split('\n').length - 1;
    found.push(...textsOf(match[1] ?? '', body, file, line));
    line += body.split('\n').length - 1;
    if (next < 0) break;
    rest = after.slice(next);
  }
  return found;
}

/** Where the next block of YAML with a uid begins; a rule in the text is none. */
function nextBlock(text: string): number {
  const match = /^---[ \t]*\n(?=(?:(?!---)[^\n]*\n)*?uid:)/m.exec(text);
  return match ? match.index : -1;
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
    return [{ file, line, uid, key, body: first === '*content' ? body : first }];
  });
  const usesBody = texts.some((one) => one.body === body);
  if (usesBody || body.trim() === '') return texts;
  return [...texts, { file, line, uid, key: 'conceptual', body }];
}
