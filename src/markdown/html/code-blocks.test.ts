import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { frameCodeBlocks, linesOf } from './code-blocks';
import type { ElementContent } from './tree';

const parse = (html: string) => fromHtml(html, { fragment: true });
const HIGHLIGHT = '<span class="gatsby-highlight-code-line">';

function lines(html: string): [highlighted: boolean, html: string][] {
  const { children } = parse(html);
  return linesOf(children as ElementContent[]).map((line) => [
    line.highlighted,
    toHtml({ type: 'root', children: line.children }),
  ]);
}

describe('linesOf', () => {
  it('splits text and keeps blank lines within', () => {
    expect(lines('a\n\nb')).toEqual([
      [false, 'a'],
      [false, ''],
      [false, 'b'],
    ]);
  });

  it('drops the line break at the end, once', () => {
    expect(lines('a\n')).toEqual([[false, 'a']]);
    expect(lines('a\n\n')).toHaveLength(2);
    expect(lines('')).toEqual([[false, '']]);
  });

  it('closes and reopens a token that spans lines, however deep', () => {
    expect(lines('x<i class="c">/* a<b>b\nc</b> */</i>y\nz')).toEqual([
      [false, 'x<i class="c">/* a</i><i class="c"><b>b</b></i>'],
      [false, '<i class="c"><b>c</b></i><i class="c"> */</i>y'],
      [false, 'z'],
    ]);
  });

  it('recognizes highlighted lines, which have no line break after them', () => {
    expect(lines(`a\n${HIGHLIGHT}b</span>c\n${HIGHLIGHT}d</span>`)).toEqual([
      [false, 'a'],
      [true, 'b'],
      [false, 'c'],
      [true, 'd'],
    ]);
  });

  it('keeps neighbouring and empty highlighted lines apart', () => {
    expect(lines(`${HIGHLIGHT}a</span>${HIGHLIGHT}</span>${HIGHLIGHT}c</span>d`)).toEqual([
      [true, 'a'],
      [true, ''],
      [true, 'c'],
      [false, 'd'],
    ]);
  });

  it('recognizes a highlighted line inside a token that spans lines', () => {
    expect(lines(`<i>/* a\n${HIGHLIGHT}b</span>c */</i>`)).toEqual([
      [false, '<i>/* a</i>'],
      [true, '<i>b</i>'],
      [false, '<i>c */</i>'],
    ]);
  });
});

function frame(attributes: string, code: string): string {
  const root = parse(
    `<figure ${attributes}><div class="gatsby-highlight"><pre><code>${code}</code></pre></div></figure>`,
  );
  frameCodeBlocks(root);
  return toHtml(root);
}

describe('frameCodeBlocks', () => {
  it('captions a block with its language, in words', () => {
    const html = frame('data-code="csharp"', 'a\nb');
    expect(html).toContain('<span class="code-language">C#</span>');
    expect(html).toContain('<pre class="language-csharp" tabindex="0"><code>a\nb</code></pre>');
    expect(html).toContain('<span class="visually-hidden"> C# code</span>');
    expect(html).not.toContain('gatsby-highlight');
  });

  it('captions a block with its title, escaped, and ignores an empty title', () => {
    expect(frame('data-code="csharp" data-title="A&lt;T>.cs"', 'a')).toContain(
      '<span class="code-title">A&#x3C;T>.cs</span>',
    );
    expect(frame('data-code="csharp" data-title=""', 'a')).toContain(
      '<span class="code-language">C#</span>',
    );
  });

  it.each([
    ['csharp', 'C#'],
    ['bash', '$_'],
    ['json', '{}'],
    ['brainfuck', 'brainfuck'],
  ])('marks the language %s beside a title, for the eye only', (language, mark) => {
    const html = frame(`data-code="${language}" data-title="A"`, 'a');
    expect(html).toContain(
      `<span class="code-mark" aria-hidden="true">${mark}</span><span class="code-title">A</span>`,
    );
    expect(html).not.toContain('code-untitled');
    expect(frame(`data-code="${language}"`, 'a')).not.toContain('code-mark');
  });

  it('shows an unknown language as written', () => {
    expect(frame('data-code="brainfuck"', 'a')).toContain('>brainfuck</span>');
  });

  it('numbers lines from the given one', () => {
    const html = frame('data-code="json" data-first-line="9"', 'a\nb');
    expect(html).toContain('<figure class="code code-untitled code-numbered">');
    expect([...html.matchAll(/data-line-number="(\d+)"/g)].map(([, number]) => number)).toEqual([
      '9',
      '10',
    ]);
  });

  it('marks highlighted lines without numbering them unasked', () => {
    const html = frame('data-code="json"', `a\n${HIGHLIGHT}b</span>c`);
    expect(html).toContain('<code>a\n<span class="line line-highlighted">b\n</span>c</code>');
    expect(html).not.toContain('data-line-number');
  });

  it('makes an element of each line that is highlighted, and none of the others', () => {
    const highlighted = (code: string) => `${HIGHLIGHT}${code}</span>`;
    const html = frame('data-code="json"', `${highlighted('a')}b\n\n${highlighted('c')}\n`);
    const line = (code: string) => `<span class="line line-highlighted">${code}\n</span>`;
    expect(html).toContain(`<code>${line('a')}b\n\n${line('c')}</code>`);
    expect(frame('data-code="json"', highlighted('a') + highlighted('b'))).toContain(
      `<code>${line('a')}${line('b')}</code>`,
    );
  });

  it('makes one element of neighbors of one color across lines', () => {
    const token = (code: string) => `<span class="token punctuation">${code}</span>`;
    const code = `a${token(')')}${token(';')}\n  ${token('}')}\n`;
    expect(frame('data-code="csharp"', code)).toContain(`<code>a${token(');\n  }')}</code>`);
    // But not across a line that is an element.
    const apart = `${token(';')}\n${HIGHLIGHT}${token('{')}</span>${token('}')}`;
    expect(frame('data-code="csharp"', apart)).toContain(
      `<code>${token(';')}\n<span class="line line-highlighted">${token('{')}\n</span>${token('}')}</code>`,
    );
  });

  it('gives a block of 21 lines below a title a button that unfolds it', () => {
    const lines = (count: number) => Array<string>(count).fill('a').join('\n');
    expect(frame('data-code="json"', lines(21))).not.toContain('code-long');
    expect(frame('data-code="json"', lines(22))).toContain('code-long');
    expect(frame('data-code="json" data-title="a.json"', lines(20))).not.toContain('code-long');
    const html = frame('data-code="json" data-title="a.json"', lines(21));
    expect(html).toContain('<figure class="code code-long">');
    expect(html).toContain('<pre class="language-json" id="code.1" tabindex="0">');
    expect(html).toContain(
      '<button type="button" class="code-toggle" data-code-toggle="" aria-expanded="false" aria-controls="code.1"><span>Show More</span><span class="visually-hidden"> a.json</span></button>',
    );
  });

  it('leaves other figures alone', () => {
    const root = parse(
      '<figure><img src="a.png"></figure><figure data-code="js"><p>a</p></figure>',
    );
    const before = toHtml(root);
    frameCodeBlocks(root);
    expect(toHtml(root)).toBe(before);
  });
});
