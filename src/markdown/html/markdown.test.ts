import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { blockMarkdown, inlineMarkdown, plainMarkdown } from './markdown';

it.each([
  ['Joins a `Room` **now**.', 'Joins a <code>Room</code> <strong>now</strong>.'],
  ['A List<T> of <b>x</b>.', 'A List&lt;T&gt; of &lt;b&gt;x&lt;/b&gt;.'],
  ['[Room](/room)', '<a href="/room">Room</a>'],
  ['[x](javascript:alert(1))', '<a href="">x</a>'],
  ['5 < 6 & "7"', '5 &lt; 6 &amp; &quot;7&quot;'],
  ['~~old~~', '<del>old</del>'],
])('writes %j inline', (text, html) => {
  expect(inlineMarkdown(text)).toBe(html);
});

describe('names in backticks', () => {
  const alone = (text: string) =>
    micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const parts = ['`Room`', '`a.B_c`', '``', '`', ' ', 'word', 'www.', '.', '_', '1. ', ': `', '/x'];
  const texts = parts
    .flatMap((a) => parts.flatMap((b) => parts.map((c) => `${a}${b}${c}`.trim())))
    // Blocks of code are framed.
    .filter((text) => text !== '' && !text.includes('```'));

  it('come out as the parser writes them, whatever is around them', () => {
    const wrong = texts.filter((text) => blockMarkdown(text) !== alone(text));
    expect(wrong).toEqual([]);
  });
});

it('keeps the paragraphs of a longer text', () => {
  expect(inlineMarkdown('a\n\nb')).toBe('<p>a</p>\n<p>b</p>');
  expect(blockMarkdown('a')).toBe('<p>a</p>');
  expect(blockMarkdown('- a\n- b')).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>');
});

it.each([
  ['A `RealtimeSet<TModel>` & "more"', 'A RealtimeSet<TModel> & "more"'],
  ['**Bold** [link](/a)', 'Bold link'],
  ['`&lt;` stays', '&lt; stays'],
])('reads %j as plain text', (text, plain) => {
  expect(plainMarkdown(text)).toBe(plain);
});

it('keeps links to names, and drops executable protocols', () => {
  expect(inlineMarkdown('[it](xref:Room.Add) `](xref:A)` <xref:Room>')).toBe(
    '<a href="xref:Room.Add">it</a> <code>](xref:A)</code> <a href="xref:Room"><code>Room</code></a>',
  );
  expect(inlineMarkdown('[it](javascript:alert)')).toBe('<a href="">it</a>');
});

it('frames and highlights a block of C#', () => {
  const html = blockMarkdown('Call it:\n\n```csharp\nvar x = new List<int>();\n```');
  expect(html).toContain(
    '<p>Call it:</p>\n<figure data-code="csharp"><pre class="language-csharp">',
  );
  expect(html).toContain('<span class="token keyword">var</span>');
  expect(html).not.toContain('&amp;lt;');
});

it('frames a block without a language as it is', () => {
  expect(blockMarkdown('```\na < b\n```')).toBe(
    '<figure data-code="none"><pre class="language-none"><code class="language-none">a &lt; b</code></pre></figure>',
  );
});

describe('texts that are taken together', () => {
  const alone = (text: string) =>
    micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

  it.each(signs.map((sign) => [sign]))(
    'come out as each would alone, with "%s" in them',
    (sign) => {
      const texts = [
        `Joins a${sign}room`,
        `Joins ${sign} a room.`,
        `Joins a ${sign}room${sign} now`,
        `${sign} Joins a room`,
        `Joins a room ${sign}`,
        `www${sign}rooms.example`,
        `https:${sign}/rooms.example`,
        `1${sign} Joins`,
      ];
      expect(texts.map(blockMarkdown)).toEqual(texts.map(alone));
    },
  );

  it('do not know what others define', () => {
    const texts = [
      'See [room].\n\n[room]: /room',
      'See [room].',
      'A note[^1].\n\n[^1]: Below.',
      'A note[^1].',
      '> A\nlazy line\n\nB',
      'Another\nline',
    ];
    expect(texts.map(blockMarkdown)).toEqual(texts.map(alone));
  });
});
