import { RESERVED_IDS } from './active-content';
import { parseHtml } from './parse';
import {
  attribute,
  type Element,
  type ElementContent,
  findElements,
  h,
  isElement,
  type Root,
  type RootContent,
  textContent,
  visitElements,
} from './tree';
import { slugOf } from '../../../packages/search/engine/pages';
import { escapeAttribute } from '../../page-model/escape-attribute';
import { breakableHtml } from '../../page-model/name-breaks';

// The index of the search leaves out ids that follow this rule.
export { slugOf };

export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 2 for `h2`, and so on. */
  readonly depth: number;
}

/**
 * Collects the headings in order, makes their ids unique, and gives each a link to itself. Those
 * inside tab panels are left out, which may be hidden.
 */
export function linkHeadings(root: Root): Heading[] {
  const headings: Heading[] = [];
  const used = new Set<string>(RESERVED_IDS);
  const inTabs = new Set<Element>();
  visitElements(root, (element) => {
    if (attribute(element, 'dataTabPanel') !== undefined)
      visitElements(element, (inner) => inTabs.add(inner));
    const depth = Number(/^h([2-6])$/.exec(element.tagName)?.[1] ?? 0);
    if (depth === 0) return;
    const label = textContent(element).trim();
    const id = uniqueId((attribute(element, 'id') ?? slugOf(label)) || 'section', used);
    element.properties = { ...element.properties, id };
    const ariaLabel = MESSAGES.linkTo.replace('{heading}', () => label);
    const anchor = { className: ['heading-anchor'], href: `#${id}`, ariaLabel };
    element.children.push(h('a', anchor, ['#']));
    if (!inTabs.has(element)) headings.push({ id, text: label, depth });
  });
  return headings;
}

/**
 * Removes the `h1` that a body begins with and returns its text: pages show their title above the
 * body. Only anchors may stand before it; a later one is a part of the page.
 */
export function takeTitle(root: Root): string | undefined {
  const title = root.children.find((child) => !isInvisible(child));
  if (!title || !isElement(title, 'h1')) return undefined;
  root.children.splice(root.children.indexOf(title), 1);
  return textContent(title).trim();
}

const isInvisible = (node: RootContent): boolean =>
  isElement(node)
    ? /^(?:p|a|span)$/.test(node.tagName) && node.children.every(isInvisible)
    : node.type !== 'text' || node.value.trim() === '';

/** The table of contents as nested lists; empty if there are no headings in range. */
export function tableOfContents(headings: readonly Heading[], min: number, max: number): string {
  const shown = headings.filter(({ depth }) => depth >= min && depth <= max);
  let html = '';
  // The level of the last heading of each open list, outermost first.
  const levels: number[] = [];
  for (const heading of shown) {
    if (heading.depth > (levels.at(-1) ?? 0)) {
      html += '<ul>';
      levels.push(heading.depth);
    } else {
      html += '</li>';
      // A list ends if the one around it can hold this heading's level.
      while (heading.depth <= (levels.at(-2) ?? 0)) {
        html += '</ul></li>';
        levels.pop();
      }
      levels[levels.length - 1] = heading.depth;
    }
    html += `<li><a href="#${escapeAttribute(heading.id)}">${breakableHtml(heading.text, escapeAttribute)}</a>`;
  }
  return html + '</li></ul>'.repeat(levels.length);
}

/** Puts the table of contents where `<TOCInline>` stands. */
export function fillInlineToc(root: Root, headings: readonly Heading[]): void {
  for (const place of findElements(root, ({ properties }) => 'dataTocInline' in properties)) {
    const [min = 2, max = 3] = (attribute(place, 'dataTocInline') ?? '').split('-').map(Number);
    delete place.properties.dataTocInline;
    place.children = parseHtml(tableOfContents(headings, min, max)).children as ElementContent[];
  }
}

/** An id that is not used on the page yet: with a number if need be. @param first the number. */
export function uniqueId(wanted: string, used: Set<string>, first = 1): string {
  let id = wanted;
  for (let count = first; used.has(id); count++) id = `${wanted}-${count}`;
  used.add(id);
  return id;
}
