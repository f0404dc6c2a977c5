import { prepareSource } from './prepare-source';

const prepare = (source: string) => prepareSource(source, { product: 'tandem', Product: 'Tandem' });

describe('variables', () => {
  it.each([
    ['{Product} is `{product}`.', 'Tandem is `tandem`.'],
    ['[link](/what-is-{product})', '[link](/what-is-tandem)'],
    ['\\{product} stays for MDX', '\\{product} stays for MDX'],
    ['`\\{product}` is code', '`{product}` is code'],
    ['{unknown} stays', '{unknown} stays'],
  ])('%s', (source, expected) => {
    expect(prepare(source)).toBe(expected);
  });

  it('are replaced in fences, where escaped ones are shown', () => {
    expect(prepare('```cs\nusing {Product};\n\\{Product}\n```')).toBe(
      '```cs\nusing Tandem;\n{Product}\n```',
    );
  });
});

describe('comments', () => {
  it.each([
    ['<!-- a -->', '{/* a */}'],
    ['a <!-- b --> c <!-- d -->', 'a {/* b */} c {/* d */}'],
    ['<!-- a */ b -->', '{/* a * / b */}'],
    ['`<!-- a -->` and <!-- b -->', '`<!-- a -->` and {/* b */}'],
    ['<!-- `a --> b', '{/* `a */} b'],
    ['a --> b', 'a --> b'],
  ])('%s', (source, expected) => {
    expect(prepare(source)).toBe(expected);
  });

  it('span lines, with fences and code inside', () => {
    expect(prepare('<!--\n```\n`a`\n-->\n<!-- b -->')).toBe('{/*\n```\n`a`\n*/}\n{/* b */}');
  });

  it('are left alone in fences of either kind, including those in lists and quotes', () => {
    for (const source of [
      '```html\n<!-- a -->\n```',
      '~~~html\n<!-- a -->\n~~~',
      '- ```html\n  <!-- a -->\n  ```',
      '> ```html\n> <!-- a -->\n> ```',
      '````md\n```\n<!-- a -->\n```\n````',
    ]) {
      expect(prepare(source)).toBe(source);
      expect(prepare(`${source}\n<!-- b -->`)).toBe(`${source}\n{/* b */}`);
    }
  });

  it('are recognized after a line of code that starts with three backticks', () => {
    expect(prepare('```code``` in a line\n<!-- a -->')).toBe('```code``` in a line\n{/* a */}');
  });
});

describe('heading ids', () => {
  it.each([
    ['## Heading {#own-id}', '## Heading \\{#own-id}'],
    ['## Heading{#own_id}  ', '## Heading \\{#own_id}'],
    ['## Heading \\{#own-id}', '## Heading \\{#own-id}'],
    ['### With `code` {#code}', '### With `code` \\{#code}'],
    ['Text {#no-heading}', 'Text {#no-heading}'],
    ['## Über {product} {#über}', '## Über tandem {#über}'],
  ])('%s', (source, expected) => {
    expect(prepare(source)).toBe(expected);
  });
});

describe('titles of admonitions', () => {
  it.each([
    [':::tip Own title', ':::tip[Own title]'],
    ['::::warning  Mind `this`  ', '::::warning[Mind `this`]'],
    ['> :::note About {Product}', '> :::note[About Tandem]'],
    [':::note A [b] c', ':::note[A \\[b\\] c]'],
    [':::tip[Own title]', ':::tip[Own title]'],
    [':::tip', ':::tip'],
    [':::tip{title="x"}', ':::tip{title="x"}'],
    [':::', ':::'],
  ])('%s', (source, expected) => {
    expect(prepare(source)).toBe(expected);
  });
});

describe('addresses in angle brackets', () => {
  it.each([
    [
      'See <https://a.example/b?c=d#e>.',
      'See [https://a.example/b?c=d#e](https://a.example/b?c=d#e).',
    ],
    ['<mailto:a@b.example>', '[mailto:a@b.example](mailto:a@b.example)'],
    ['`<https://a.example>`', '`<https://a.example>`'],
    ['``a`<https://a.example>``', '``a`<https://a.example>``'],
    ['RealtimeSet<TModel>', 'RealtimeSet<TModel>'],
    ['<me.too@a-b.example>', '[me.too@a-b.example](mailto:me.too@a-b.example)'],
    ['[a](<https://a.example/b c>)', '[a](<https://a.example/b c>)'],
    ['[`a`]( <https://a.example> "T")', '[`a`]( <https://a.example> "T")'],
    ['> [a]: <https://a.example>', '> [a]: <https://a.example>'],
    ['[a] <https://a.example>', '[a] [https://a.example](https://a.example)'],
  ])('%s', (source, expected) => {
    expect(prepare(source)).toBe(expected);
  });
});

it('keeps the number of every line', () => {
  const source =
    '<!--\n\na\n-->\n\n## B {#b}\n:::tip T\n<https://a.example>\n:::\n```\n{product}\n```\n';
  expect(prepare(source).split('\n')).toHaveLength(source.split('\n').length);
});

it.each([
  ['<xref:Room.Connect>', '[`Room.Connect`](xref:Room.Connect)'],
  ['<xref:RealtimeSet<TModel>>', '[`RealtimeSet<TModel>`](xref:RealtimeSet%3CTModel%3E)'],
  ['<xref:Map<A, B>.Add?text=x>', '[`Map<A, B>.Add`](xref:Map%3CA,%20B%3E.Add?text=x)'],
  ['`<xref:Room>`', '`<xref:Room>`'],
])('rewrites %s as a link', (source, expected) => {
  expect(prepareSource(source, {})).toBe(expected);
});

it.each([
  ['Done :tada: and :+1:', 'Done 🎉 and 👍'],
  ['at 10:100:30, a:x:b and `:x:`', 'at 10:100:30, a:x:b and `:x:`'],
  [
    ':not-one: :::x: <https://a.example/:x:>',
    ':not-one: :::x: [https://a.example/:x:](https://a.example/:x:)',
  ],
])('shows emoji by their short names: %s', (source, expected) => {
  expect(prepare(source)).toBe(expected);
});
