/** @jest-environment jsdom */
import '../../test/dom';
import { screen } from '@testing-library/react';
import { goTo, setBody } from '../../test/dom';
import { internalPath } from './internal-path';

const link = (attributes: string) => {
  setBody(`<a ${attributes}>Link</a>`);
  return screen.getByText<HTMLAnchorElement>('Link');
};

beforeEach(() => goTo('/here'));

it.each([
  ['href="/room"', '/room'],
  ['href="/room?a=1#b"', '/room'],
  ['href="room"', '/room'],
  ['href="http://localhost/room"', '/room'],
  ['href="/room" target="_self"', '/room'],
  ['href="/page.html"', '/page.html'],
  ['href="/reference/classes/A.View"', '/reference/classes/A.View'],
  ['href="/room" data-root="/"', '/room'],
  ['href="#part"', '/here'],
])('opens %s inside the site', (attributes, path) => {
  expect(internalPath(link(attributes), window.location)).toBe(path);
});

it.each([
  'href="https://other.example/room"',
  'href="http://localhost:81/room"',
  'href="/v1/room" data-root="/v1"',
  'href="mailto:a@a.example"',
  'href="/room" target="_blank"',
  'href="/room" download',
  'href="/room#join:~:text=Join"',
  'href="/files/sdk.zip"',
  'href="/img/a.PNG"',
  'href="/sitemap.xml"',
])('leaves %s to the browser', (attributes) => {
  expect(internalPath(link(attributes), window.location)).toBeUndefined();
});
