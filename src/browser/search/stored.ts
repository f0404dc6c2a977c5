import { LEVELS } from '../../search/types';
import { escapedOnce, plainText } from './marks';
import { safeAddress } from './links';

/** DocSearch's entries of recent and favourite searches begin so; the index's name follows. */
const ENTRY = '__DOCSEARCH_';
const TYPES: readonly unknown[] = [...LEVELS.slice(1), 'content'];

/** A hit as the browser keeps it: its texts are HTML to DocSearch. */
export interface StoredHit {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly __docsearch_parent: null;
}

/** What is written where the browser takes nothing: it lasts as long as the page. */
const unwritten = new Map<string, string>();

/**
 * Local storage as DocSearch uses it: the build puts it in that place in DocSearch's code. What
 * fails is logged and tolerated, and what was stored is checked before it is used: it may be
 * damaged, and DocSearch would insert it as HTML.
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

/** The hits of an entry that are such; what else it holds is left out. */
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
    hierarchy: Object.fromEntries(
      LEVELS.map((level) => [
        level,
        level === 'lvl0' && typeof levels.lvl0 === 'string'
          ? plainText(levels.lvl0)
          : textOf(levels[level]),
      ]),
    ),
    __docsearch_parent: null,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? escapedOnce(value) : null;
}
