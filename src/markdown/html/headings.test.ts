import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { type Heading, linkHeadings, slugOf, tableOfContents, takeTitle } from './headings';

const parse = (html: string) => fromHtml(html, { fragment: true });

describe('linkHeadings', () => {
  it('lists headings of levels 2 to 6 in order and links each to itself', () => {
    const root = parse('<h1>No</h1><h2 id="own">Set &amp; <code>get</code></h2><h6>Ünï côdé</h6>');
    expect(linkHeadings(root)).toEqual([
      { id: 'own', text: 'Set & get', depth: 2 },
      { id: 'ünï-côdé', text: 'Ünï côdé', depth: 6 },
    ]);
    const html = toHtml(root);
    expect(html).toContain(
      '<a class="heading-anchor" href="#own" aria-label="Link to “Set &#x26; get”">#</a></h2>',
    );
    expect(html).toContain('<h1>No</h1>');
  });

  it('gives duplicate headings ids of their own, never one that is already taken', () => {
    const root = parse('<h2>A</h2><h2 id="a-1">B</h2><h3>A</h3><h2 id="a">C</h2>');
    expect(linkHeadings(root).map(({ id }) => id)).toEqual(['a', 'a-1', 'a-2', 'a-3']);
  });

  it('gives headings without letters an id too', () => {
    const root = parse('<h2>🎉</h2><h2>!?</h2><h2></h2>');
    expect(linkHeadings(root).map(({ id }) => id)).toEqual(['section', 'section-1', 'section-2']);
  });

  it('finds headings inside other elements', () => {
    const root = parse('<section><details><h3>In</h3></details></section>');
    expect(linkHeadings(root)).toEqual([{ id: 'in', text: 'In', depth: 3 }]);
  });

  it('links headings in tab panels, and leaves them out of the list', () => {
    const root = parse('<div data-tab-panel="a"><div><h2>In</h2></div></div><h2>In</h2>');
    expect(linkHeadings(root)).toEqual([{ id: 'in-1', text: 'In', depth: 2 }]);
    expect(toHtml(root)).toContain('<h2 id="in">');
  });
});

describe('takeTitle', () => {
  it('removes the h1 at the beginning and returns its text', () => {
    const above = '<!-- c -->\n<p><a id="old"></a></p>';
    const root = parse(`${above}<h1> The <code>Room</code> </h1><h1>Second</h1>`);
    expect(takeTitle(root)).toBe('The Room');
    expect(toHtml(root)).toBe(`${above}<h1>Second</h1>`);
  });

  it.each(['<h2>a</h2>', '<p>a</p><h1>b</h1>', '<p><img src="a"></p><h1>b</h1>', ''])(
    'finds none in %s, and leaves it',
    (html) => {
      const root = parse(html);
      expect(takeTitle(root)).toBeUndefined();
      expect(toHtml(root)).toBe(html);
    },
  );
});

describe('slugOf', () => {
  it.each([
    ['What is Tandem?', 'what-is-tandem'],
    ['a  b', 'a--b'],
    ['Room.Connect()', 'roomconnect'],
    ['RealtimeSet<TModel>', 'realtimesettmodel'],
    ['snake_case & more', 'snake_case--more'],
    ['Größe 你好', 'größe-你好'],
    ['हिन्दी', 'हिन्दी'],
  ])('turns %j into %j', (label, slug) => {
    expect(slugOf(label)).toBe(slug);
  });
});

describe('tableOfContents', () => {
  const headings = (...depths: number[]): Heading[] =>
    depths.map((depth, index) => ({ id: `h${index}`, text: `${depth}`, depth }));

  /** Condenses the lists: `2(3 3) 2` is a list with a nested one. */
  const outline = (html: string) =>
    html
      .replace(/<a href="#h\d+">(\d)<\/a>/g, ' $1')
      .replace(/<ul>/g, '(')
      .replace(/<\/ul>/g, ')')
      .replace(/<\/?li>/g, '');

  it.each([
    [[2], '( 2)'],
    [[2, 2], '( 2 2)'],
    [[2, 3, 3, 2], '( 2( 3 3) 2)'],
    [[2, 4, 3], '( 2( 4 3))'],
    [[2, 4, 3, 4, 2], '( 2( 4 3( 4)) 2)'],
    [[2, 4, 2, 3], '( 2( 4) 2( 3))'],
    [[3, 2, 3], '( 3 2( 3))'],
    [[4, 3, 2, 3], '( 4 3 2( 3))'],
    [[2, 3, 4, 2], '( 2( 3( 4)) 2)'],
    [[2, 3, 4, 3], '( 2( 3( 4) 3))'],
  ])('nests the levels %j', (depths, expected) => {
    const html = tableOfContents(headings(...depths), 2, 4);
    expect(outline(html)).toBe(expected);
    for (const tag of ['ul', 'li']) {
      expect(html.split(`<${tag}>`)).toHaveLength(html.split(`</${tag}>`).length);
    }
  });

  it('shows levels 2 to 3 of a page that jumps from 2 to 4 to 3', () => {
    expect(outline(tableOfContents(headings(2, 4, 3), 2, 3))).toBe('( 2( 3))');
  });

  it('is empty without headings in range', () => {
    expect(tableOfContents([], 2, 3)).toBe('');
    expect(tableOfContents(headings(4, 5), 2, 3)).toBe('');
  });

  it('escapes texts and ids', () => {
    const html = tableOfContents([{ id: 'a"b', text: 'Set<T> & "x"', depth: 2 }], 2, 3);
    expect(html).toBe('<ul><li><a href="#a&quot;b">Set&lt;T> &amp; &quot;x&quot;</a></li></ul>');
  });
});
