import { splitFrontMatter } from '../../config/diagnostics/yaml-places';
import type { Variables } from '../../config/settings/variables';
import type { RawLink } from '../html/links';
import { prepareSource, withoutCode } from '../source/prepare-source';

/** `[text](address)`, `[text](<address> "title")` */
const LINK =
  /(?<![!\\])\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*(?:<([^<>]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*)*))(?:\s+["'(].*?["')])?\s*\)/g;

/**
 * The links of a page that does not compile, so that mistakes in them are reported with the one
 * that keeps the page from compiling.
 */
export function sourceLinks(raw: string, variables: Variables): RawLink[] {
  const { body, bodyLine } = splitFrontMatter(raw);
  const prose = withoutCode(prepareSource(body, variables));
  return prose.split('\n').flatMap((line, index) =>
    [...line.matchAll(LINK)].map(([, label = '', bracketed, plain]) => ({
      href: bracketed ?? plain ?? '',
      text: label,
      line: bodyLine + index,
    })),
  );
}
