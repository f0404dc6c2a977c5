import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { DevelopServer } from '../develop-server';

/** A copy of the site that develop serves, and a browser on it. */
export interface Session {
  readonly dir: string;
  /** The content folder, in the copy. */
  readonly content: string;
  readonly server: DevelopServer;
  readonly page: Page;
}

export type Case = readonly [title: string, run: (session: Session) => Promise<void>];

/** In milliseconds. Other steps of `npm test` may keep the machine busy. */
export const PATIENCE_MS = 120_000;

/** Writes a file, whose folder is created. */
export function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/**
 * Replaces a text in a file.
 *
 * @returns puts the file back as it was.
 * @throws {Error} if the file does not have it.
 */
export function edit(file: string, from: string, to: string): () => void {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  fs.writeFileSync(file, text.replace(from, to));
  return () => fs.writeFileSync(file, text);
}

/** Polls for a condition that no event announces. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  describe: () => string,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`This did not happen in time:\n${describe()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
