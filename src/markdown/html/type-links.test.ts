import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { breakLongNames, markTypes, markTypesIn } from './type-links';
import { fillTypeLinks, mentionedTypes, type TypeTargets } from './fill-type-links';

const PAGES: Readonly<Record<string, string>> = {
  Room: '/reference/classes/Room',
  'RealtimeSet~1': '/reference/classes/RealtimeSet',
  RealtimePropertyAttribute: '/reference/classes/RealtimePropertyAttribute',
  ISerializer: '/s',
  'ISerializer~1': '/s-generic',
  IRealtimeComponent: '/i',
};
const TYPES: TypeTargets = {
  documented: (name, arity, member) => {
    const path =
      PAGES[arity ? `${name}~${arity}` : name] ?? (arity ? undefined : PAGES[`${name}Attribute`]);
    if (path === undefined || member === undefined) return path === undefined ? path : { path };
    return ['Connect', 'time'].includes(member) ? { path, anchor: member } : undefined;
  },
  nested: (name, arity, within) => {
    const [path, anchors = []] =
      within === '/avatar' || (typeof within !== 'string' && within.name === 'Avatar')
        ? ['/avatar', ['Player~0', 'Room~0']]
        : typeof within !== 'string' && `${within.name}~${within.arity}` === 'RealtimeSet~1'
          ? ['/reference/classes/RealtimeSet', ['Changed~2']]
          : ['/'];
    const anchor = anchors.find((one) => one === `${name}~${arity ?? 0}`);
    return anchor === undefined ? undefined : { path, anchor: anchor.slice(0, -2) };
  },
  external: (name, arity = 0) =>
    ['Vector3~0', 'List~1', 'Exception~0'].includes(`${name}~${arity}`)
      ? `https://types.example/${name}`
      : undefined,
};

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
  ])('does not link %s', (html) => {
    expect(link(html)).toBe(html);
  });

  it('is not linked if the author says so, and the sign is not shown', () => {
    expect(link('<code>!Room</code>')).toBe('<code>Room</code>');
    expect(link('<code>!!Room</code>')).toBe('<code>!Room</code>');
    expect(link('<code>!</code>')).toBe('<code>!</code>');
    expect(link('<code>!isUnowned</code>')).toBe('<code>!isUnowned</code>');
  });
});

