import { hashInName } from '../../config/project/hash-in-name';
import { withBase } from '../../base-path';
import type { RuntimeBuild } from '../../client/early/runtime';
import { scriptJson } from '../../page-model/script-json';

/** Where Gatsby keeps its scripts, and their place in a document: with them, and without. */
export const SCRIPTS_FILE = '_gatsby/slices/_gatsby-scripts-1.html';
const SLICE =
  /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->|<slice-start id="_gatsby-scripts-1"><\/slice-start><slice-end id="_gatsby-scripts-1"><\/slice-end>/;

/**
 * Removes Gatsby's scripts from a document and leaves their addresses as data, for
 * `client/early/runtime.ts` to insert once the page is painted and idle. Pages then differ only in
 * data, so a content security policy needs just one hash per script.
 *
 * @param current what is in the file of Gatsby's scripts; without it, they are those in the document.
 * @param policy names the policy of the page, if it is not that of the site.
 * @throws {Error} if the document is not as Gatsby writes it: a page without its runtime must not
 *   be published unnoticed.
 */
export function deferRuntime(html: string, current?: string, policy = ''): string {
  const slice = SLICE.exec(html);
  const scripts = slice && (current ?? slice[1]);
  if (!scripts) throw new Error('The document has no Gatsby scripts.');
  const mapping = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(scripts)?.[1];
  if (mapping === undefined) throw new Error('The document has no build data.');
  const sources = [...scripts.matchAll(/<script src="([^"]+)" async>/g)].map(
    (match) => match[1] ?? '',
  );
  const chunks = withBaseInMap(JSON.parse(mapping) as string);
  // By it, an open page detects that the site has new scripts. Webpack's own hash changes between builds
  // of the same scripts, and with it every document; the file names contain hashes of their content.
  const hash = hashInName(JSON.stringify([sources, chunks])) + policy;
  const build: RuntimeBuild = { scripts: sources, hash, chunks };
  if (build.scripts.length === 0) throw new Error('The document has no scripts.');
  const data = `<script id="site-build" type="application/json">${scriptJson(build)}</script>`;
  return html.slice(0, slice.index) + data + html.slice(slice.index + slice[0].length);
}

/** Gatsby writes these addresses as if the site had a host of its own. */
function withBaseInMap(chunks: string): string {
  if (!BASE_PATH) return chunks;
  const files = Object.entries(JSON.parse(chunks) as Record<string, string[]>);
  return JSON.stringify(
    Object.fromEntries(files.map(([name, addresses]) => [name, addresses.map(withBase)])),
  );
}

/** The build hash in a document from `deferRuntime`. */
export function hashOf(html: string): string | undefined {
  return /id="site-build" type="application\/json">\{[^<]*?"hash":"([0-9a-f]+)"/.exec(html)?.[1];
}
