import fs from 'node:fs';
import { displayPath, listFiles } from '../../../src/config/diagnostics/files';
import { yamlProblems } from '../../../src/config/diagnostics/yaml-places';
import type { Problem } from '../../../src/config/diagnostics/problems';
import { substituteDeep, type Variables } from '../../../src/config/settings/variables';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';
import type { ExistingFrontMatter } from './merge';
import { nameOf } from './read-folder';

export interface ExistingPage {
  readonly path: string;
  /** The path as shown in messages. */
  readonly file: string;
  /** The path relative to the folder, without extension. */
  readonly base: string;
  /** Everything before the front matter, including the opening `---` line. */
  readonly head: Buffer;
  /** From the closing `---` line on; never changed. */
  readonly rest: Buffer;
  /** Only pages written by the importer have one. */
  readonly uid: string | undefined;
  readonly name: string;
  readonly namespace: string;
  readonly slug: string | undefined;
  readonly frontMatter: ExistingFrontMatter;
}

/** Matched against the text decoded byte by byte, so bodies of any encoding stay intact. */
const FRONT_MATTER = /^(?:\xEF\xBB\xBF)?---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*\r?$/m;

/**
 * Reads the pages that exist in a folder and its subfolders, with at least one problem for each
 * file whose front matter doesn't parse.
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
    const bytes = fs.readFileSync(file);
    const { head, source, rest } = split(bytes);
    const display = nameOf(file, rootDir);
    const raw = readFrontMatter(`---\n${source}---\n`);
    if (raw === undefined) {
      const found = yamlProblems(bytes.toString('utf8'), display);
      problems.push(...(found.length > 0 ? found : [unreadable(display)]));
      continue;
    }
    const data = substituteDeep(raw, variables);
    const text = (key: string) => (typeof data[key] === 'string' ? data[key] : undefined);
    pages.push({
      path: file,
      file: display,
      base: displayPath(file, outDir).replace(/\.mdx?$/, ''),
      head,
      rest,
      uid: text('uid'),
      name: text('name') ?? '',
      namespace: text('namespace') ?? '',
      slug: text('slug'),
      frontMatter: { source, raw, data },
    });
  }
  return { pages, problems };
}

const unreadable = (file: string): Problem => ({
  check: 'frontMatter',
  file,
  line: 1,
  message: 'The front matter cannot be read.',
  fix: 'Fix the YAML between the two lines of three hyphens.',
});

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
