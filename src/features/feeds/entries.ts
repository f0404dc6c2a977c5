import {
  attribute,
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
  const entries: FeedEntry[] = [];
  let nodes: ElementContent[] = [];
  const { children } = parseHtml(html);
  // From the end, so that all of a section is known where its heading is met.
  for (const node of [...children].reverse()) {
    if (node.type === 'doctype') continue;
    if (!isElement(node, 'h2')) {
      nodes = [node, ...nodes];
      continue;
    }
    const section = attribute(node, 'id') ?? '';
    const [time] = findElements(
      { type: 'root', children: nodes },
      ({ tagName }) => tagName === 'time',
    );
    const date = time && attribute(time, 'dateTime');
    const title = textContent({ ...node, children: node.children.slice(0, -1) }).trim();
    if (date !== undefined) {
      entries.unshift({ section, title, date, html: portableHtml(nodes, page) });
    }
    nodes = [];
  }
  return entries;
}
