import { toHtml } from 'hast-util-to-html';
import { type ActiveContext, refuseActiveContent } from './active-content';
import { dropPositions, resolveAssets, type AssetContext, type AssetStamp } from './assets';
import { frameAdmonitions, frameFootnotes, unwrapRawHtml, wrapTables } from './blocks';
import { frameCodeBlocks } from './code-blocks';
import { frameDiagrams } from './diagrams';
import { inlineDrawings } from './drawings';
import { fillInlineToc, type Heading, linkHeadings, takeTitle } from './headings';
import { extractLinks, type RawLink } from './links';
import { extractMistakes } from './mistakes';
import { breakLongNames, markTypes } from './type-links';
import type { SearchBlock } from '../../../packages/search/engine/source-records';
import { searchBlocks } from './search-blocks';
import { frameSteps } from './steps';
import { plainText } from './plain-text';
import { markSymptoms, type Symptom } from './symptoms';
import type { Problem } from '../../config/diagnostics/problems';
import { parseHtml } from './parse';

/** A page's body, complete except for the targets of its links. */
export interface Body {
  /** HTML with placeholders for link targets; see `fillLinks`. */
  readonly html: string;
  /** False if the page's text did not compile, so its content is unknown. */
  readonly compiled?: boolean;
  /** The text of the body's own `h1`, which is removed from the HTML. */
  readonly title?: string;
  readonly headings: readonly Heading[];
  readonly text: string;
  /** What search can find on the page. */
  readonly blocks: readonly SearchBlock[];
  readonly links: readonly RawLink[];
  readonly symptoms: readonly Symptom[];
  readonly assets: readonly AssetStamp[];
  /** The scripts of the page's own islands, by name. */
  readonly islands?: Readonly<Record<string, string>>;
  /** Files that would change the body if they existed. */
  readonly awaited: readonly string[];
  readonly problems: readonly Problem[];
}

/** The HTML stage: all processing of a rendered body, in one parse. */
export async function finishBody(
  html: string,
  context: AssetContext & ActiveContext,
): Promise<Body> {
  const root = parseHtml(html);
  const active = refuseActiveContent(root, context);
  unwrapRawHtml(root);
  const title = takeTitle(root);
  frameCodeBlocks(root);
  frameAdmonitions(root);
  frameFootnotes(root);
  wrapTables(root);
  const headings = linkHeadings(root);
  fillInlineToc(root, headings);
  const drawings = await inlineDrawings(root, context);
  const { stamps, problems } = await resolveAssets(root, context);
  // After the authors' pictures, because those of diagrams are already published.
  const diagrams = await frameDiagrams(root, context);
  const mistakes = extractMistakes(root, context);
  dropPositions(root);
  const text = plainText(root);
  const blocks = searchBlocks(root);
  const links = extractLinks(root);
  const symptoms = markSymptoms(root);
  breakLongNames(root);
  markTypes(root);
  frameSteps(root);
  return {
    html: toHtml(root),
    ...(title !== undefined && { title }),
    headings,
    text,
    blocks,
    links,
    symptoms,
    assets: [...diagrams.stamps, ...drawings.stamps, ...stamps],
    awaited: [...diagrams.awaited, ...drawings.awaited],
    problems: [...active, ...mistakes, ...drawings.problems, ...problems],
  };
}
