import { type Heading, tableOfContents } from './headings';
import { attribute, type ElementContent, findElements, type Root } from './tree';
import { parseHtml } from './parse';

/** Puts the table of contents where `<TOCInline>` stands. */
export function fillInlineToc(root: Root, headings: readonly Heading[]): void {
  for (const place of findElements(root, ({ properties }) => 'dataTocInline' in properties)) {
    const [min = 2, max = 3] = (attribute(place, 'dataTocInline') ?? '').split('-').map(Number);
    delete place.properties.dataTocInline;
    place.children = parseHtml(tableOfContents(headings, min, max)).children as ElementContent[];
  }
}
