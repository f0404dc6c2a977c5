import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import { firstHeading } from '../../../src/markdown/source/first-heading';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';
import { withEmoji } from '../../../src/markdown/source/emoji';
import { fenceReader } from '../../../src/markdown/source/fences';
import { plainHtml, rewriteText } from '../compare/plain-markdown';
import { withAlerts } from '../foreign-markdown/alerts';
import { commonMarkAsMdx, withoutExtras, withoutMdxFences } from '../foreign-markdown/common-mark';
import { scanMarkdown } from './markdown-scan';

const ESM = /^(?:import|export)\b[^\n]*(?:\n(?!\s*\n)[^\n]*)*/gm;
const COMMENT = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g;
const HEADING_ID = /^([ \t]*#{1,6}[ \t].*?)\\?\{#([\w-]+)\\?\}[ \t]*$/gm;
const ADMONITION = /^([ \t>]*):{3,}[ \t]*(?:[a-z][\w-]*)?(?:\[(.*)\])?(?:\{[^}\n]*\})?(.*)$/gim;
const HIGHLIGHT =
  /^\s*(?:\/\/|#|\/\*|\{\/\*|<!--|--)\s*highlight-(?:next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * A page as plain HTML, from what its author wrote: without imports, comments and the values of
 * expressions.
 *
 * @param parts the texts of the files that it puts in.
 */
export function plainPage(
  raw: string,
  parts: readonly string[] = [],
  isCommonMark = false,
): string {
  const { body } = splitFrontMatter(raw);
  const { title, hide_title: isHidden } = readFrontMatter(raw) ?? {};
  const isTitled = typeof title === 'string' && !isHidden && firstHeading(body) === undefined;
  const texts = [isCommonMark ? commonMarkAsMdx(body, {}) : body, ...parts];
  return plainHtml([isTitled ? `# ${title}` : '', ...texts.map(withoutSyntax)].join('\n\n'), false);
}

/** A text without what Markdown does not know. */
function withoutSyntax(body: string): string {
  const inFence = fenceReader();
  const lines = withoutMdxFences(withAlerts(withoutExtras(body)))
    .filter((line) => !inFence(line) || !HIGHLIGHT.test(line))
    .join('\n');
  return rewriteText(lines, (marked) => {
    const text = marked
      .replace(COMMENT, '')
      .replace(ESM, '')
      .replace(HEADING_ID, '$1 <a id="$2"></a>')
      .replace(ADMONITION, (_, indent: string, label = '', rest = '') => {
        return `${indent}${String(label)} ${String(rest)}\n${indent}`;
      });
    return withEmoji(scanMarkdown(text));
  });
}
