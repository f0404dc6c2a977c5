import type { SearchHit } from '../engine/types';
import { plainText } from '../engine/highlight';
import { escapedOnce, glyphOf, hitPath, hitTitle, partsOf, safeHtml } from './marks';

const IMG = '<img src=x onerror=alert(1)>';

describe('safeHtml', () => {
  it('keeps marks and escapes every other tag', () => {
    expect(safeHtml(`a <mark>b</mark> ${IMG}`)).toBe(
      'a <mark>b</mark> &lt;img src=x onerror=alert(1)&gt;',
    );
  });

  it('leaves escaped text as it is', () => {
    const html = 'List&lt;T&gt; &amp; <mark>&quot;x&quot;</mark> &#39;';
    expect(safeHtml(html)).toBe(html);
  });

  it('closes an unclosed mark and escapes a mark with attributes', () => {
    expect(safeHtml('<mark>a')).toBe('<mark>a</mark>');
    expect(safeHtml('<mark onclick=x>a</mark>')).toBe('&lt;mark onclick=x&gt;a');
  });
});

it('splits marked text into parts', () => {
  expect(partsOf('Set&lt;<mark>T</mark>&gt;')).toEqual([
    { text: 'Set<', isMatch: false },
    { text: 'T', isMatch: true },
    { text: '>', isMatch: false },
  ]);
});

it('escapes text exactly once, whether or not it was escaped already', () => {
  expect(escapedOnce(IMG)).toBe(escapedOnce(escapedOnce(IMG)));
  expect(plainText(escapedOnce(IMG))).toBe(IMG);
});

describe('a hit', () => {
  const hit = {
    hierarchy: { lvl0: 'A &amp; B', lvl1: 'Page', lvl2: 'IList&lt;T&gt;', lvl3: null },
    _snippetResult: { hierarchy: { lvl2: { value: '<mark>IList</mark>&lt;T&gt;' } } },
  } as unknown as SearchHit;

  it('takes its title from its deepest level', () => {
    expect(hitTitle(hit)).toEqual([
      { text: 'IList', isMatch: true },
      { text: '<T>', isMatch: false },
    ]);
  });

  it('has the levels above as its path', () => {
    expect(hitPath(hit)).toEqual(['A & B', 'Page']);
  });

  it('is named with its type if it is a member', () => {
    const member = {
      ...hit,
      kind: 'M',
      anchor: 'a',
      url_without_anchor: '/reference/classes/Page',
    };
    expect(
      hitTitle(member)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Page.IList<T>');
    expect(hitPath(member)).toEqual(['A & B']);
  });
});

it.each([
  [{ url: '/reference/classes/Room#Connect', kind: 'M' }, { 'data-glyph': 'M' }],
  [
    { url: '/reference/classes/Error', kind: 'E' },
    { 'data-glyph': 'E', 'data-type': true },
  ],
  [{ url: '/reference/classes/Room' }, { 'data-glyph': 'T', 'data-type': true }],
  [{ url: '/reference/classes/Room#section-remarks' }, undefined],
  [{ url: '/room' }, undefined],
])('has a glyph for %p: %p', (hit, glyph) => {
  expect(glyphOf(hit)).toEqual(glyph);
});
