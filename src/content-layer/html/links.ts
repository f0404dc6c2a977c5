import { escapeAttribute } from '../../page-model/escape-attribute';
import { attribute, type Element, h, type Root, textContent, visitElements } from './tree';

/** A link as it stands in the page's source. */
export interface RawLink {
  readonly href: string;
  readonly text: string;
  /** 1-based line in the source; absent for links that a component made. */
  readonly line?: number;
  /** The value of the front matter that made it: `members.2.seeAlso.0`. */
  readonly key?: string;
}

/**
 * Takes the links out of the tree: each `href` becomes a mark, which `fillLinks` replaces once it
 * is known which pages there are. Two steps, because a page is compiled once and cached, while
 * another page's path may change.
 */
export function extractLinks(root: Root): RawLink[] {
  const links: RawLink[] = [];
  visitElements(root, (element) => {
    if (element.tagName !== 'a') return;
    const href = attribute(element, 'href');
    const line = Number(attribute(element, 'dataLine'));
    const key = attribute(element, 'dataKey');
    delete element.properties.dataLine;
    delete element.properties.dataKey;
    if (
      href === undefined ||
      (/^#/.test(href) && attribute(element, 'className')?.includes('heading-anchor'))
    ) {
      return;
    }
    element.properties.href = mark(links.length, attribute(element, 'rel') !== undefined);
    nameXref(element, href);
    const label = textContent(element).trim();
    links.push({ href, text: label, ...(line > 0 && { line }), ...(key !== undefined && { key }) });
  });
  return links;
}

/** `<xref:Room.Connect>` shows the name, as code. */
function nameXref(element: Element, href: string): void {
  if (!href.startsWith('xref:') || textContent(element) !== href) return;
  element.children = [h('code', {}, [href.slice('xref:'.length)])];
}

/** Where a link leads. */
export interface ResolvedLink {
  readonly href: string;
  /** Whether it leaves the site. */
  readonly external: boolean;
}

/** Puts the links' targets in place of the marks. */
export function fillLinks(html: string, links: readonly ResolvedLink[]): string {
  return html.replace(/href="\uE000(\d+)(r?)\uE001"/g, (_, index: string, hasRel: string) => {
    const link = links[Number(index)];
    if (!link) return '';
    const rel = link.external && !hasRel ? ' rel="noopener"' : '';
    return `href="${escapeAttribute(link.href)}"${rel}`;
  });
}

function mark(index: number, hasRel: boolean): string {
  return `\uE000${index}${hasRel ? 'r' : ''}\uE001`;
}
