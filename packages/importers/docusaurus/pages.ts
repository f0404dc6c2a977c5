import fs from 'node:fs';
import { docAddress, siblingsOf } from '../../../src/site/nodes/doc-path';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';
import type { SidebarDoc } from '../../../src/site/sidebars/content';
import { displayPath } from '../../../src/config/diagnostics/files';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import type { MarkdownFormat } from '../../../src/config/settings/markdown-schema';
import { isCommonMark } from '../foreign-markdown/common-mark';
import type { SourceFolder } from './docs-plugins';
import { plainPage } from './plain';
import type { ModuleReader } from './read-module';

/** Its `path` is its address on this site. */
export interface SourcePage extends SidebarDoc {
  /** Absolute. */
  readonly file: string;
  readonly raw: string;
  readonly folder: SourceFolder;
}

/** The pages of a folder; drafts, unlisted or not, and parts of pages are none. */
export function pagesIn(folder: SourceFolder): SourcePage[] {
  return folder.files.flatMap((file) => {
    const relative = displayPath(file, folder.dir);
    if (relative.split('/').some((segment) => segment.startsWith('_'))) return [];
    const raw = fs.readFileSync(file, 'utf8');
    const data = readFrontMatter(raw) ?? {};
    if (data.draft === true) return [];
    const text = (key: string) => (typeof data[key] === 'string' ? data[key] : undefined);
    const own = { id: text('id'), slug: text('slug') };
    const address = docAddress(relative, own, siblingsOf(file), folder.base);
    const position = data.sidebar_position;
    const frontMatter = typeof position === 'number' ? { sidebar_position: position } : {};
    const shown = { sidebarLabel: '', unlisted: data.unlisted === true, frontMatter };
    return [{ file, raw, folder, relativePath: relative, ...address, ...shown }];
  });
}

/** What a page tells, as plain HTML. @param format how files are read that do not say so themselves. */
export function plainOf(
  { file, raw }: SourcePage,
  reader: ModuleReader,
  format: MarkdownFormat = 'mdx',
): string {
  if (isCommonMark(file, raw, format)) return plainPage(raw, [], true);
  return plainPage(raw, partsOf(file, raw, reader, new Set([file])));
}

/** The texts of the Markdown files that a page puts in, and of those that these put in. */
function partsOf(file: string, raw: string, reader: ModuleReader, seen: Set<string>): string[] {
  const specifiers = raw.matchAll(/^import\s[^\n]*?from\s+['"]([^'"]+\.mdx?)['"]/gm);
  return [...specifiers].flatMap(([, specifier = '']) => {
    const part = reader.resolve(specifier, file);
    if (part === undefined || seen.has(part)) return [];
    seen.add(part);
    const text = fs.readFileSync(part, 'utf8');
    return [splitFrontMatter(text).body, ...partsOf(part, text, reader, seen)];
  });
}
