import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { ownValue } from '../../../src/config/diagnostics/own-value';
import { placeIn } from '../../../src/config/diagnostics/place-in';

/** What a blog knows of one of its posts besides the text. */
export interface Post {
  /** ISO 8601, without a time; undefined if neither the name nor the front matter has one. */
  readonly date: string | undefined;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** `2024-01-31-title.md`, `2024-01-31-title/index.md` and `2024/01/31/title.md`, as Docusaurus has it. */
export const DATED = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?([^/]*?)(?:\/index)?\.mdx?$/;

/** @param file relative to the folder of the blog. */
export function postOf(file: string, data: Readonly<Record<string, unknown>>): Post {
  const [year = '', month = '', day = ''] = DATED.exec(file)?.[2]?.split(/[-/]/) ?? [];
  const own = data.date instanceof Date ? data.date : new Date(String(data.date));
  const written = year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return {
    date: Number.isNaN(own.getTime()) ? written || undefined : own.toISOString().slice(0, 10),
    authors: textsOf(data.authors ?? data.author, 'name'),
    tags: textsOf(data.tags, 'label'),
  };
}

/** Authors or tags by the names that a file has for them. */
export const named = (all: readonly string[], names: Readonly<Record<string, string>>) =>
  all.map((one) => ownValue(names, one) ?? one);

/** One text, several, or objects with them under a key. */
function textsOf(value: unknown, key: string): string[] {
  return [value].flat().flatMap((one: unknown) => {
    if (typeof one === 'string') return one;
    const text = (one as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    return typeof text === 'string' ? text : [];
  });
}

/** The file that names authors, in the folder of a post or in one around it. */
export function authorsFile(dir: string, root: string): string | undefined {
  const file = path.join(dir, 'authors.yml');
  if (placeIn(root, file) === 'file') return file;
  return dir === root || dir === path.dirname(dir)
    ? undefined
    : authorsFile(path.dirname(dir), root);
}

/** The names of authors, or the labels of tags, by what posts call them. */
export function namesIn(
  file: string | undefined,
  key: 'name' | 'label',
): Readonly<Record<string, string>> {
  if (file === undefined) return {};
  try {
    const all = load(fs.readFileSync(file, 'utf8'));
    return Object.fromEntries(
      Object.entries<unknown>({ ...(all as Record<string, unknown>) }).flatMap(([id, one]) =>
        textsOf(one, key).map((name) => [id, name]),
      ),
    );
  } catch {
    // The names that posts have are shown.
    return {};
  }
}
