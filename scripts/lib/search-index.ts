import fs from 'node:fs';
import path from 'node:path';
import { decodeOutline, decodeTexts } from '../../packages/search/engine/decode';
import type { Outline, Texts } from '../../packages/search/engine/pages';

/** Where a build publishes the index. */
export const SEARCH_DIR = path.resolve('dist', 'search');

export interface Index {
  readonly outline: Outline;
  readonly texts: Texts;
}

/**
 * The index of the built site.
 *
 * @throws {Error} where there is no build.
 */
export function readIndex(): Index {
  const outline = decodeOutline(read('outline.txt'));
  return { outline, texts: decodeTexts(read(outline.rest.url), outline) };
}

function read(name: string): string {
  const file = path.join(SEARCH_DIR, name);
  if (!fs.existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" first.`);
  return fs.readFileSync(file, 'utf8');
}
