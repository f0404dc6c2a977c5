import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { allowanceFor } from '../../config/settings/allow-schema';
import { contentRootsOf } from '../../config/project/content-folder';
import type { Site } from '../../config/project/site';
import { ApiBody } from '../../reference/api-body';
import type { DiagramStore } from '../../features/diagrams/store';
import { type AssetStamp, stampOf } from '../../markdown/html/assets';
import { type Body, finishBody } from '../../markdown/html/body';
import { locateLinks } from '../links/locate';
import type { ApiClassNode, DocPageNode } from '../nodes/nodes';
import { compileMdxFile, type MdxHelpers } from '../../markdown/mdx/compile';
import { sourceLinks } from '../../markdown/mdx/source-links';

/** What a page's body is made from. */
type BodySource = Pick<DocPageNode, 'absolutePath' | 'path' | 'textDigest'> &
  Partial<Pick<ApiClassNode, 'type'>>;

/**
 * Compiles a page's file: MDX first, then the members of an API class around it, then the HTML
 * stage. Anything wrong with the file is in the body's `problems`.
 *
 * @param diagrams the diagram pictures stored in the content folder.
 */
export async function compileBody(
  source: BodySource,
  site: Site,
  diagrams: DiagramStore,
  helpers: MdxHelpers,
): Promise<Body> {
  const { folder, variables } = site;
  const { markdownFormat, markdownMath } = site.settings;
  const { absolutePath } = source;
  const started = Date.now() - CLOCK_MS;
  const rules = { ...site, markdownFormat, markdownMath };
  const mdx = await compileMdxFile(absolutePath, folder, rules, helpers);
  const body = await finishBody(withMembers(source, mdx.html, site.settings.sourceUrl), {
    absolutePath,
    rootDir: folder.rootDir,
    contentDir: folder.contentDir,
    roots: contentRootsOf(folder),
    staticDirs: folder.staticDirs,
    variables,
    diagrams,
    pagePath: source.path,
    allowance: allowanceFor(source.path, site.settings.allow),
  });
  const partials = await Promise.all(mdx.partials.map(stampOf));
  const text = await fs.readFile(absolutePath);
  // Gatsby's digest of a text is its MD5.
  const isOther = crypto.createHash('md5').update(text).digest('hex') !== source.textDigest;
  return {
    ...body,
    compiled: mdx.compiled,
    links: mdx.compiled
      ? locateLinks(body.links, absolutePath, variables)
      : sourceLinks(text.toString(), variables),
    assets: [
      ...body.assets,
      ...partials.map((stamp) => (stamp.mtimeMs < started ? stamp : neverFresh(stamp))),
      ...(isOther ? [neverFresh(await stampOf(absolutePath))] : []),
    ],
    awaited: [...body.awaited, ...mdx.awaited],
    ...(Object.keys(mdx.islands).length > 0 && { islands: mdx.islands }),
    problems: [...mdx.problems, ...body.problems],
  };
}

/** How far a file's time may be behind the process's, in milliseconds. */
const CLOCK_MS = 10;

/**
 * For a file that was saved while its page was compiled, or before Gatsby knew: the cache would
 * take the body for that of the text before, and publish it when that text is back.
 */
const neverFresh = (stamp: AssetStamp): AssetStamp => ({ ...stamp, mtimeMs: NaN });

/** The text of a class's file goes around its members; a document is just its text. */
function withMembers(
  { type }: BodySource,
  html: string,
  sourceUrl: Site['settings']['sourceUrl'],
): string {
  if (type === undefined) return html;
  return renderToStaticMarkup(React.createElement(ApiBody, { type, remarksHtml: html, sourceUrl }));
}
