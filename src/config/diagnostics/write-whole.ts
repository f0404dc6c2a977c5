import fs from 'node:fs';
import path from 'node:path';

/** Writes a file, unless it is the same already: what is made from it stays valid. */
export function writeIfChanged(file: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
}

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
