import { fromHtml } from 'hast-util-from-html';
import { type Heading, tableOfContents } from './headings';
import { attribute, type Element, type Root, visitElements } from './tree';

/** Puts the table of contents where `<TOCInline>` stands. */
export function fillInlineToc(root: Root, headings: readonly Heading[]): void {
  const places: Element[] = [];
  visitElements(root, (element) => {
    if (attribute(element, 'dataTocInline') !== undefined) places.push(element);
  });
  for (const place of places) {
    const [min = 2, max = 3] = (attribute(place, 'dataTocInline') ?? '').split('-').map(Number);
    delete place.properties.dataTocInline;
    place.children = fromHtml(tableOfContents(headings, min, max), { fragment: true })
      .children as Element[];
  }
}
