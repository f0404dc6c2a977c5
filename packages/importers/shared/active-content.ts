import { withoutCode } from '../../../src/markdown/source/prepare-source';
import type { SiteConfig } from '../../../src/config/settings/schema';

interface Page {
  /** Its address on this site. */
  readonly path: string;
  readonly file: string;
  readonly raw: string;
}

const FRAME = /<iframe\b[^>]*?\bsrc\s*=\s*\{?\s*["'](?:https?:)?(\/\/[^"'\s]+)/gi;
/** The word stands in texts, too: only the beginning of an address is a script. */
const ACTIVE =
  /<(?:script|object|embed|base|meta)\b|(?<=["'`<=]\s*|\](?:\(|:)\s*)javascript:|<form\b[^>]*\baction=/gi;

/** Hosts read 100 rules of headers: with more pages than this, the frames are allowed everywhere. */
const MAX_PAGES = 40;

/**
 * The permissions without which a site would lose what frames show in it. Scripts get none.
 *
 * @param onActive takes what else the content security policy forbids, with its place.
 */
export function allowedFrames(
  pages: readonly Page[],
  onActive: (what: string, place: { readonly file: string; readonly line: number }) => void,
): NonNullable<SiteConfig['allow']> {
  const entries = pages.flatMap(({ path, file, raw }) => {
    const hosts = new Set<string>();
    // Code is shown, and runs nowhere.
    const text = withoutCode(raw);
    for (const [index, line] of text.split('\n').entries()) {
      for (const [found] of line.matchAll(ACTIVE)) onActive(found, { file, line: index + 1 });
    }
    for (const [, address = ''] of text.matchAll(FRAME)) {
      if (URL.canParse(`https:${address}`)) hosts.add(new URL(`https:${address}`).origin);
    }
    return hosts.size > 0 && !/[\s?#:*]/.test(path) ? [{ page: path, frames: [...hosts] }] : [];
  });
  if (entries.length <= MAX_PAGES) return entries;
  return [{ page: '/*', frames: [...new Set(entries.flatMap(({ frames }) => frames))] }];
}
