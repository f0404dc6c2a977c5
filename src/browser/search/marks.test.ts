import type { SearchHit } from '../../search/types';
import { escapedOnce, hitPath, hitTitle, partsOf, plainText, safeHtml } from './marks';

const IMG = '<img src=x onerror=alert(1)>';

describe('safeHtml', () => {
  it('keeps marks and escapes every other tag', () => {
    expect(safeHtml(`a <mark>b</mark> ${IMG}`)).toBe(
      'a <mark>b</mark> &lt;img src=x onerror=alert(1)&gt;',
    );
  });

  it('leaves what is escaped already as it is', () => {
    const html = 'List&lt;T&gt; &amp; <mark>&quot;x&quot;</mark> &#39;';
    expect(safeHtml(html)).toBe(html);
  });

  it('closes a mark that is never closed, and knows no mark with attributes', () => {
    expect(safeHtml('<mark>a')).toBe('<mark>a</mark>');
    expect(safeHtml('<mark onclick=x>a</mark>')).toBe('&lt;mark onclick=x&gt;a');
  });
});

it('reads marked text in parts', () => {
  expect(partsOf('Set&lt;<mark>T</mark>&gt;')).toEqual([
    { text: 'Set<', isMatch: false },
    { text: 'T', isMatch: true },
    { text: '>', isMatch: false },
  ]);
});

it('escapes once, whether the text was escaped or not', () => {
  expect(escapedOnce(IMG)).toBe(escapedOnce(escapedOnce(IMG)));
  expect(plainText(escapedOnce(IMG))).toBe(IMG);
});

describe('a hit', () => {
  const hit = {
    hierarchy: { lvl0: 'A &amp; B', lvl1: 'Page', lvl2: 'IList&lt;T&gt;', lvl3: null },
    _snippetResult: { hierarchy: { lvl2: { value: '<mark>IList</mark>&lt;T&gt;' } } },
  } as unknown as SearchHit;

  it('is called as its deepest level', () => {
    expect(hitTitle(hit)).toEqual([
      { text: 'IList', isMatch: true },
      { text: '<T>', isMatch: false },
    ]);
  });

  it('stands below the levels above', () => {
    expect(hitPath(hit)).toEqual(['A & B', 'Page']);
  });
});
