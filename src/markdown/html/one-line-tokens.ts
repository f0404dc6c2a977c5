import Prism from 'prismjs';

type Piece = string | Prism.Token;

/**
 * Splits tokens at line breaks. gatsby-remark-prismjs cuts the highlighter's HTML into lines to mark
 * some of them, which tears a token that has others inside and goes on in the next line: its text
 * came out in another order.
 */
Prism.hooks.add('after-tokenize', (environment) => {
  const lines = linesOf(environment.tokens as Prism.TokenStream);
  environment.tokens = lines.flatMap((line, index) => (index === 0 ? line : ['\n', ...line]));
});

function linesOf(tokens: Prism.TokenStream): Piece[][] {
  if (typeof tokens === 'string')
    return tokens.split('\n').map((line) => (line === '' ? [] : [line]));
  if (tokens instanceof Prism.Token) {
    const { type, content, alias } = tokens;
    return linesOf(content).map((line) =>
      line.length === 0 ? [] : [new Prism.Token(type, line, alias)],
    );
  }
  const lines: Piece[][] = [[]];
  for (const [first = [], ...rest] of tokens.map(linesOf)) {
    lines.at(-1)?.push(...first);
    lines.push(...rest);
  }
  return lines;
}
