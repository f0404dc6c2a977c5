import matter from 'gray-matter';
import { loadPackage } from '../../config/diagnostics/load-package';

interface ParsedFile {
  readonly body: string;
  /** Null if it isn't YAML with keys and values: `nodes.ts` creates no page for such a file. */
  readonly frontmatter: Readonly<Record<string, unknown>> | null;
}

/** Those of the plugin: front matter in other languages counts as empty, and is never run. */
const OPTIONS = {
  language: 'yaml',
  engines: { js: () => ({}), javascript: () => ({}), json: () => ({}) },
};

/** The module of gatsby-plugin-mdx that reads front matter; the plugin calls it by this name. */
export interface FrontMatterModule {
  parseFrontmatter: (cacheKey: string, source: string) => ParsedFile;
}

/**
 * Makes gatsby-plugin-mdx accept files whose front matter isn't YAML. Otherwise the first one would
 * end a build, and develop would print a stack trace and keep the page as it was.
 * `site/pages/unreadable.ts` reports these files with their line, together with everything else.
 *
 * There is no hook for this: the plugin is the first to see a file, and if the source ignored such
 * files, they would not be noticed once their front matter is fixed. The plugin's own function would
 * also keep the text and the front matter of every file until the build ends.
 */
export function tolerateUnreadableFrontMatter(): void {
  const module = loadPackage('gatsby-plugin-mdx/dist/frontmatter') as FrontMatterModule;
  module.parseFrontmatter = (_cacheKey, source) => parsed(source);
}

/** Front matter as the plugin parses it; undefined if it isn't YAML with keys and values. */
export function readFrontMatter(raw: string): Readonly<Record<string, unknown>> | undefined {
  return parsed(raw).frontmatter ?? undefined;
}

function parsed(source: string): ParsedFile {
  try {
    const { content, data } = matter(source, OPTIONS);
    return { body: content, frontmatter: typeof data === 'object' ? data : null };
  } catch {
    return { body: '', frontmatter: null };
  }
}
