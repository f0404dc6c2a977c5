import { parseHtml } from '../../markdown/html/parse';
import type { Content } from 'mdast';
import { attribute, type Element, findElements, textContent } from '../../markdown/html/tree';
import type { Messages } from '../../messages';
import { type LinkTarget, nodesOf } from './elements';
import { writeMarkdown } from './markdown';
import { blocks, heading, quote, text } from './nodes';

/** A page that has a Markdown version. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** The full addresses of the page and of its Markdown version. */
  readonly address: string;
  readonly markdownAddress: string;
  /** Whether search engines are to leave it alone. */
  readonly isUnlisted: boolean;
}

const STYLES = /<style[\s\S]*?<\/style>/g;

/** What the head of a document says; undefined if it names no Markdown version. */
export function pageOf(html: string): Page | undefined {
  if (!html.includes('type="text/markdown"')) return undefined;
  const head = parseHtml(html.slice(0, html.indexOf('</head>')).replace(STYLES, ''));
  const read = (name: string, value: string, wanted = 'content') => {
    const [found] = findElements(head, (one) => attribute(one, name) === value);
    return ((found && attribute(found, wanted)) ?? '').replace(/\s+/g, ' ').trim();
  };
  const markdownAddress = read('type', 'text/markdown', 'href');
  if (markdownAddress === '') return undefined;
  return {
    title: read('property', 'og:title'),
    description: read('name', 'description'),
    address: read('property', 'og:url'),
    markdownAddress,
    isUnlisted: read('name', 'robots') === 'noindex',
  };
}

/** Nine of ten elements are the colours of code, which the parser need not see. */
const CODE = /(<pre\b(?:"[^"]*"|[^">])*>)[\s\S]*?(?=<\/pre>)/g;
const TAGS = /<\/?(?:span|a|wbr)\b(?:"[^"]*"|[^">])*>/g;

/** The part of a document that is the page's own. */
export function mainOf(html: string): Element {
  const end = '</main>';
  const main = html
    .slice(html.indexOf('<main'), html.indexOf(end) + end.length)
    .replace(CODE, (block, open: string) => open + block.slice(open.length).replace(TAGS, ''));
  return parseHtml(main).children[0] as Element;
}

/** Addresses that a page in Markdown names, and what they are called. */
export interface Links {
  /** The list of all pages. */
  readonly index: string;
  readonly messages: Pick<Messages, 'webPage' | 'allPages'>;
  readonly link: LinkTarget;
}

/** A page as Markdown: its title, what it is about and where it is, then its text. */
export function markdownOfPage(html: string, page: Page, links: Links): string {
  const { index, messages, link } = links;
  const main = mainOf(html);
  const [title] = findElements(main, ({ tagName }) => tagName === 'h1');
  const address = (name: string, url: string): Content[] =>
    blocks([text(`${name}: `), { type: 'link', url, children: [{ type: 'text', value: url }] }]);
  const lead = [
    ...blocks([text(page.description)]),
    ...address(messages.webPage, page.address),
    ...address(messages.allPages, index),
  ];
  return writeMarkdown([
    heading(1, [text(title ? textContent(title) : page.title)]),
    quote(lead),
    ...blocks(nodesOf(main, link)),
  ]);
}
