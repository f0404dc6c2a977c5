import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files';

/** How much of each file is shown where they part, in bytes. */
const SHOWN = 60;

/**
 * Compares two folders byte by byte. Returns a line for each file that is in one of them only, or
 * differs, with what both hold there.
 */
export function compareFolders(first: string, second: string): string[] {
  const files = [first, second].map((dir) => new Set(filesBelow(dir)));
  const all = [...new Set(files.flatMap((names) => [...names]))].sort();
  return all.flatMap((file) => {
    const missing = [first, second].find((_, index) => !files[index]?.has(file));
    if (missing !== undefined) return [`${file} is not in ${missing}`];
    const [one, other] = [first, second].map((dir) => fs.readFileSync(path.join(dir, file)));
    if (!one || !other || one.equals(other)) return [];
    const at = firstDifference(one, other);
    return [`${file} differs at byte ${at}: ${excerpt(one, at)} and ${excerpt(other, at)}`];
  });
}

function firstDifference(one: Buffer, other: Buffer): number {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  return at === -1 ? one.length : at;
}

/** What stands around a byte, on one line. */
function excerpt(content: Buffer, at: number): string {
  const start = Math.max(0, at - SHOWN / 2);
  return JSON.stringify(content.subarray(start, start + SHOWN).toString('latin1'));
}
