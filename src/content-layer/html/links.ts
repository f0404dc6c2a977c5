import { attribute, type Root, textContent, visitElements } from './tree';

/** A link as it stands in the page's source. */
export interface RawLink {
  readonly href: string;
  readonly text: string;
  /** 1-based line in the source; absent for links that a component made. */
  readonly line?: number;
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
    delete element.properties.dataLine;
    if (
      href === undefined ||
      (/^#/.test(href) && attribute(element, 'className')?.includes('heading-anchor'))
    ) {
      return;
    }
    element.properties.href = mark(links.length, attribute(element, 'rel') !== undefined);
    links.push({ href, text: textContent(element).trim(), ...(line > 0 && { line }) });
  });
  return links;
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

export function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
