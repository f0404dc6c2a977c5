import matter from 'gray-matter';
import { splitFrontMatter } from '../../config/diagnostics/yaml-places';
import { substituteDeep, type Variables } from '../../config/settings/variables';
import { firstHeading } from '../source/first-heading';

/**
 * The names that Docusaurus defines in every page, with their values: `{frontMatter.title}`. The
 * table of contents is known later; `<TOCInline toc={toc} />` is filled in then.
 *
 * @param raw the file as written.
 */
export function pageNames(raw: string, variables: Variables): Readonly<Record<string, unknown>> {
  const frontMatter = substituteDeep(frontMatterOf(raw), variables);
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

/** Empty if it cannot be read, which the build reports. */
function frontMatterOf(raw: string): Record<string, unknown> {
  try {
    return matter(raw, { language: 'yaml' }).data;
  } catch {
    return {};
  }
}

/**
 * What every object has, the global one too, as a list: declared and never reached, so that a page
 * that has not defined such a name finds nothing under it.
 */
export function inheritedNames(own: object): string {
  const all = Object.getOwnPropertyNames(Object.prototype);
  return all.filter((name) => !Object.hasOwn(own, name)).join(',');
}
