/** @jest-environment jsdom */
import '../../test/dom';
import { FONTS_ATTRIBUTE } from '../early/fonts';
import type * as fonts from './fonts';

const root = document.documentElement;
let load: jest.Mock<Promise<unknown[]>, [string]>;
let runtime: typeof fonts;

beforeEach(async () => {
  root.removeAttribute(FONTS_ATTRIBUTE);
  load = jest.fn((_font: string) => Promise.resolve([]));
  Object.assign(document, { fonts: { load } });
  jest.resetModules();
  runtime = await import('./fonts');
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('shows the fonts from the next page on, not on the one that is read', async () => {
  runtime.loadFonts();
  await settle();
  expect(root).not.toHaveAttribute(FONTS_ATTRIBUTE);
  runtime.showLoadedFonts();
  expect(root).toHaveAttribute(FONTS_ATTRIBUTE);
});

it('keeps the stand-ins until both are there, and where one fails', async () => {
  runtime.loadFonts();
  runtime.showLoadedFonts();
  expect(root).not.toHaveAttribute(FONTS_ATTRIBUTE);
  load.mockRejectedValueOnce(new Error('offline'));
  jest.resetModules();
  runtime = await import('./fonts');
  runtime.loadFonts();
  await settle();
  runtime.showLoadedFonts();
  expect(root).not.toHaveAttribute(FONTS_ATTRIBUTE);
});

it('loads nothing where they are shown already', () => {
  root.setAttribute(FONTS_ATTRIBUTE, '');
  runtime.loadFonts();
  expect(load).not.toHaveBeenCalled();
});
