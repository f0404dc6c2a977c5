import {
  addressesWithBase,
  basePathOf,
  installBasePath,
  isBelowBase,
  withBase,
  withoutBase,
} from './base-path';

afterEach(() => installBasePath(''));

it.each([
  ['https://docs.example', ''],
  ['https://team.example/docs', '/docs'],
  ['https://team.example/a/b', '/a/b'],
])('is the path of %s', (url, expected) => {
  expect(basePathOf(url)).toBe(expected);
});

describe('below a path', () => {
  beforeEach(() => installBasePath('/docs'));

  it.each([
    ['/', '/docs/'],
    ['/room#top', '/docs/room#top'],
    // A page may have the name of the path.
    ['/docs', '/docs/docs'],
    ['#top', '#top'],
    ['//other.example/x', '//other.example/x'],
    ['https://other.example/x', 'https://other.example/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('makes %s %s', (path, address) => {
    expect(withBase(path)).toBe(address);
  });

  it.each([
    ['/docs', '/'],
    ['/docs/', '/'],
    ['/docs/room', '/room'],
    ['/docs/docs', '/docs'],
    ['/docsify', '/docsify'],
  ])('finds the path of %s: %s', (address, path) => {
    expect(withoutBase(address)).toBe(path);
  });

  it('tells its own addresses from those of others on the host', () => {
    expect(['/docs', '/docs/room', '/docsify', '/'].map(isBelowBase)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('writes addresses into tags and leaves texts alone', () => {
    const html =
      '<p title="a > b"><a class="x" href="/room">href="/room"</a><a href="#top">top</a>' +
      '<img src="/a.png" srcSet="/a-1.webp 480w, /a-2.webp 960w"><form action="/search"></form>' +
      '<code>&lt;a href="/room"></code></p>';
    expect(addressesWithBase(html)).toBe(
      '<p title="a > b"><a class="x" href="/docs/room">href="/room"</a><a href="#top">top</a>' +
        '<img src="/docs/a.png" srcSet="/docs/a-1.webp 480w, /docs/a-2.webp 960w"><form action="/docs/search"></form>' +
        '<code>&lt;a href="/room"></code></p>',
    );
  });
});

it('changes nothing at the root of a host', () => {
  expect([withBase('/room'), withoutBase('/room'), isBelowBase('/room')]).toEqual([
    '/room',
    '/room',
    true,
  ]);
  expect(addressesWithBase('<a href="/room">')).toBe('<a href="/room">');
});
