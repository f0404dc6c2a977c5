import { type Heading, tableOfContents } from './headings';
import { attribute, type Element, type Root, visitElements } from './tree';
import { parseHtml } from './parse';

/** Puts the table of contents where `<TOCInline>` stands. */
export function fillInlineToc(root: Root, headings: readonly Heading[]): void {
  const places: Element[] = [];
  visitElements(root, (element) => {
    if (attribute(element, 'dataTocInline') !== undefined) places.push(element);
  });
  for (const place of places) {
    const [min = 2, max = 3] = (attribute(place, 'dataTocInline') ?? '').split('-').map(Number);
    delete place.properties.dataTocInline;
    place.children = parseHtml(tableOfContents(headings, min, max)).children as Element[];
  }
}
