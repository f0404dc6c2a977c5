/** @jest-environment jsdom */
import '../../test/dom';
import { FONTS_ATTRIBUTE, preloadFonts } from './fonts';

const link = () => document.querySelector('link');

beforeEach(() => {
  document.documentElement.removeAttribute(FONTS_ATTRIBUTE);
  document.head.innerHTML = '<link rel="preload" as="font" href="/a.woff2" media="not all">';
});

const arrive = (...entries: unknown[]) =>
  Object.assign(performance, { getEntriesByType: () => entries });

it('asks for the fonts where the document came quickly', () => {
  arrive({ requestStart: 40, responseStart: 90 });
  preloadFonts();
  expect(link()).toHaveAttribute('media', '');
  expect(document.documentElement).toHaveAttribute(FONTS_ATTRIBUTE);
});

it('leaves the stand-ins on a slow line', () => {
  arrive({ requestStart: 40, responseStart: 91 });
  preloadFonts();
  expect(link()).toHaveAttribute('media', 'not all');
  expect(document.documentElement).not.toHaveAttribute(FONTS_ATTRIBUTE);
});

it('leaves the stand-ins where round trips take long, however near the first byte was', () => {
  arrive({ requestStart: 40, responseStart: 41 });
  Object.assign(navigator, { connection: { rtt: 125 } });
  preloadFonts();
  expect(link()).toHaveAttribute('media', 'not all');
  Object.assign(navigator, { connection: { rtt: 100 } });
  preloadFonts();
  expect(link()).toHaveAttribute('media', '');
});

it('leaves the stand-ins where the browser does not say', () => {
  arrive();
  preloadFonts();
  expect(document.documentElement).not.toHaveAttribute(FONTS_ATTRIBUTE);
});
