import fs from 'node:fs';
import path from 'node:path';
import type { Plan, PlannedFile } from './plan';

/**
 * Carries an import out. Every file is written beside its place first, and all are moved when all
 * are there: what goes wrong before leaves the folder as it was, and no file is ever half-written.
 *
 * @throws {Error} where the folder cannot be written to; nothing has changed then.
 */
export function writePlan({ created, updated, gone, prune }: Plan): void {
  const files = [...created, ...updated];
  const written: string[] = [];
  try {
    for (const file of files) {
      fs.mkdirSync(path.dirname(file.path), { recursive: true });
      written.push(temporary(file));
      fs.writeFileSync(temporary(file), file.content);
    }
  } catch (error) {
    for (const name of written) fs.rmSync(name, { force: true });
    throw error;
  }
  for (const file of files) fs.renameSync(temporary(file), file.path);
  if (prune) for (const { path: file } of gone) fs.rmSync(file);
}

/** Beside the file: a move to another disk would be a copy. */
function temporary({ path: file }: PlannedFile): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
}
