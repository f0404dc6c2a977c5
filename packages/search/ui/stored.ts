import { hierarchyOf, LEVELS } from '../engine/types';
import { plainText } from '../engine/highlight';
import { escapedOnce } from './marks';
import { safeAddress } from './links';

/** The prefix of DocSearch's storage keys for recent and favourite searches. */
const ENTRY = '__DOCSEARCH_';
const TYPES: readonly unknown[] = [...LEVELS.slice(1), 'content'];

/** A stored hit. DocSearch inserts its texts as HTML. */
export interface StoredHit {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly __docsearch_parent: null;
}

/** What the browser refused to store; it lasts as long as the page. */
const unwritten = new Map<string, string>();

/**
 * Replaces `localStorage` in DocSearch's code, which the build patches. Failures are logged and
 * tolerated. Stored hits are validated before use: they may be damaged, and DocSearch would insert
 * them as HTML.
 */
export const docSearchStorage = {
  getItem(key: string): string | null {
    const value = unwritten.get(key) ?? read(key);
    return key.startsWith(ENTRY) ? JSON.stringify(storedHits(value)) : value;
  },

  setItem(key: string, value: string): void {
    try {
      globalThis.localStorage.setItem(key, value);
      unwritten.delete(key);
    } catch (error) {
      unwritten.set(key, value);
      console.warn('Browser storage cannot be written.', error);
    }
  },

  removeItem(key: string): void {
    unwritten.delete(key);
    try {
      globalThis.localStorage.removeItem(key);
    } catch (error) {
      console.warn('Browser storage cannot be written.', error);
    }
  },
};

function read(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch (error) {
    console.warn('Browser storage cannot be read.', error);
    return null;
  }
}

/** The valid hits of an entry; anything else in it is dropped. */
export function storedHits(json: string | null): StoredHit[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.flatMap((one) => storedHit(one) ?? []) : [];
  } catch {
    return [];
  }
}

function storedHit(value: unknown): StoredHit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { objectID, type, url, content, hierarchy } = value as Readonly<Record<string, unknown>>;
  const address = safeAddress(url);
  if (typeof objectID !== 'string' || !TYPES.includes(type) || address === undefined) return;
  if (typeof hierarchy !== 'object' || hierarchy === null) return undefined;
  const levels = hierarchy as Readonly<Record<string, unknown>>;
  if (typeof levels.lvl1 !== 'string') return undefined;
  return {
    objectID,
    type: type as string,
    url: address,
    content: textOf(content),
    // The section is shown as text, everything else as HTML.
    hierarchy: hierarchyOf((level) =>
      level === 'lvl0' && typeof levels.lvl0 === 'string'
        ? plainText(levels.lvl0)
        : textOf(levels[level]),
    ),
    __docsearch_parent: null,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? escapedOnce(value) : null;
}
