import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { listFiles } from '../../../src/config/diagnostics/files';
import { yamlProblems } from '../../../src/config/diagnostics/yaml-places';
import type { Problem } from '../../../src/config/diagnostics/problems';
import { substituteDeep, type Variables } from '../../../src/config/settings/variables';
import type { ExistingFrontMatter } from './merge';
import { nameOf } from './read-folder';

/** A page of the reference that exists before an import. */
export interface ExistingPage {
  readonly path: string;
  /** The path as shown in messages. */
  readonly file: string;
  /** The path relative to the folder, without extension. */
  readonly base: string;
  /** Everything before the front matter, including the opening `---` line. */
  readonly head: Buffer;
  readonly source: string;
  /** From the closing `---` line on; never changed. */
  readonly rest: Buffer;
  /** Only pages written by the importer have one. */
  readonly uid: string | undefined;
  readonly name: string;
  readonly namespace: string;
  readonly slug: string | undefined;
  /** Parses the front matter on first use, which unchanged files never need. */
  readonly frontMatter: () => ExistingFrontMatter;
}

/** Matched against the text decoded byte by byte, so bodies of any encoding stay intact. */
const FRONT_MATTER = /^(?:\xEF\xBB\xBF)?---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*\r?$/m;

/**
 * Reads the pages that exist in a folder and its subfolders.
 *
 * @returns the pages, and at least one problem for each file whose front matter doesn't parse.
 */
export function readExisting(
  outDir: string,
  rootDir: string,
  variables: Variables,
): { pages: ExistingPage[]; problems: Problem[] } {
  const pages: ExistingPage[] = [];
  const problems: Problem[] = [];
  if (!fs.existsSync(outDir)) return { pages, problems };
  for (const file of listFiles(outDir).filter((name) => /\.mdx?$/.test(name))) {
    const display = nameOf(file, rootDir);
    try {
      pages.push(readPage(file, display, outDir, variables));
    } catch (error) {
      const found = yamlProblems(fs.readFileSync(file, 'utf8'), display);
      const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
      const fix = 'Fix the YAML between the two lines of three hyphens.';
      const generic: Problem = {
        check: 'frontMatter',
        file: display,
        line: 1,
        message: `The front matter cannot be read: ${message}`,
        fix,
      };
      problems.push(...(found.length > 0 ? found : [generic]));
    }
  }
  return { pages, problems };
}

function readPage(
  file: string,
  display: string,
  outDir: string,
  variables: Variables,
): ExistingPage {
  const bytes = fs.readFileSync(file);
  const { head, source, rest } = split(bytes);
  let parsed: ExistingFrontMatter | undefined;
  const frontMatter = () => (parsed ??= parse(source, variables));
  const field = (key: string) => {
    const line = parsed ? undefined : lineValue(source, key);
    if (line !== undefined) return substituteDeep(line, variables);
    const value = frontMatter().data[key];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    path: file,
    file: display,
    base: path
      .relative(outDir, file)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, ''),
    head,
    source,
    rest,
    uid: hasKey(source, 'uid') ? field('uid') : undefined,
    name: field('name') ?? '',
    namespace: field('namespace') ?? '',
    slug: hasKey(source, 'slug') ? field('slug') : undefined,
    frontMatter,
  };
}

function split(bytes: Buffer): { head: Buffer; source: string; rest: Buffer } {
  const text = bytes.toString('latin1');
  const start = FRONT_MATTER.exec(text)?.[0].length;
  const length = start === undefined ? -1 : text.slice(start).search(CLOSING);
  if (start === undefined || length < 0) {
    const rest = Buffer.concat([Buffer.from('---\n'), bytes]);
    return { head: Buffer.from('---\n'), source: '', rest };
  }
  const end = start + length;
  return {
    head: bytes.subarray(0, start),
    source: bytes.subarray(start, end).toString('utf8').replace(/\r\n/g, '\n'),
    rest: bytes.subarray(end),
  };
}

function hasKey(source: string, key: string): boolean {
  return new RegExp(`^["']?${key}["']?[ \\t]*:`, 'm').test(source);
}

/** The value of a key on one line, if written the way the importer does; saves parsing the YAML. */
function lineValue(source: string, key: string): string | undefined {
  const value = new RegExp(`^${key}: ([A-Za-z"][^\\n]*)$`, 'm').exec(source)?.[1];
  if (value === undefined || /\s#/.test(value)) return undefined;
  if (!value.startsWith('"')) return value.trim();
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Uses the same parser as the build. */
function parse(source: string, variables: Variables): ExistingFrontMatter {
  // Without options, gray-matter caches everything it parses, indefinitely.
  const { data } = matter(`---\n${source}---\n`, { language: 'yaml' });
  const raw: Readonly<Record<string, unknown>> = { ...data };
  return { source, raw, data: substituteDeep(raw, variables) };
}
