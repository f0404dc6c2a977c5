import { stringify } from 'yaml';
import { docFrontMatterSchema } from '../../../src/markdown/front-matter';
import { decodeEntities } from '../shared/plain-html';
import type { CatalogPage } from './catalog';
import { headerText } from './page-source';

/** Keys that DocFX's templates read, for which the new site has settings, and those that are read here. */
const READ_KEYS =
  /^_|^(?:uid|outputFileName|documentType|topicType|title|description|slug|id|redirect_from|displayed_sidebar)$/;

/**
 * The front matter of a page, from its YAML header.
 *
 * @param sidebar the sidebar beside the page, if none lists it.
 * @returns the text between the hyphens, and the keys that were left out because of their values.
 */
export function pageFrontMatter(
  { header, slug, label }: CatalogPage,
  sidebar?: string,
): { readonly text: string; readonly dropped: readonly string[] } {
  const title = label ?? headerText(header, 'title') ?? headerText(header, '_title');
  const description = headerText(header, 'description') ?? headerText(header, '_description');
  const hasNoToc = header._disableAffix === true || [header.hide].flat().includes('toc');
  const others = Object.entries(header).filter(([key]) => !READ_KEYS.test(key));
  const values: Record<string, unknown> = {
    ...(title !== undefined && { title: decodeEntities(title) }),
    ...(description !== undefined && { description: description.replace(/\s+/g, ' ') }),
    ...(slug !== undefined && { slug }),
    ...(sidebar !== undefined && { displayed_sidebar: sidebar }),
    ...(hasNoToc && { hide_table_of_contents: true }),
  };
  const dropped: string[] = [];
  for (const [key, value] of others) {
    const written = value instanceof Date ? value.toISOString().slice(0, 10) : value;
    const keywords = key === 'keywords' && typeof written === 'string';
    const candidate = keywords ? written.split(/\s*,\s*/).filter((word) => word !== '') : written;
    if (isAllowed(key, candidate)) values[key] = candidate;
    else if (`${key} ${String(value)}` !== 'hide toc') dropped.push(key);
  }
  const text = Object.keys(values).length === 0 ? '' : stringify(values, { lineWidth: 0 });
  return { text, dropped };
}

/** Keys that pages of the site have must have the values that they have there. */
function isAllowed(key: string, value: unknown): boolean {
  // What only the templates of other systems read.
  if (/^(?:layout|hide|status|template)$/.test(key)) return false;
  if (!Object.hasOwn(docFrontMatterSchema.shape, key)) return true;
  return docFrontMatterSchema.safeParse({ [key]: value }).success;
}
