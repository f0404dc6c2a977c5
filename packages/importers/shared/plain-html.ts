import { isActive } from '../../../src/config/settings/active-address';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';

/** Replaces `&amp;`, `&#8211;` and the like by what they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:[a-z]\w*|#\d+|#x[\da-f]+);/gi, (entity) =>
    toString(fromHtml(entity, { fragment: true })),
  );
}

/** The text of a snippet of HTML in one line. */
export function textOfHtml(html: string): string {
  const text = html.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, ' ').replace(/<[^>]*>/g, '');
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

/** The links in a snippet of HTML; pictures stand for their text. */
export function linksOfHtml(html: string): { readonly label: string; readonly href: string }[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gis)].flatMap(
    ([, attributes = '', inside = '']) => {
      const href = attributeOf(attributes, 'href');
      const label =
        textOfHtml(inside) ||
        attributeOf(attributes, 'aria-label') ||
        attributeOf(inside, 'alt') ||
        attributeOf(attributes, 'title');
      return href && label && !isActive(href) ? [{ label, href }] : [];
    },
  );
}

function attributeOf(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : decodeEntities(value).trim();
}
