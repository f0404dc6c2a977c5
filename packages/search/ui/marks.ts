import { escapeHtml, plainText } from '../engine/highlight';
import { LEVELS, type SearchHit } from '../engine/types';
import { withoutBase } from '../../../src/base-path';
import { isClassPath } from '../../../src/routes';

/** A part of a text that either matches the query or doesn't. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at its `<mark>` tags; any other tag is plain text. */
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

/** HTML with nothing but text and `<mark>`, whatever the input. */
export function safeHtml(marked: string): string {
  return partsOf(marked)
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

/** Escapes a text as HTML, whether or not it is already escaped. */
export function escapedOnce(text: string): string {
  return escapeHtml(plainText(text));
}

/** A hit's title: its deepest level, with matches marked and shortened to a snippet. */
export function hitTitle({ hierarchy, _snippetResult }: SearchHit): readonly Part[] {
  const level = LEVELS.slice(1).findLast((name) => hierarchy[name]);
  if (!level) return [];
  return partsOf(_snippetResult.hierarchy[level]?.value ?? hierarchy[level] ?? '');
}

/** Where a hit is: its section, page and the headings above it. */
export function hitPath({ hierarchy }: SearchHit): string[] {
  const levels = LEVELS.flatMap((name) => (hierarchy[name] ? [plainText(hierarchy[name])] : []));
  return levels.slice(0, -1);
}

/**
 * The attributes of a hit's glyph: the letter is the kind of a type or a member, `T` for a type of an
 * index without kinds. Undefined for all that is prose.
 */
export function glyphOf(hit: Pick<SearchHit, 'kind' | 'url'>) {
  const isType = !hit.url.includes('#') && isClassPath(withoutBase(hit.url));
  const letter = hit.kind ?? (isType ? 'T' : undefined);
  return letter ? { 'data-glyph': letter, 'data-type': isType || undefined } : undefined;
}
