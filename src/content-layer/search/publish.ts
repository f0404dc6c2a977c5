import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withBase } from '../../base-path';
import { encodeOutline, encodeTexts } from '../../search/encode';
import { checksum, type FullPage, type Synonym } from '../../search/pages';
import type { SearchFiles } from '../../search/types';
import { bundleEngine } from '../../bundling/search-engine';
import { writeSiteData } from '../../site/site-data';
import { fitOf, WHOLE_SITE } from './fit';

/**
 * Writes the embedded search below `public/search/`: the engine, and the index in two parts. The
 * first part has a fixed name and refers to the second, so a change of content changes no page. It
 * must be revalidated; the other files have a hash in their name.
 *
 * @param pages in the order of the sidebar, so that pages of a section are adjacent.
 */
export async function publishSearch(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
): Promise<void> {
  const engine = await bundleEngine();
  const engineFile = `engine-${hashOf(engine)}.js`;
  const isDevelop = process.env.NODE_ENV === 'development';
  const { extent, detail } = isDevelop ? WHOLE_SITE : fitOf(pages, synonyms, engine);
  const texts = encodeTexts(pages, detail, synonyms, extent);
  const textsFile = `texts-${hashOf(texts)}.txt`;
  // Relative to the first part.
  const rest = { url: textsFile, checksum: checksum(texts) };
  const files: Readonly<Record<string, string>> = {
    [engineFile]: engine,
    [textsFile]: texts,
    'outline.txt': encodeOutline(pages, rest, extent),
  };
  const dir = searchFolder();
  for (const [name, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(dir, name), content);
  }
  removeOthers(dir, Object.keys(files));
  const addresses: SearchFiles = {
    engine: withBase(`/search/${engineFile}`),
    index: withBase('/search/outline.txt'),
  };
  writeSiteData('search', addresses);
}

/** Removes what an earlier build with search left behind. */
export function disableSearch(): void {
  removeOthers(searchFolder(), []);
  writeSiteData('search', null);
}

export function searchFolder(): string {
  const dir = path.resolve('public', 'search');
  fs.mkdirSync(dir, { recursive: true });
  return dir;
}

/**
 * Removes what an earlier build left behind. Two things stay: the document of the page `/search`,
 * which a build only writes if it has changed, and what `bundling/search-scripts.ts` replaces.
 *
 * @param names the files of this build.
 */
export function removeOthers(dir: string, names: readonly string[]): void {
  const kept = new Set([...names, 'index.html', 'ui']);
  for (const name of fs.readdirSync(dir)) {
    if (!kept.has(name)) fs.rmSync(path.join(dir, name), { recursive: true, force: true });
  }
}

function hashOf(content: string): string {
  return crypto.createHash('sha256').update(content).digest('hex').slice(0, 10);
}
