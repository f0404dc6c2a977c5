import { toHtml } from 'hast-util-to-html';
import { withoutLinks } from './markdown';
import {
  attribute,
  type Element,
  findElements,
  isElement,
  type Root,
  textContent,
  visitElements,
} from './tree';

/** A row of a table of symptoms, as HTML without links. */
export interface Symptom {
  /** The id of its first cell. */
  readonly id: string;
  readonly symptom: string;
  readonly cause: string;
  readonly fix: string;
}

/**
 * Collects the rows of the tables whose second and third columns are headed "Cause" and "Fix", and
 * gives the first cell of each an id. The id is not the row's: search lists rows with an id.
 */
export function markSymptoms(root: Root): Symptom[] {
  const symptoms: Symptom[] = [];
  let section = 'symptom';
  visitElements(root, (element) => {
    if (/^h[2-6]$/.test(element.tagName)) section = attribute(element, 'id') ?? section;
    if (element.tagName !== 'table') return;
    const [header, ...rows] = rowsOf(element);
    const [, cause, fix, ...others] = (header ?? []).map((cell) => textContent(cell).trim());
    if (cause !== MESSAGES.cause || fix !== MESSAGES.fix || others.length > 0) return;
    for (const cells of rows) {
      const [first, second, third] = cells;
      if (!first || !second || !third) continue;
      // A dot: no id that is made from a text has one.
      const id = `${section}.${symptoms.length + 1}`;
      first.properties.id = id;
      symptoms.push({ id, symptom: inner(first), cause: inner(second), fix: inner(third) });
    }
  });
  return symptoms;
}

function rowsOf(table: Element): Element[][] {
  return findElements(table, ({ tagName }) => tagName === 'tr').map(({ children }) =>
    children.filter((cell) => isElement(cell)),
  );
}

function inner(cell: Element): string {
  return withoutLinks(toHtml(cell.children))
    .replace(/<code class="[^"]*">/g, '<code>')
    .trim();
}
