import fs from 'node:fs';
import postcss from 'postcss';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { mergeTokens, STYLED_TOKENS } from './merge-tokens';
import type { ElementContent } from './tree';

function merged(html: string): string {
  const { children } = fromHtml(html, { fragment: true });
  return toHtml({ type: 'root', children: mergeTokens(children as ElementContent[]) });
}

const token = (kind: string, content: string) => `<span class="token ${kind}">${content}</span>`;

it('makes one element of neighbors of one color', () => {
  const call = token('punctuation', '(') + token('punctuation', ')') + token('punctuation', ';');
  expect(merged(`Run${call}`)).toBe(`Run${token('punctuation', '();')}`);
});

it('joins what only white space separates', () => {
  const [close, open] = [token('punctuation', ')'), token('punctuation', '{')];
  expect(merged(`${close} ${open}  ${open} x`)).toBe(`${token('punctuation', ') {  {')} x`);
  expect(merged(`${close} or ${open}`)).toBe(`${close} or ${open}`);
});

it('keeps no element without a color, and the innermost color of nested ones', () => {
  const list = token('type-list', token('class-name', 'A') + token('punctuation', ','));
  expect(merged(list)).toBe(token('class-name', 'A') + token('punctuation', ','));
  const name = token('namespace', `A${token('punctuation', '.')}B`);
  expect(merged(name)).toBe(
    token('namespace', 'A') + token('punctuation', '.') + token('namespace', 'B'),
  );
});

it('takes of several classes the one whose rule comes last', () => {
  expect(merged(token('return-type class-name', 'int'))).toBe(token('class-name', 'int'));
  expect(merged(token('punctuation attr-name', 'a'))).toBe(token('attr-name', 'a'));
});

it('leaves every character in its place', () => {
  const code = '  var a = b &#x3C; c;\tx';
  expect(merged(code)).toBe(code);
});

it('has the kinds that the style sheet has, in its order', () => {
  const kinds: string[] = [];
  postcss.parse(fs.readFileSync('src/styles/code.css', 'utf8')).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const [, kind] = /^\.token\.([\w-]+)$/.exec(selector) ?? [];
      if (kind) kinds.push(kind);
    }
  });
  expect(STYLED_TOKENS).toEqual(kinds);
});
