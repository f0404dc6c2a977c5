import { checkRedirects, MAX_MOVED_PAGES } from './check-redirects';
import type { WrittenRedirect } from './redirects';

const targets = {
  paths: new Set(['/', '/room', '/room/collections']),
  staticFiles: new Set(['/sample.zip', '/kept.html']),
  idsOf: (path: string) => (path === '/room' ? new Set(['join']) : undefined),
};

const redirect = (source: string, to: string, line = 1): WrittenRedirect => {
  const [from = '', section] = source.split('#');
  return { source, from, ...(section && { section }), to, file: 'site.config.ts', line };
};
const check = (...redirects: readonly [source: string, to: string][]) =>
  checkRedirects(
    redirects.map(([source, to], index) => redirect(source, to, index + 1)),
    targets,
  ).map(({ line, message, fix }) => [line, message, fix]);

it.each([
  ['a page', [['/old', '/room']]],
  ['a section', [['/old', '/room#join']]],
  ['a section of a page whose ids are not known', [['/old', '/room/collections#x']]],
  ['the home page', [['/old', '/']]],
  ['a file', [['/old', '/sample.zip']]],
  ['an address elsewhere', [['/old', 'https://other.example/old']]],
  [
    'sections of a page that is gone',
    [
      ['/old', '/room'],
      ['/old#a', '/room#join'],
    ],
  ],
] as [string, [string, string][]][])('accepts %s', (_, redirects) => {
  expect(check(...redirects)).toEqual([]);
});

it('names both places of an address that is redirected twice', () => {
  expect(check(['/old', '/room'], ['/old', '/'])).toEqual([
    [
      2,
      '"/old" is redirected twice; the other redirect is in site.config.ts:1.',
      'Remove one of them.',
    ],
  ]);
});

it('refuses the address of a page', () => {
  expect(check(['/room', '/'])).toEqual([
    [
      1,
      '"/room" cannot be redirected: /room is a page of the site.',
      'Remove the redirect, or give the page another slug.',
    ],
  ]);
});

it('says how a section of a page that stays keeps its address', () => {
  expect(check(['/room#old', '/'])).toEqual([
    [
      1,
      '"/room#old" cannot be redirected: /room is a page of the site.',
      'Hosts never see what follows "#": keep the id on the page, as {#old} after a heading.',
    ],
  ]);
});

it('refuses the address of a file', () => {
  expect(check(['/kept', '/room'])).toEqual([
    [
      1,
      '"/kept" cannot be redirected: /kept.html is a file of the site.',
      'Remove the redirect or the file.',
    ],
  ]);
});

it('asks for the page of a section', () => {
  expect(check(['/old#a', '/room'])).toEqual([
    [1, '"/old#a" is redirected, but its page "/old" is not.', 'Add a redirect from "/old".'],
  ]);
});

it('says what a chain leads to in the end', () => {
  expect(check(['/a', '/b'], ['/b', '/c#x'], ['/c', '/room'], ['/c#x', '/room#join'])).toEqual([
    [1, '"/a" leads to "/b", which is redirected itself.', 'Write "/room#join".'],
    [2, '"/b" leads to "/c#x", which is redirected itself.', 'Write "/room#join".'],
  ]);
});

it('shows circles, of one redirect too', () => {
  expect(check(['/a', '/b'], ['/b', '/a'], ['/c', '/c'])).toEqual([
    [1, '"/a" leads in a circle: /a → /b → /a.', 'Lead one of them to a page.'],
    [2, '"/b" leads in a circle: /b → /a → /b.', 'Lead one of them to a page.'],
    [3, '"/c" leads in a circle: /c → /c.', 'Lead one of them to a page.'],
  ]);
});

it('names targets that do not exist, and the nearest ones', () => {
  expect(check(['/a', '/rom'], ['/b', '/room#jion'], ['/c', '/x/y/z'])).toEqual([
    [1, '"/a" leads to "/rom", which no page has.', 'Write "/room", or fix the path.'],
    [2, '"/b" leads to "#jion", which /room does not have.', 'Write "/room#join".'],
    [3, '"/c" leads to "/x/y/z", which no page has.', 'Fix the path.'],
  ]);
});

it('counts what hosts take', () => {
  const many = Array.from({ length: MAX_MOVED_PAGES + 1 }, (_, n) => redirect(`/old/${n}`, '/'));
  expect(checkRedirects(many, targets)).toMatchObject([
    { message: '501 pages are redirected, and hosts take 500.' },
  ]);
});
