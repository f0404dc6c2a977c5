import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../../src/config/diagnostics/files';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import type { MarkdownFormat } from '../../../src/config/settings/markdown-schema';
import { isCommonMark } from '../foreign-markdown/common-mark';
import { counted, lackedWords, type PageFacts, sumOf, tallyTable, wordsOf } from '../shared/tally';
import { factsOfDocument } from './built-page';
import { compareFacts, joined } from './compare';
import type { SourcePage } from './pages';
import type { ModuleReader } from './read-module';
import { factsOfCommonMark, factsOfMarkdown } from './words';

export interface PageAccount {
  readonly page: SourcePage;
  readonly source: PageFacts;
  readonly hasDocument: boolean;
  readonly losses: PageFacts;
}

/**
 * Compares pages with the documents of a build.
 *
 * @param distDir the folder of the build, absolute.
 * @param format how files are read that do not say so themselves.
 */
export function accountOf(
  pages: readonly SourcePage[],
  distDir: string,
  reader: ModuleReader,
  format: MarkdownFormat = 'mdx',
): PageAccount[] {
  return pages.map((page) => {
    const { file, raw } = page;
    const source = isCommonMark(file, raw, format)
      ? factsOfCommonMark(raw)
      : joined([raw, ...partsOf(file, raw, reader, new Set([file]))].map(factsOfMarkdown));
    const document = path.join(distDir, page.path === '/' ? 'index.html' : `${page.path}.html`);
    const hasDocument = fs.existsSync(document);
    const html = hasDocument ? fs.readFileSync(document, 'utf8') : '';
    return { page, source, hasDocument, losses: compareFacts(source, factsOfDocument(html)) };
  });
}

/** The texts of the Markdown files that a page puts in, and of those that these put in. */
export function partsOf(
  file: string,
  raw: string,
  reader: ModuleReader,
  seen: Set<string>,
): string[] {
  const specifiers = raw.matchAll(/^import\s[^\n]*?from\s+['"]([^'"]+\.mdx?)['"]/gm);
  return [...specifiers].flatMap(([, specifier = '']) => {
    const part = reader.resolve(specifier, file);
    if (part === undefined || seen.has(part)) return [];
    seen.add(part);
    const text = fs.readFileSync(part, 'utf8');
    return [splitFrontMatter(text).body, ...partsOf(part, text, reader, seen)];
  });
}

/** Words, links, pictures and anchors before and after, and the pages that lack some. */
export function accountText(accounts: readonly PageAccount[], rootDir: string): string {
  const documents = accounts.filter(({ hasDocument }) => hasDocument).length;
  const before = sumOf(accounts.map(({ source }) => source));
  const lost = sumOf(accounts.map(({ losses }) => losses));
  const poorer = accounts.flatMap((account) => pageText(account, rootDir));
  const table = `${counted(accounts.length, 'page')}, ${counted(documents, 'document')}.\n${tallyTable({ before, lost })}`;
  return poorer.length === 0 ? table : `${poorer.join('\n')}\n\n${table}`;
}

function pageText({ page, hasDocument, losses }: PageAccount, rootDir: string): string[] {
  const file = displayPath(page.file, rootDir);
  if (!hasDocument) return [`  ${file}\n    has no document at ${page.path}`];
  const { words, anchors, links, pictures } = losses;
  const [first = ''] = words;
  const line = page.raw.split('\n').findIndex((text) => wordsOf(text).includes(first));
  const parts = [
    words.length > 0 && lackedWords(words),
    links > 0 && counted(links, 'link'),
    pictures > 0 && counted(pictures, 'picture'),
    anchors.length > 0 && `anchors: ${anchors.join(', ')}`,
  ].filter((part) => part !== false);
  const at = line < 0 ? '' : `:${line + 1}`;
  return parts.length === 0 ? [] : [`  ${file}${at}\n    lacks ${parts.join('; ')}`];
}

/** Whether every word, link, picture and anchor is on its page. */
export function isWhole(accounts: readonly PageAccount[]): boolean {
  return accounts.every(
    ({ hasDocument, losses: { words, links, pictures, anchors } }) =>
      hasDocument && words.length + links + pictures + anchors.length === 0,
  );
}
