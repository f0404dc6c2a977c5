import { escapeHtml } from '../../search/highlight';
import type { SearchHit } from '../../search/types';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** A part of a text, and whether it matches the query. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Escaped HTML as the text that it stands for. */
export function plainText(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The parts of a text with `<mark>`; any other tag in it is text. */
export function partsOf(marked: string): Part[] {
  let isMatch = false;
  const parts: Part[] = [];
  for (const piece of marked.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') isMatch = true;
    else if (piece === '</mark>') isMatch = false;
    else if (piece !== '') parts.push({ text: plainText(piece), isMatch });
  }
  return parts;
}

/** HTML that holds nothing but text and `<mark>`, whatever was given. */
export function safeHtml(marked: string): string {
  return partsOf(marked)
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

/** Text as HTML, whether it is escaped already or not. */
export function escapedOnce(text: string): string {
  return escapeHtml(plainText(text));
}

/** The name of what a hit leads to, marked and cut: the deepest level that it has. */
export function hitTitle({ hierarchy, _snippetResult }: SearchHit): readonly Part[] {
  const level = (['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const).find(
    (name) => hierarchy[name],
  );
  if (!level) return [];
  return partsOf(_snippetResult.hierarchy[level]?.value ?? hierarchy[level] ?? '');
}

/** Where it stands: section, page, and the headings above it. */
export function hitPath({ hierarchy }: SearchHit): string[] {
  const levels = (['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const).flatMap(
    (name) => (hierarchy[name] ? [plainText(hierarchy[name])] : []),
  );
  return levels.slice(0, -1);
}
