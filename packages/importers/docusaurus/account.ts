import fs from 'node:fs';
import path from 'node:path';
import { isCommonMark } from '../foreign-markdown/common-mark';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import type { MarkdownFormat } from '../../../src/config/settings/markdown-schema';
import { factsOfDocument } from './built-page';
import { compareFacts, joined, type Losses } from './compare';
import type { SourcePage } from './pages';
import type { ModuleReader } from './read-module';
import { wordsOf } from './tally';
import { factsOfCommonMark, factsOfMarkdown, type PageFacts } from './words';

/** What became of one page. */
export interface PageAccount {
  readonly page: SourcePage;
  readonly source: PageFacts;
  /** Undefined if there is no document. */
  readonly built: PageFacts | undefined;
  readonly losses: Losses;
}

const NOTHING: PageFacts = { words: [], links: 0, pictures: 0, anchors: [] };

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
    const source = joined(
      isCommonMark(page.file, page.raw, format)
        ? [factsOfCommonMark(page.raw)]
        : [page.raw, ...partsOf(page.file, page.raw, reader, new Set([page.file]))].map(
            factsOfMarkdown,
          ),
    );
    const file = path.join(distDir, page.path === '/' ? 'index.html' : `${page.path}.html`);
    const built = fs.existsSync(file) ? factsOfDocument(fs.readFileSync(file, 'utf8')) : undefined;
    return { page, source, built, losses: compareFacts(source, built ?? NOTHING) };
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

/** The line of a file on which a lost word stands first, 1-based. */
export function lineOfWord(raw: string, word: string): number | undefined {
  const index = raw.split('\n').findIndex((line) => wordsOf(line).includes(word));
  return index < 0 ? undefined : index + 1;
}
