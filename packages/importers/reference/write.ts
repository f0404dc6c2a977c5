import fs from 'node:fs';
import path from 'node:path';
import type { Plan, PlannedFile } from './plan';

/**
 * Carries out an import. All files are first written under temporary names and only then renamed,
 * so that an error while writing leaves every page as it was, and no page is ever half-written.
 *
 * @throws {Error} if a file can't be written, renamed or removed.
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

/** In the same folder, because a move to another disk would be a copy. */
function temporary({ path: file }: PlannedFile): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
}
