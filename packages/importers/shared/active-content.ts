import { fenceReader } from '../../../src/markdown/source/fences';
import type { SiteConfig } from '../../../src/config/settings/schema';

interface Page {
  /** Its address on this site. */
  readonly path: string;
  readonly file: string;
  readonly raw: string;
}

const FRAME = /<iframe\b[^>]*?\bsrc\s*=\s*\{?\s*["'](?:https?:)?(\/\/[^"'\s]+)/gi;
const ACTIVE = /<(?:script|object|embed|base|meta)\b|javascript:(?=\S)|<form\b[^>]*\baction=/gi;

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
    for (const [index, line] of withoutFences(raw).entries()) {
      for (const [found] of line.matchAll(ACTIVE)) onActive(found, { file, line: index + 1 });
    }
    for (const [, address = ''] of withoutFences(raw).join('\n').matchAll(FRAME)) {
      if (URL.canParse(`https:${address}`)) hosts.add(new URL(`https:${address}`).origin);
    }
    return hosts.size > 0 && !/[\s?#:*]/.test(path) ? [{ page: path, frames: [...hosts] }] : [];
  });
  if (entries.length <= MAX_PAGES) return entries;
  return [{ page: '/*', frames: [...new Set(entries.flatMap(({ frames }) => frames))] }];
}

/** Code is shown, and runs nowhere. */
function withoutFences(raw: string): string[] {
  const inFence = fenceReader();
  return raw.split('\n').map((line) => (inFence(line) ? '' : line.replace(/`[^`]*`/g, '')));
}
