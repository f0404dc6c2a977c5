import { toHtml } from 'hast-util-to-html';
import { withoutBase } from '../../base-path';
import {
  attribute,
  type Element,
  type ElementContent,
  h,
  hasClass,
  isElement,
} from '../../markdown/html/tree';

/** What feed readers show; the frames that the site puts around texts and code are unwrapped. */
const KEPT = new Set(
  (
    'p ul ol li dl dt dd blockquote pre code kbd strong em del sup sub br hr a img time ' +
    'h3 h4 h5 h6 table thead tbody tr th td'
  ).split(' '),
);

/** Controls, pictures that need the site's style sheet, and scripts. */
const DROPPED = new Set(['button', 'input', 'svg', 'script', 'style', 'template', 'iframe']);

/** The attributes that carry meaning besides addresses. */
const ATTRIBUTES = new Set('alt width height start dateTime colSpan rowSpan'.split(' '));
const ADDRESSES = new Set(['href', 'src']);

/** Where a page is published. */
export interface PageAddress {
  /** The address of the site, without a slash at its end; it may have a path. */
  readonly site: string;
  /** The path of the page on it. */
  readonly path: string;
}

/**
 * A part of a page as HTML that stands on its own: without controls, classes and scripts, and with
 * full addresses.
 */
export function portableHtml(nodes: readonly ElementContent[], page: PageAddress): string {
  return toHtml({ type: 'root', children: nodes.flatMap((node) => portable(node, page)) }).trim();
}

function portable(node: ElementContent, page: PageAddress): ElementContent[] {
  if (node.type === 'text') return [node];
  if (!isElement(node) || isDropped(node)) return [];
  const children = node.children.flatMap((child) => portable(child, page));
  if (!KEPT.has(node.tagName)) return children;
  return [h(node.tagName, meaningOf(node, page), children)];
}

function isDropped(element: Element): boolean {
  return (
    DROPPED.has(element.tagName) ||
    hasClass(element, 'heading-anchor') ||
    attribute(element, 'ariaHidden') === 'true'
  );
}

function meaningOf({ properties }: Element, page: PageAddress): Element['properties'] {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      if (ADDRESSES.has(name)) return [[name, fullAddress(String(value), page)]];
      return ATTRIBUTES.has(name) ? [[name, value]] : [];
    }),
  );
}

/** Finished pages link from the root of the site, to their own sections, or to other sites. */
function fullAddress(address: string, { site, path }: PageAddress): string {
  if (address.startsWith('#')) return site + path + address;
  return /^\/(?!\/)/.test(address) ? site + withoutBase(address) : address;
}
