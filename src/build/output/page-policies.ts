import fs from 'node:fs';
import path from 'node:path';
import { allowanceFor, covers } from '../../config/settings/allow-schema';
import type { Settings } from '../../config/settings/schema';
import { cleanPath, NOT_FOUND_FILE } from '../../routes';
import { contentPolicy, type ServiceSettings, staticPolicy } from './content-policy';
import { type DocumentSources, hashSource, mergeSources, sourcesIn } from './document-sources';
import { isPage } from './flatten';
import { MARK_SCRIPT } from './parts';
import { staticPatterns } from './static-documents';

export type PolicySettings = ServiceSettings & Pick<Settings, 'allow'>;

/** Files that draw diagrams in the browser, published only if a page needs them. */
const DRAWING_DIR = 'vendor/mermaid';

interface Document {
  readonly file: string;
  readonly path: string;
  /** Whether the site has made it, rather than copied it from a static folder. */
  readonly isPage: boolean;
  /** Whether it holds anything that a policy may have to allow. */
  readonly needsPolicy: boolean;
  readonly sources: DocumentSources;
}

export function readDocument(dir: string, file: string): Document {
  const html = fs.readFileSync(path.join(dir, file), 'utf8');
  const sources = sourcesIn(html);
  const needsPolicy = /<base\b/i.test(html) || Object.values(sources).some(({ size }) => size > 0);
  return { file, path: cleanPath(`/${file}`), isPage: isPage(html), needsPolicy, sources };
}

const pathsOf = (documents: readonly Document[]) => documents.map((document) => document.path);

/** The patterns of HTML files that are no pages. */
export function staticRules(documents: readonly Document[]): string[] {
  const pages = documents.filter((one) => one.isPage);
  const statics = documents.filter(
    (one) => !one.isPage && one.needsPolicy && !/[:*]/.test(one.path),
  );
  return staticPatterns(pathsOf(statics), pathsOf(pages));
}

/**
 * The policy of a page, or of all pages of a pattern. The scripts in a page are allowed only if the
 * settings say so. Those of the site are in its not-found page, which has nothing of an author.
 */
export function policies(
  documents: readonly Document[],
  statics: readonly string[],
  files: readonly string[],
  settings: PolicySettings,
): (page: string) => string {
  const pages = documents.filter((one) => one.isPage);
  const all = mergeSources(pages.map(({ sources }) => sources));
  const own = pages.find(({ file }) => file === NOT_FOUND_FILE);
  const ownScripts = [hashSource(MARK_SCRIPT), ...(own?.sources.scripts ?? [])];
  const draws = files.some((file) => file.startsWith(`${DRAWING_DIR}/`));
  return (page) => {
    const allowance = allowanceFor(page, settings.allow);
    const within = (some: readonly Document[]) => some.filter((one) => covers(page, one.path));
    if (statics.some((pattern) => covers(pattern, page))) {
      return staticPolicy(mergeSources(within(documents).map(({ sources }) => sources)), allowance);
    }
    const inline = allowance.scripts.includes('inline') ? within(pages) : [];
    const scripts = inline.flatMap(({ sources }) => [...sources.scripts]);
    const sources = { ...all, scripts: new Set([...ownScripts, ...scripts]) };
    return contentPolicy(settings, sources, draws, allowance);
  };
}
