/** @jest-environment jsdom */
import '../../test/dom';
import { goTo } from '../../test/dom';
import { cleanPath, cleanUrl, decodePath } from './paths';

it.each([
  ['/room/a%20b', '/room/a b'],
  ['/caf%C3%A9', '/café'],
  ['/100%', '/100%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('decodes %s to %s', (path, decoded) => {
  expect(decodePath(path)).toBe(decoded);
});

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/room', '/room'],
  ['/room/', '/room'],
  ['/room.html', '/room'],
  ['/room/index.html', '/room'],
  ['/room/index', '/room'],
  ['/reference/classes/A.B', '/reference/classes/A.B'],
  ['/indexes', '/indexes'],
])('cleans %s to %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

it.each([
  ['/room.html?a=1#join', '/room?a=1#join'],
  ['/room/#join', '/room#join'],
  ['/room/index.html', '/room'],
  ['/index.html', '/'],
  ['/404.html', '/404.html'],
  ['/', '/'],
  ['/room?page=a.html', '/room?page=a.html'],
])('shows %s as %s', (path, clean) => {
  goTo(path);
  cleanUrl();
  expect(location.href).toBe(`http://localhost${clean}`);
});

it('replaces the history entry and keeps its state', () => {
  history.pushState({ scroll: 10 }, '', '/room.html');
  const { length } = history;
  cleanUrl();
  expect(history.length).toBe(length);
  expect(history.state).toEqual({ scroll: 10 });
});

it('does not mistake a path with two slashes for another site', () => {
  history.pushState(null, '', 'http://localhost//other.example/');
  cleanUrl();
  expect(location.href).toBe('http://localhost//other.example');
});
