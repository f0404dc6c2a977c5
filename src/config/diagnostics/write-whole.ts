import fs from 'node:fs';
import path from 'node:path';

/** Writes a text or bytes to a file in one step: see `placeWhole`. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  placeWhole(file, (next) => fs.writeFileSync(next, content));
}

/**
 * Writes a file in one step, as others see it: it is written next to its place, and moved there. A
 * process may be ended at any time, and others may read or write the same file.
 *
 * @param file its path; its folder is created.
 * @param write writes it to the given path.
 */
export function placeWhole(file: string, write: (next: string) => void): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  write(next);
  fs.renameSync(next, file);
}
