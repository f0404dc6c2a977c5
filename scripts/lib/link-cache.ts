import fs from 'node:fs';
import path from 'node:path';
import type { Checked } from './external-links';

/** Outcomes of earlier runs, by address. */
export type LinkCache = ReadonlyMap<string, Checked>;

/** @returns nothing if there is no such file, or it cannot be read: links are then asked again. */
export function readLinkCache(file: string): LinkCache {
  try {
    return new Map(Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as object));
  } catch {
    return new Map();
  }
}

/** Writes what is still linked, so the file does not grow. */
export function writeLinkCache(file: string, outcomes: LinkCache): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(outcomes), null, 1));
}

/**
 * The addresses to be asked: those that never worked, or that worked longer ago than a time.
 *
 * @param age in milliseconds.
 */
export function dueLinks(
  urls: readonly string[],
  cache: LinkCache,
  age: number,
  now: number,
): string[] {
  return urls.filter((url) => {
    const known = cache.get(url);
    return !known?.works || now - known.at > age;
  });
}
