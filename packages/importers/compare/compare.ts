import fs from 'node:fs';
import { messagesFor } from '../../../src/messages';
import { isBelow } from '../../../src/config/settings/versions-schema';
import { escapeRegExp } from '../../../src/config/diagnostics/escape-reg-exp';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import { parseHtml } from '../../../src/markdown/html/parse';
import { type AddressOf, type Difference, differences, far, type Kind } from './differences';
import { frameOf } from './frame-facts';
import { frameDifferences } from './frames';
import { factsOf, type PageFacts } from './page-facts';
import { documentsIn, linkReader, redirectsIn } from './site-files';

/** A page of the original that a move knows. */
export interface OriginalPage {
  /** Its file, absolute. */
  readonly file: string;
  /** Its address on the original, as that of a built document: without `.html`. */
  readonly address: string;
  /** Its address here. */
  readonly path: string;
  /** What its source tells, as plain HTML. */
  readonly html: () => string;
}

export type Verdict = 'as it was' | 'changed' | 'notice' | 'missing';

export interface ComparedPage {
  /** Its address on the original. */
  readonly address: string;
  readonly file?: string | undefined;
  readonly verdict: Verdict;
  /** Whether the original of it was built. Without, it is compared with its source. */
  readonly isBuilt: boolean;
  readonly differences: readonly Difference[];
  /** Whether it is a page of a type: its layout is not compared. */
  readonly isType?: boolean;
  readonly original: PageFacts;
  readonly ours?: PageFacts;
}

export interface Comparison {
  readonly pages: readonly ComparedPage[];
  /** What is different around pages, with the addresses of those. */
  readonly frames: ReadonlyMap<string, readonly string[]>;
  /** The built original, if there is one. */
  readonly builtDir?: string | undefined;
}

export interface Sites {
  readonly pages: readonly OriginalPage[];
  /** Where the original was built, if it was. */
  readonly builtDir: string;
  /** Nothing of the original is read outside of this folder. */
  readonly root: string;
  readonly distDir: string;
  /** The address of the site. */
  readonly url: string;
}

/**
 * Compares each page of the original with ours: with what was built of it, and what was not built with
 * what its source tells.
 */
export function compareSites({ pages, builtDir, root, distDir, url }: Sites): Comparison {
  const built = documentsIn(builtDir, root);
  const ours = documentsIn(distDir, distDir);
  const redirects = redirectsIn(distDir);
  const known = new Map(pages.map((page) => [page.address, page]));
  const addresses = [...new Set([...known.keys(), ...built.keys()])].sort();
  // Sources may name pages of their site by its address, which become links within it.
  const own = url.replace(/\/$/, '');
  const farAway: AddressOf = (href) => (isBelow(href, own) ? undefined : far(href));
  const fromSource = { originalAddress: farAway, ourAddress: farAway };
  const frames: { text: string; address: string }[] = [];
  const compared = addresses.map((address): ComparedPage => {
    const page = known.get(address);
    const file = built.get(address);
    const source = file === undefined ? (page?.html() ?? '') : fs.readFileSync(file, 'utf8');
    const html = parseHtml(source, true);
    const original = factsOf(html);
    const wanted = page?.path ?? address;
    const path = ours.has(wanted) ? wanted : (redirects.get(wanted) ?? wanted);
    const document = ours.get(path);
    const isBuilt = file !== undefined;
    const about = { address, file: page?.file, original, isBuilt };
    if (document === undefined) return { ...about, verdict: 'missing', differences: [] };
    const text = fs.readFileSync(document, 'utf8');
    const here = parseHtml(text, true);
    const ourFacts = factsOf(here);
    const where = `${address.replace(/\/$/, '')}${file?.endsWith('/index.html') ? '/' : ''}`;
    const addresses = {
      originalAddress: linkReader(where || '/', url, redirects),
      ourAddress: linkReader(path, url, redirects),
    };
    const sides = { original, ours: ourFacts, isBuilt, ...(isBuilt ? addresses : fromSource) };
    const isType = page === undefined && REFERENCE.test(text);
    const all = [...noticesIn(ourFacts), ...differences(sides)];
    const found = all.filter(({ kind }) => !isType || /^(?:anchors|links|pictures)$/.test(kind));
    if (file !== undefined) {
      const before = frameOf(html, file, builtDir);
      const after = frameOf(here, document, distDir);
      const texts = frameDifferences(before, after, addresses);
      frames.push(...texts.map((text) => ({ text, address })));
    }
    return { ...about, ours: ourFacts, verdict: verdictOf(found), differences: found, isType };
  });
  const grouped = groupBy(frames, ({ text }) => text);
  return {
    pages: compared,
    frames: new Map([...grouped].map(([text, all]) => [text, all.map((one) => one.address)])),
    ...(built.size > 0 && { builtDir }),
  };
}

/** A page of a type, which this site lays out in its own way. */
const REFERENCE = /class="api-(?:summary|facts|members)"/;

/** What of two things that are wrong with a page is worse counts. */
export function verdictOf(found: readonly Difference[]): Verdict {
  if (found.length === 0) return 'as it was';
  return found.some(({ kind }) => kind === 'notice') ? 'notice' : 'changed';
}

/** Notices in the place of what cannot be shown. */
function noticesIn({ lines }: PageFacts): Difference[] {
  const texts = messagesFor('en').componentMissing.split('{component}');
  const notice = new RegExp(`^\\s*${texts.map(escapeRegExp).join('(.*?)')}`);
  const names = lines.flatMap((line) => notice.exec(line)?.[1] ?? []);
  return [...new Set(names)].map((name) => ({
    kind: 'notice',
    text: `shows a notice in the place of “${name}”`,
  }));
}

/** How many minutes it takes to look at something of a kind, and to put it right. */
const MINUTES: Readonly<Record<Kind, number>> = {
  notice: 15,
  code: 3,
  tables: 3,
  headings: 2,
  pictures: 2,
  anchors: 2,
  links: 1,
  words: 2,
};

/** A guess: by the kinds of differences of a page, and not by their number. */
export function minutesFor({ verdict, differences: found }: ComparedPage): number {
  if (verdict === 'missing') return MISSING_MINUTES;
  const kinds = new Set(found.map(({ kind }) => kind));
  return [...kinds].reduce((sum, kind) => sum + MINUTES[kind], 0);
}

/** The minutes of each page: what is done about a component is the same wherever it was. */
export function minutesEach(pages: readonly ComparedPage[]): Map<ComparedPage, number> {
  const known = new Set<string>();
  return new Map(
    pages.map((page) => {
      const notices = page.differences.filter(({ kind }) => kind === 'notice');
      const isKnown = notices.length > 0 && notices.every(({ text }) => known.has(text));
      for (const { text } of notices) known.add(text);
      return [page, minutesFor(page) - (isKnown ? MINUTES.notice - 1 : 0)];
    }),
  );
}

const MISSING_MINUTES = 20;
