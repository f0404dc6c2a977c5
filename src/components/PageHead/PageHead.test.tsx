/** @jest-environment jsdom */
import '../../test/dom';
import { render } from '@testing-library/react';
import type * as React from 'react';
import settings from '$site/settings';
import { documentTitle, PageHead } from './PageHead';

// As in the browser's bundle: see `build/bundling/webpack.ts`.
jest.mock('react-helmet', () =>
  jest.requireActual<typeof import('../../client/runtime/head')>('../../client/runtime/head'),
);

const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
const renderHead = (props: Partial<React.ComponentProps<typeof PageHead>>) =>
  render(<PageHead title="Rooms" {...props} />);

it('puts the site’s title after the page’s', () => {
  renderHead({});
  expect(document.title).toBe(`Rooms | ${settings.title}`);
  expect(documentTitle(settings.title)).toBe(settings.title);
});

it('describes the page to search engines and on social cards', () => {
  renderHead({ description: 'How rooms work.', path: '/room', keywords: ['room', 'join'] });
  expect(meta('description')).toBe('How rooms work.');
  expect(meta('og:description')).toBe('How rooms work.');
  expect(meta('og:title')).toBe('Rooms');
  expect(meta('og:site_name')).toBe(settings.title);
  expect(meta('keywords')).toBe('room, join');
  expect(canonical()).toBe(`${settings.url}/room`);
  expect(meta('og:url')).toBe(`${settings.url}/room`);
});

it('falls back to the tagline', () => {
  renderHead({ description: null });
  expect(meta('description')).toBe(settings.tagline);
});

it.each([
  ['/größe', '/gr%C3%B6%C3%9Fe'],
  ['/two words', '/two%20words'],
  ['/a:b', '/a:b'],
])('writes the address of %s as the sitemap does', (path, address) => {
  renderHead({ path });
  expect(canonical()).toBe(settings.url + address);
  expect(meta('og:url')).toBe(settings.url + address);
});

it('uses the site’s address for the home page', () => {
  renderHead({ path: '/' });
  expect(canonical()).toBe(settings.url);
});

it.each([
  ['/img/card.png', `${settings.url}/img/card.png`],
  ['https://cdn.example/card.png', 'https://cdn.example/card.png'],
])('uses the full address of the picture %s', (image, address) => {
  renderHead({ image });
  expect(meta('og:image')).toBe(address);
  expect(meta('twitter:card')).toBe('summary_large_image');
});

it('has the picture that the build has drawn, with its size', () => {
  renderHead({ title: 'Rooms', card: '/social/card-1.png' });
  expect(meta('og:image')).toBe(`${settings.url}/social/card-1.png`);
  expect(meta('og:image:alt')).toBe(`Rooms | ${settings.title}`);
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('twitter:card')).toBe('summary_large_image');
});

it('prefers the author’s picture, whose size it does not know', () => {
  renderHead({ image: '/own.png', card: '/social/card-1.png' });
  expect(meta('og:image')).toBe(`${settings.url}/own.png`);
  expect(meta('og:image:width')).toBeUndefined();
});

it.each([
  ['/', 'website'],
  ['/room', 'article'],
])('calls %s a %s in the site’s language', (path, type) => {
  renderHead({ path });
  expect(meta('og:type')).toBe(type);
  expect(meta('og:locale')).toBe('en_US');
});

it('names the page’s feed to feed readers', () => {
  renderHead({ title: 'Release notes', feed: '/releases.xml' });
  const feed = document.head.querySelector('link[rel="alternate"]');
  expect(feed?.getAttribute('href')).toBe(`${settings.url}/releases.xml`);
  expect(feed?.getAttribute('type')).toBe('application/atom+xml');
  expect(feed?.getAttribute('title')).toBe('Release notes');
});

it('hides unlisted pages from robots', () => {
  renderHead({ unlisted: true });
  expect(meta('robots')).toBe('noindex');
});

it('sets nothing that the page does not have', () => {
  renderHead({ description: 'Other.', keywords: ['a'], image: '/a.png', unlisted: true });
  renderHead({ keywords: [], unlisted: false, image: null });
  expect(meta('twitter:card')).toBe('summary');
  expect(canonical()).toBeUndefined();
  expect(document.head.querySelector('link[rel="alternate"]')).toBeNull();
  for (const name of ['keywords', 'robots', 'og:image', 'og:url']) {
    expect(meta(name)).toBeUndefined();
  }
});
