import fs from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { parseFragment } from 'parse5';

export interface RenderedPage {
  readonly path: string;
  readonly title: string;
  /** Its article, without controls, pictures and what follows its text. */
  readonly html: string;
  /** What comes before the first heading, which has the page's title, and what follows each. */
  readonly sections: readonly RenderedSection[];
}

export interface RenderedSection {
  /** Of the page or of a heading on it. */
  readonly url: string;
  readonly heading: string;
  readonly text: string;
}

const UNREAD = /^(?:footer|nav|svg|img|button|script|style|template)$/;
const BLOCK = /^(?:p|li|pre|div|td|th|dt|dd|figcaption|summary|section|h[1-6]|br)$/;
const HEADING = /^h[2-6]$/;

/** The pages of a build that have an article. @param paths without `.html`. */
export function readRenderedPages(dist: string, paths: readonly string[]): RenderedPage[] {
  return paths.flatMap((own) => {
    const document = documentAt(dist, own);
    return (document !== undefined && renderedPage(own, document)) || [];
  });
}

/** The document of a page; undefined if the build has none. @param own its path without `.html`. */
export function documentAt(dist: string, own: string): string | undefined {
  const file = path.join(dist, own === '/' ? 'index.html' : `${own}.html`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

function renderedPage(own: string, document: string): RenderedPage | undefined {
  const [, article] = /<article>(.*)<\/article>/s.exec(document) ?? [];
  if (article === undefined) return undefined;
  const [heading = ''] = /<h1\b.*?<\/h1>/s.exec(document) ?? [];
  const title = toString(parsed(heading));
  const content = readable(parsed(article).children);
  const sections = [{ url: own, heading: title, text: '' }];
  const visit = (node: RootContent): void => {
    const last = sections.at(-1);
    if (node.type === 'text' && last) last.text += node.value;
    if (node.type !== 'element') return;
    const { tagName, properties, children } = node;
    if (HEADING.test(tagName) && typeof properties.id === 'string') {
      sections.push({ url: `${own}#${properties.id}`, heading: toString(node), text: '' });
      return;
    }
    children.forEach(visit);
    if (BLOCK.test(tagName) && last) last.text += ' ';
  };
  content.forEach(visit);
  return { path: own, title, html: toHtml(content), sections };
}

/** Without positions, which take half the time. */
const parsed = (html: string) => fromParse5(parseFragment(html)) as Root;

function readable<T extends RootContent>(nodes: readonly T[]): T[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return node;
    const { tagName, properties, children } = node;
    const classes = Array.isArray(properties.className) ? properties.className : [];
    if (UNREAD.test(tagName) || classes.includes('heading-anchor')) return [];
    return { ...node, children: readable(children) };
  });
}
