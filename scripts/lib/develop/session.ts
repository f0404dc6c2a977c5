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

/** A file of the content folder. @param name its path from there. */
export const ofContent =
  (name: string) =>
  ({ content }: Session) =>
    path.join(content, name);

/** A file of the site. @param name its path from the project's root. */
export const ofSite =
  (name: string) =>
  ({ dir }: Session) =>
    path.join(dir, name);

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
 * @throws {Error} if the file does not have it.
 */
export function edit(file: string, from: string, to: string): void {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  fs.writeFileSync(file, text.replace(from, to));
}

/** Replaces a text in a file for as long as something is looked at, then puts it back. */
export async function withEdit(
  file: string,
  { from, to }: { readonly from: string; readonly to: string },
  look: () => Promise<void>,
): Promise<void> {
  const text = fs.readFileSync(file, 'utf8');
  edit(file, from, to);
  try {
    await look();
  } finally {
    fs.writeFileSync(file, text);
  }
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
