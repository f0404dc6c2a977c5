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

/** Whether a hit is a member of a type: its title names the type, `Room.Connect`. */
export function isMember({ anchor, kind, url_without_anchor }: SearchHit): boolean {
  return anchor !== null && !!kind && isClassPath(withoutBase(url_without_anchor));
}

/** A hit's title: its deepest level, with matches marked and shortened to a snippet. */
export function hitTitle(hit: SearchHit): readonly Part[] {
  const { hierarchy, _snippetResult } = hit;
  const level = LEVELS.slice(1).findLast((name) => hierarchy[name]);
  if (!level) return [];
  const parts = partsOf(_snippetResult.hierarchy[level]?.value ?? hierarchy[level] ?? '');
  const type = plainText(hierarchy.lvl1 ?? '');
  return isMember(hit) ? [{ text: `${type}.`, isMatch: false }, ...parts] : parts;
}

/** Where a hit is: its section, page and the headings above it, but for what its title names. */
export function hitPath(hit: SearchHit): string[] {
  const levels = LEVELS.flatMap((name) => plainText(hit.hierarchy[name] ?? '') || []);
  return isMember(hit) ? levels.slice(0, 1) : levels.slice(0, -1);
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
