import { isActive } from '../../../src/config/settings/active-address';
import { parseHtml } from '../../../src/markdown/html/parse';
import { attribute, findElements, textContent } from '../../../src/markdown/html/tree';
import { toHtml } from 'hast-util-to-html';

/** Replaces `&amp;`, `&#8211;` and the like by what they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:[a-z]\w*|#\d+|#x[\da-f]+);/gi, (entity) =>
    textContent(parseHtml(entity)),
  );
}

/** The text of a snippet of HTML in one line. */
export function textOfHtml(html: string): string {
  const text = html.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, ' ').replace(/<[^>]*>/g, '');
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

/** The links in a snippet of HTML; pictures stand for their text. */
export function linksOfHtml(html: string): { readonly label: string; readonly href: string }[] {
  const root = parseHtml(html);
  return findElements(root, ({ tagName }) => tagName === 'a').flatMap((link) => {
    const [picture] = findElements(link, ({ properties }) => 'alt' in properties);
    const href = attribute(link, 'href')?.trim();
    const label =
      textOfHtml(toHtml(link)) ||
      attribute(link, 'ariaLabel') ||
      (picture && attribute(picture, 'alt')) ||
      attribute(link, 'title');
    return href && label && !isActive(href) ? [{ label, href }] : [];
  });
}
