import Prism from 'prismjs';

type Piece = string | Prism.Token;

/**
 * Splits tokens at line breaks. gatsby-remark-prismjs cuts the highlighter's HTML into lines to mark
 * some of them, which tears a token that has others inside and goes on in the next line: its text
 * came out in another order.
 */
export function oneLineTokens(tokens: Prism.TokenStream): Piece[] {
  return linesOf(tokens).flatMap((line, index) => (index === 0 ? line : ['\n', ...line]));
}

function linesOf(tokens: Prism.TokenStream): Piece[][] {
  if (typeof tokens === 'string')
    return tokens.split('\n').map((line) => (line === '' ? [] : [line]));
  if (tokens instanceof Prism.Token) {
    const { type, content, alias } = tokens;
    return linesOf(content).map((line) =>
      line.length === 0 ? [] : [new Prism.Token(type, line, alias)],
    );
  }
  return tokens.map(linesOf).reduce<Piece[][]>(
    (lines, next) => {
      const last = lines.at(-1) ?? [];
      const [first = [], ...rest] = next;
      return [...lines.slice(0, -1), [...last, ...first], ...rest];
    },
    [[]],
  );
}

Prism.hooks.add('after-tokenize', (environment) => {
  environment.tokens = oneLineTokens(environment.tokens as Prism.TokenStream);
});
