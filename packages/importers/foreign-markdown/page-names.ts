import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import { substituteDeep, type Variables } from '../../../src/config/settings/variables';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';
import { firstHeading } from '../../../src/markdown/source/first-heading';

/**
 * The names that Docusaurus defines in every page, with their values: `{frontMatter.title}`. The
 * table of contents is known later; `<TOCInline toc={toc} />` is filled in then.
 *
 * @param raw the file as written.
 */
export function pageNames(raw: string, variables: Variables): Readonly<Record<string, unknown>> {
  const frontMatter = substituteDeep(readFrontMatter(raw) ?? {}, variables);
  const { title } = frontMatter;
  const contentTitle = typeof title === 'string' ? title : firstHeading(splitFrontMatter(raw).body);
  return { frontMatter, contentTitle, toc: [], metadata: { frontMatter, title: contentTitle } };
}

/**
 * Whether the code of a page may use one of these names. Most pages use none, and front matter takes
 * long to parse where it describes the members of a type.
 */
export function usesPageNames(code: string): boolean {
  return /\b(?:frontMatter|contentTitle|toc|metadata)\b/.test(code);
}
