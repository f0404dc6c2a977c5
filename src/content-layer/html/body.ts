import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { dropPositions, resolveAssets, type AssetContext, type AssetStamp } from './assets';
import {
  frameAdmonitions,
  frameDiagrams,
  frameFootnotes,
  unwrapRawHtml,
  wrapTables,
} from './blocks';
import { frameCodeBlocks } from './code-blocks';
import { type Heading, linkHeadings, takeTitle } from './headings';
import { extractLinks, type RawLink } from './links';
import { markTypes } from './type-links';
import { plainText } from './plain-text';
import type { Problem } from '../problems';

/** A page's body, finished but for the targets of its links. */
export interface Body {
  /** HTML with marks in place of link targets: see `fillLinks`. */
  readonly html: string;
  /** The text of the body's own `h1`, which was taken out. */
  readonly title?: string;
  readonly headings: readonly Heading[];
  readonly text: string;
  readonly links: readonly RawLink[];
  readonly assets: readonly AssetStamp[];
  readonly problems: readonly Problem[];
}

/** The HTML stage: everything that is done to a rendered body, in one parse. */
export async function finishBody(html: string, context: AssetContext): Promise<Body> {
  const root = fromHtml(html, { fragment: true });
  unwrapRawHtml(root);
  const title = takeTitle(root);
  frameCodeBlocks(root);
  frameDiagrams(root);
  frameAdmonitions(root);
  frameFootnotes(root);
  wrapTables(root);
  const headings = linkHeadings(root);
  const { stamps, problems } = await resolveAssets(root, context);
  dropPositions(root);
  const text = plainText(root);
  const links = extractLinks(root);
  markTypes(root);
  return {
    html: toHtml(root),
    ...(title !== undefined && { title }),
    headings,
    text,
    links,
    assets: stamps,
    problems,
  };
}
