import fs from 'node:fs';
import { substitute, type Variables } from '../../settings/variables';
import { locator } from '../../diagnostics/yaml-places';
import type { RawLink } from '../html/links';

/**
 * Gives links without a line the one on which they stand in the file: those of API front matter,
 * and those that a component makes. The nth link to a target is its nth occurrence.
 */
export function locateLinks<L extends RawLink>(
  links: readonly L[],
  absolutePath: string,
  variables: Variables,
): L[] {
  if (links.every(({ line }) => line !== undefined)) return [...links];
  const raw = fs.readFileSync(absolutePath, 'utf8');
  const lines = substitute(raw, variables).split('\n');
  const placeOf = locator(raw);
  const seen = new Map<string, number>();
  return links.map((link) => {
    if (link.line !== undefined) return link;
    if (link.key !== undefined) {
      const keys = link.key.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      return { ...link, ...lineAt(placeOf(keys)) };
    }
    const occurrence = seen.get(link.href) ?? 0;
    seen.set(link.href, occurrence + 1);
    const line = lineOf(link.href, occurrence, lines);
    return line === undefined ? link : { ...link, line };
  });
}

function lineAt({ line }: { line?: number }): { line?: number } {
  return line === undefined ? {} : { line };
}

/** The 1-based line of an occurrence of a target that ends there: `/room` is not found in `/room/x`. */
function lineOf(href: string, occurrence: number, lines: readonly string[]): number | undefined {
  let count = 0;
  let last: number | undefined;
  for (const [index, text] of lines.entries()) {
    for (let at = text.indexOf(href); at >= 0; at = text.indexOf(href, at + 1)) {
      if (/[\w/#-]/.test(text.charAt(at + href.length))) continue;
      last = index + 1;
      if (count++ === occurrence) return last;
    }
  }
  return last;
}
