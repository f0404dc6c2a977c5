import type { RuntimeBuild } from '../browser/early/runtime';

const SLICE =
  /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/;

/**
 * Takes Gatsby's scripts out of a document and leaves their addresses as data, for
 * `browser/early/runtime.ts` to insert once the page is painted and idle. What is left differs from
 * page to page in data only, so that a content security policy can name each script by one hash.
 *
 * @throws {Error} where the document is not as Gatsby writes it: a page without its runtime must
 *   not be published unnoticed.
 */
export function deferRuntime(html: string): string {
  const slice = SLICE.exec(html);
  if (!slice?.[1]) throw new Error('The document has no Gatsby scripts.');
  const [, scripts] = slice;
  const mapping = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(scripts)?.[1];
  const hash = /___webpackCompilationHash="([^"]*)"/.exec(scripts)?.[1];
  if (mapping === undefined || hash === undefined)
    throw new Error('The document has no build data.');
  const build: RuntimeBuild = {
    scripts: [...scripts.matchAll(/<script src="([^"]+)" async>/g)].map((match) => match[1] ?? ''),
    hash,
    chunks: JSON.parse(mapping) as string,
  };
  if (build.scripts.length === 0) throw new Error('The document has no scripts.');
  const json = JSON.stringify(build).replace(/</g, '\\u003c');
  return html.replace(
    SLICE,
    () => `<script id="site-build" type="application/json">${json}</script>`,
  );
}
