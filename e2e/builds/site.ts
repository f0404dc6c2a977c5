import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { copySite, type SiteCopy } from '../../packages/testing/site-copy';

/** Builds a copy with a content folder. @returns what was printed. */
export function build(copy: SiteCopy, content: string): string {
  const { code, output } = copy.build({ CONTENT_DIR: content });
  expect(code, output).toBe(0);
  return output;
}

/** A copy of the site with a content folder that has these files. */
export function copyWith(name: string, files: Readonly<Record<string, string>>) {
  const copy = copySite(name);
  const content = path.join(copy.dir, name);
  fs.rmSync(content, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) write(path.join(content, file), text);
  return { copy, content };
}

/** A published file of a copy: the path has no ending for documents. */
export function published({ dir }: SiteCopy, page: string): string {
  return fs.readFileSync(path.join(dir, 'dist', `${page}.html`), 'utf8');
}

/** Writes a file, whose folder is created. */
export function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Replaces a text in a file. @returns whether the file contained it. */
export function replace(file: string, from: string | RegExp, to: string): boolean {
  const text = fs.readFileSync(file, 'utf8');
  const next = text.replace(from, () => to);
  if (next !== text) fs.writeFileSync(file, next);
  return next !== text;
}
