import { strToU8, type Zippable, zipSync } from 'fflate';

/**
 * An archive whose bytes depend on nothing but its files.
 *
 * @param files texts by their paths, with forward slashes.
 */
export function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const entries: Zippable = {};
  for (const name of Object.keys(files).sort()) entries[name] = strToU8(files[name] ?? '');
  // Archives have the local time of their files. This is the earliest one, in every time zone.
  return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) });
}
