import { splitFrontMatter } from '../../config/diagnostics/yaml-places';
import type { Variables } from '../../config/settings/variables';
import type { RawLink } from '../html/links';
import { fenceReader } from '../source/fences';
import { outsideCode, prepareSource } from '../source/prepare-source';

/** `[text](address)`, `[text](<address> "title")` */
const LINK =
  /(?<![!\\])\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*(?:<([^<>]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*)*))(?:\s+["'(].*?["')])?\s*\)/g;

/**
 * The links of a page that does not compile, so that mistakes in them are reported with the one that
 * keeps the page from compiling.
 *
 * @param raw the file as written.
 */
export function sourceLinks(raw: string, variables: Variables): RawLink[] {
  const { body, bodyLine } = splitFrontMatter(raw);
  const inFence = fenceReader();
  const links: RawLink[] = [];
  for (const [index, line] of prepareSource(body, variables).split('\n').entries()) {
    if (inFence(line)) continue;
    const text = outsideCode(
      line,
      (part) => part,
      (code) => '·'.repeat(code.length),
    );
    for (const [, label = '', bracketed, plain] of text.matchAll(LINK)) {
      links.push({ href: bracketed ?? plain ?? '', text: label, line: bodyLine + index });
    }
  }
  return links;
}
