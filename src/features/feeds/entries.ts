import {
  attribute,
  type Element,
  type ElementContent,
  findElements,
  isElement,
  textContent,
} from '../../markdown/html/tree';
import { type PageAddress, portableHtml } from './portable-html';
import { parseHtml } from '../../markdown/html/parse';

export interface FeedEntry {
  /** The id of the section's heading. */
  readonly section: string;
  readonly title: string;
  /** An ISO 8601 date without a time. */
  readonly date: string;
  /** The whole section, with full addresses. */
  readonly html: string;
}

/**
 * The entries of a finished page's feed, in the page's order: its second-level sections that have a
 * date. The date is that of the section's first `<time>`; a section without one, such as that of a
 * release still to come, is not in the feed.
 */
export function feedEntries(html: string, page: PageAddress): FeedEntry[] {
  const sections: { readonly heading: Element; readonly nodes: ElementContent[] }[] = [];
  for (const node of parseHtml(html).children) {
    if (isElement(node, 'h2')) sections.push({ heading: node, nodes: [] });
    else if (node.type !== 'doctype') sections.at(-1)?.nodes.push(node);
  }
  return sections.flatMap(({ heading, nodes }) => {
    const isTime = ({ tagName }: Element) => tagName === 'time';
    const [time] = findElements({ type: 'root', children: nodes }, isTime);
    const date = time && attribute(time, 'dateTime');
    if (date === undefined) return [];
    const section = attribute(heading, 'id') ?? '';
    const title = textContent({ ...heading, children: heading.children.slice(0, -1) }).trim();
    return [{ section, title, date, html: portableHtml(nodes, page) }];
  });
}
