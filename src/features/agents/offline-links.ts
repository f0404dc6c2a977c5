import path from 'node:path';
import { unescape } from 'node:querystring';
import { slugOf, uniqueId } from '../../markdown/html/headings';
import { attribute, type Element, isElement, textContent } from '../../markdown/html/tree';
import { isLeftOut } from './elements';

/** A page in a folder of Markdown that is read without the site. */
export interface OfflinePage {
  /** Its path in the folder. */
  readonly file: string;
  readonly anchors: ReadonlyMap<string, string>;
}

/**
 * The anchors that viewers of Markdown give the sections of a page, by the ids of what is in them: only
 * headings have anchors in Markdown.
 */
export function anchorsOf(main: Element): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const used = new Set<string>();
  let section = '';
  const visit = (parent: Element): void => {
    for (const node of parent.children) {
      if (!isElement(node)) continue;
      if (/^h[1-6]$/.test(node.tagName)) section = uniqueId(slugOf(textContent(node)), used);
      else if (isLeftOut(node, parent)) continue;
      const id = attribute(node, 'id');
      if (id !== undefined && section !== '') anchors.set(id, section);
      visit(node);
    }
  };
  visit(main);
  return anchors;
}

/** The id that an address leads to, without the passage that browsers are to mark. */
export const idIn = ({ hash }: URL) => unescape(hash.slice(1).replace(/:~:.*$/, ''));

/** The address of a file in another one. */
export const relativeTo = (from: string, file: string) =>
  encodeURI(path.posix.relative(path.posix.dirname(from), file));

/** The address of a page, or of a section of it, in a file. */
export function offlineLink(from: string, { file, anchors }: OfflinePage, address: URL): string {
  const anchor = anchors.get(idIn(address));
  if (anchor === undefined) return relativeTo(from, file);
  return `${file === from ? '' : relativeTo(from, file)}#${encodeURI(anchor)}`;
}
