import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { withEmoji } from '../../../src/markdown/source/emoji';
import { outsideAllCode } from '../../../src/markdown/source/prepare-source';

/** What shows nothing, and tags that the renderer would write as text. */
const UNSEEN =
  /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<\/?(?:iframe|noembed|noframes|plaintext|textarea|title|xmp)\b[^>]*>/gi;

const INDENTED_COMMENT = /^[ \t]{4,}<!--[^]*?-->[ \t]*\n/gm;

/**
 * Markdown as HTML, by a parser that no page of the site is built with: what that loses, this one
 * still has.
 *
 * @param hasIndentedCode without it, what is indented is text, because it is inside something that
 * Markdown does not know.
 */
export function plainHtml(markdown: string, hasIndentedCode: boolean): string {
  return micromark(
    // A line that only was a comment would end a block of HTML.
    rewriteText(markdown, (text) => text.replace(INDENTED_COMMENT, '').replace(UNSEEN, '')),
    {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfm(), ...(hasIndentedCode ? [] : [{ disable: { null: ['codeIndented'] } }])],
      // micromark writes no line breaks in code below a definition.
      htmlExtensions: [
        gfmHtml(),
        {
          exit: {
            content() {
              this.setData('slurpAllLineEndings');
            },
          },
        },
      ],
    },
  );
}

/** A text without what its system reads and does not show. @param syntax with what is shown in its place. */
export const withoutSyntax = (
  markdown: string,
  syntax: readonly (readonly [pattern: RegExp, shown: string])[],
): string =>
  rewriteText(markdown, (text) =>
    withEmoji(syntax.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), text)),
  );

/** Rewrites a text as a whole, but not the code in it. */
export function rewriteText(markdown: string, rewrite: (text: string) => string): string {
  const code: string[] = [];
  const mark = (piece: string) => `\uE000${code.push(piece) - 1}\uE001`;
  const text = rewrite(outsideAllCode(markdown, (line) => line, mark));
  return text.replace(/\uE000(\d+)\uE001/g, (_, index: string) => code[Number(index)] ?? '');
}
