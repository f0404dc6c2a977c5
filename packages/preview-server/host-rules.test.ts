import { headersFor, parseHeaders, parseRedirects, redirectFor } from './host-rules';

describe('_headers', () => {
  const rules = parseHeaders(
    '# comment\n/*\n  X-A: one: two\n\n/app-*\n  Cache-Control: immutable\n/app-x\n  X-A: three\n',
  );

  it.each([
    ['/room', { 'X-A': 'one: two' }],
    ['/', { 'X-A': 'one: two' }],
    ['/app-1.js', { 'X-A': 'one: two', 'Cache-Control': 'immutable' }],
    ['/app-x', { 'X-A': 'one: two, three', 'Cache-Control': 'immutable' }],
    ['/room/app-1.js', { 'X-A': 'one: two' }],
  ])('gives %s its headers', (pathname, expected) => {
    expect(Object.fromEntries(headersFor(pathname, rules))).toEqual(expected);
  });

  it('takes back what other rules have set', () => {
    const own = parseHeaders('/*\n  X-A: one\n  X-B: b\n/room\n  ! X-A\n  X-A: two\n');
    expect(Object.fromEntries(headersFor('/room', own))).toEqual({ 'X-A': 'two', 'X-B': 'b' });
    expect(Object.fromEntries(headersFor('/rooms', own))).toEqual({ 'X-A': 'one', 'X-B': 'b' });
  });

  it.each(['X-A: no path', '/x\n  no header'])('refuses %j', (text) => {
    expect(() => parseHeaders(text)).toThrow('_headers: "');
  });
});

describe('_redirects', () => {
  const rules = parseRedirects(
    '# comment\n/old /new#part 301\n/old/ /new#part\n/:a/index.html /:a 301\n/:a/:b/index.html /:a/:b 308\n/x/* https://x.example/:splat 302\n/v1/* /v1/404.html 404\n',
  );

  it.each([
    ['/old', '/new#part', 301],
    ['/old/', '/new#part', 301],
    ['/room/index.html', '/room', 301],
    ['/room/a/index.html', '/room/a', 308],
    ['/x/y/z', 'https://x.example/y/z', 302],
  ])('leads %s to %s', (pathname, location, status) => {
    expect(redirectFor(pathname, rules)).toEqual({ location, status });
  });

  it.each(['/', '/older', '/room/index', '/v1/a'])('leaves %s alone', (pathname) => {
    expect(redirectFor(pathname, rules)).toBeUndefined();
  });

  it('names the not-found page of a part of the site', () => {
    expect(redirectFor('/v1/a', rules, true)?.location).toBe('/v1/404.html');
    expect(redirectFor('/old', rules, true)).toBeUndefined();
  });

  it.each(['/a /b 200', '/a id=:id /b 301', '/a /b 301 Country=de'])('passes over %j', (text) => {
    expect(parseRedirects(`${text}\n/c /d 302!`)).toMatchObject([{ from: '/c', status: 302 }]);
  });

  it('refuses a rule without a target', () => {
    expect(() => parseRedirects('/a')).toThrow('_redirects: "/a" has no target.');
  });
});