it('breaks only long names between their parts, also in links', () => {
  const root = fromHtml(
    '<a><code>RealtimeView.preventOwnershipTakeover</code></a><code>RealtimeView</code>' +
      '<code class="type-ref">IReadOnlyList&#x3C;IRealtimeComponent></code>',
    { fragment: true },
  );
  breakLongNames(root);
  markTypes(root);
  // In a type, each name is a link with its breaks.
  expect(fillTypeLinks(toHtml(root), TYPES, '/own')).toBe(
    '<a><code>Realtime<wbr>View.<wbr>prevent<wbr>Ownership<wbr>Takeover</code></a><code>RealtimeView</code>' +
      '<code class="type-ref">IRead<wbr>Only<wbr>List&#x3C;<a href="/i" class="type-link">IRealtime<wbr>Component</a>></code>',
  );
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

  it('leaves namespaces alone, which may be named like a type', () => {
    const code =
      'using <span class="token namespace">A<span class="token punctuation">.</span>Room</span>;';
    expect(link(block(code))).toBe(block(code));
  });

  it('leaves comments, strings and other languages alone', () => {
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

describe('types inside others', () => {
  const hrefs = (code: string, own?: string, kind = 'api-signature ') => {
    const html = link(`<pre class="${kind}language-csharp"><code>${code}</code></pre>`, own);
    return [...html.matchAll(/href="([^"]+)" class="type-link"[^>]*>(\w+)/g)].map(
      ([, href, name]) => `${name} ${href}`,
    );
  };

  it.each(['api-signature ', ''])('are found by the type before them (in %j)', (kind) => {
    expect(hrefs('public Avatar.Player player', '/guide', kind)).toEqual(['Player /avatar#Player']);
    expect(hrefs('event RealtimeSet&#x3C;A, B>.Changed c', '/guide', kind)).toEqual([]);
    const set = '/reference/classes/RealtimeSet';
    expect(hrefs('RealtimeSet&#x3C;List&#x3C;int>>.Changed&#x3C;A, B> c', '/x', kind)).toEqual(
      expect.arrayContaining([`RealtimeSet ${set}`, `Changed ${set}#Changed`]),
    );
  });

  it('are found by their name on the page of their outer type, before other types of that name', () => {
    expect(hrefs('Player a; Room b;', '/avatar')).toEqual(['Player #Player', 'Room #Room']);
    expect(hrefs('Player a; Room b;', '/guide')).toEqual(['Room /reference/classes/Room']);
    expect(link('<code>Player</code>', '/avatar')).toBe(
      '<code><a href="#Player" class="type-link">Player</a></code>',
    );
  });

  it('are not confused with members of something else', () => {
    expect(
      hrefs('Tandem.Player a; b.Player c; Unknown.Player d; (a > b).Player', '/avatar'),
    ).toEqual([]);
    expect(hrefs('Tandem.Room a;', '/avatar')).toEqual(['Room /reference/classes/Room']);
  });

  it('are not linked where they are declared', () => {
    const html =
      '<pre class="api-signature language-csharp" data-declares="Player"><code>class Player { Player(Room a); }</code></pre>';
    expect(link(html, '/avatar')).toBe(
      '<pre class="api-signature language-csharp"><code>class Player { Player(<a href="#Room" class="type-link">Room</a> a); }</code></pre>',
    );
  });

  it('may have type parameters where the text names them', () => {
    const name = 'Room.Connect&#x3C;TModel>';
    expect(link(`<code>${name}</code>`, '/guide')).toBe(`<code>${room(name, '#Connect')}</code>`);
  });
});

describe('where a type is named as such', () => {
  const external = (name: string) =>
    `<a href="https://types.example/${name}" class="type-link" rel="noopener">${name}</a>`;

  it('links types of others too, generic ones by their number of arguments', () => {
    expect(link('<code class="type-ref">List&#x3C;Vector3>[]</code>')).toBe(
      `<code class="type-ref">${external('List')}&#x3C;${external('Vector3')}>[]</code>`,
    );
    expect(link('<code class="type-ref">List</code>')).toBe('<code class="type-ref">List</code>');
  });

  it('distinguishes a generic type from the plain one with its name, even across tokens', () => {
    const html = link(
      '<pre class="language-csharp"><code><span class="token class-name">ISerializer<span class="token punctuation">&#x3C;</span>int<span class="token punctuation">></span></span></code></pre>',
    );
    expect(html).toContain('href="/s-generic"');
  });

  it('links them in declarations, except for methods named like a type, but not in samples', () => {
    const code = 'Vector3 <span class="token function">Exception</span>()';
    expect(link(`<pre class="api-signature language-csharp"><code>${code}</code></pre>`)).toBe(
      `<pre class="api-signature language-csharp"><code>${code.replace('Vector3', external('Vector3'))}</code></pre>`,
    );
    const sample = `<pre class="language-csharp"><code>${code}</code></pre>`;
    expect(link(sample)).toBe(sample);
    expect(link('<code>Vector3</code>')).toBe('<code>Vector3</code>');
  });

  it('links nothing where links are turned off', () => {
    const html =
      '<table class="no-type-links"><tbody><tr><td><code>Room</code></td></tr></tbody></table>';
    expect(link(html)).toBe(html);
  });
});

it('lists the types that the text and the samples name, but not those in declarations', () => {
  const html = markTypesIn(
    '<p><code>Room.time</code> <code>Unknown</code></p>' +
      '<pre class="language-csharp"><code>new RealtimeSet&#x3C;int>()</code></pre>' +
      '<pre class="api-signature language-csharp"><code>ISerializer a</code></pre>',
  );
  expect([...mentionedTypes(html, TYPES, '/guide')]).toEqual([
    '/reference/classes/Room',
    '/reference/classes/RealtimeSet',
  ]);
  const inside = markTypesIn('<pre class="language-csharp"><code>Avatar.Player a</code></pre>');
  expect([...mentionedTypes(inside, TYPES, '/guide')]).toEqual(['/avatar']);
});
