import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { fillTypeLinks, markTypes, type TypeTargets } from './type-links';

const TYPES: TypeTargets = new Map([
  ['Room', { path: '/reference/classes/Room', anchors: new Set(['Connect', 'time']) }],
  ['RealtimeSet', { path: '/reference/classes/RealtimeSet', anchors: new Set(['Add']) }],
  [
    'RealtimePropertyAttribute',
    { path: '/reference/classes/RealtimePropertyAttribute', anchors: new Set<string>() },
  ],
  ['ISerializer', { path: '/s', anchors: new Set<string>() }],
  ['ISerializer~', { path: '/s-generic', anchors: new Set<string>() }],
]);

function link(html: string, own = '/own'): string {
  const root = fromHtml(html, { fragment: true });
  markTypes(root);
  return fillTypeLinks(toHtml(root), TYPES, own);
}
const room = (content: string, anchor = '') =>
  `<a href="/reference/classes/Room${anchor}" class="type-link">${content}</a>`;

describe('inline code', () => {
  it.each([
    ['<code>Room</code>', `<code>${room('Room')}</code>`],
    ['<code>Room.Connect</code>', `<code>${room('Room.Connect', '#Connect')}</code>`],
    [
      '<code>Room.Connect(name, options)</code>',
      `<code>${room('Room.Connect(name, options)', '#Connect')}</code>`,
    ],
    [
      '<code>RealtimeSet&#x3C;TModel></code>',
      '<code><a href="/reference/classes/RealtimeSet" class="type-link">RealtimeSet&#x3C;TModel></a></code>',
    ],
    ['<code>ISerializer</code>', '<code><a href="/s" class="type-link">ISerializer</a></code>'],
    [
      '<code>ISerializer&#x3C;T></code>',
      '<code><a href="/s-generic" class="type-link">ISerializer&#x3C;T></a></code>',
    ],
  ])('links %s', (html, expected) => {
    expect(link(html)).toBe(expected);
  });

  it.each([
    '<code>room</code>',
    '<code>Unknown</code>',
    '<code>Room.Unknown</code>',
    '<code>Room name</code>',
    '<a href="/x"><code>Room</code></a>',
    '<h2><code>Room</code></h2>',
  ])('leaves %s', (html) => {
    expect(link(html)).toBe(html);
  });

  it('is not linked where the author says so, and the sign is not shown', () => {
    expect(link('<code>!Room</code>')).toBe('<code>Room</code>');
    expect(link('<code>!</code>')).toBe('<code>!</code>');
  });
});

describe('C# blocks', () => {
  const block = (code: string) => `<pre class="language-csharp"><code>${code}</code></pre>`;

  it('links types in tokens, in generics and in attributes, and keeps the text', () => {
    const html = link(
      block(
        '[RealtimeProperty(1)] <span class="token class-name">RealtimeSet<span class="token punctuation">&#x3C;</span>Room<span class="token punctuation">></span></span> a = Room.Create();',
      ),
    );
    expect(html.match(/<a /g)).toHaveLength(4);
    expect(html).toContain('href="/reference/classes/RealtimePropertyAttribute"');
    expect(html.replace(/<[^>]+>/g, '')).toBe(
      '[RealtimeProperty(1)] RealtimeSet&#x3C;Room> a = Room.Create();',
    );
  });

  it('leaves namespaces, which may have the name of a type', () => {
    const code =
      'using <span class="token namespace">A<span class="token punctuation">.</span>Room</span>;';
    expect(link(block(code))).toBe(block(code));
  });

  it('leaves comments, texts and other languages', () => {
    const code =
      '<span class="token comment">// a Room</span> <span class="token string">"Room"</span>';
    expect(link(block(code))).toBe(block(code));
    const json = '<pre class="language-json"><code>Room</code></pre>';
    expect(link(json)).toBe(json);
  });
});

it('links a type’s own page to its members only', () => {
  const own = '/reference/classes/Room';
  expect(link('<code>Room</code>', own)).toBe('<code>Room</code>');
  expect(link('<code>Room.time</code>', own)).toBe(
    '<code><a href="#time" class="type-link">Room.time</a></code>',
  );
});
