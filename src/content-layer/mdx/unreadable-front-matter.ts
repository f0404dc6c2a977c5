import { createRequire } from 'node:module';
import path from 'node:path';
import matter from 'gray-matter';

/** What gatsby-plugin-mdx makes of a file. */
interface ParsedFile {
  readonly body: string;
  /** Null where it is no YAML of keys and values: `nodes.ts` makes no page of such a file. */
  readonly frontmatter: Readonly<Record<string, unknown>> | null;
}

/** The module of gatsby-plugin-mdx that reads front matter; it calls it by this name. */
export interface FrontMatterModule {
  parseFrontmatter: (cacheKey: string, source: string) => ParsedFile;
}

/**
 * Has gatsby-plugin-mdx take a file whose front matter is no YAML. It would end a build at the
 * first one, and develop would print a stack and keep the page as it was. `pages/unreadable.ts`
 * reports these files with their line, together with everything else.
 *
 * There is no hook for it: the plugin is the first that sees a file, and files that its source
 * ignores would not be seen again when their front matter is repaired.
 */
export function tolerateUnreadableFrontMatter(module: FrontMatterModule = loadModule()): void {
  const { parseFrontmatter } = module;
  module.parseFrontmatter = (cacheKey, source) => {
    try {
      const parsed = parseFrontmatter(cacheKey, source);
      return isObject(parsed.frontmatter) ? parsed : { ...parsed, frontmatter: null };
    } catch {
      return { body: '', frontmatter: null };
    }
  };
}

function loadModule(): FrontMatterModule {
  // Not an import: the bundler of `gatsby-node.ts` would make a copy of the module's exports.
  const load = createRequire(path.resolve('package.json'));
  return load('gatsby-plugin-mdx/dist/frontmatter') as FrontMatterModule;
}

/**
 * Front matter as the plugin parses it.
 *
 * @returns undefined where it is no YAML of keys and values.
 */
export function readFrontMatter(raw: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = matter(raw, { language: 'yaml' }).data;
    return isObject(data) ? { ...data } : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
