/** @jest-environment jsdom */
import '../../test/dom';
import { FONTS_ATTRIBUTE, startFonts } from './fonts';
import { FONTS_KEY } from './storage';

const FONTS = '1em Figtree, Geist Mono';
const load = jest.fn();
const root = document.documentElement;

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  root.removeAttribute(FONTS_ATTRIBUTE);
  localStorage.clear();
  load.mockReset();
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
});

it('shows both fonts when they are there, and remembers that the cache has them', async () => {
  let arrive = () => {};
  load.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  startFonts();
  await settled();
  expect(load.mock.calls).toEqual([[FONTS]]);
  expect(localStorage.getItem(FONTS_KEY)).toBeNull();
  expect(root).not.toHaveAttribute(FONTS_ATTRIBUTE);
  arrive();
  await settled();
  expect(localStorage.getItem(FONTS_KEY)).not.toBeNull();
  expect(root).toHaveAttribute(FONTS_ATTRIBUTE);
});

it('asks for nothing where the document shows them already', () => {
  root.setAttribute(FONTS_ATTRIBUTE, '');
  startFonts();
  expect(load).not.toHaveBeenCalled();
});

it('keeps the stand-ins where one fails', async () => {
  load.mockRejectedValue(new DOMException('', 'NetworkError'));
  startFonts();
  await settled();
  expect(localStorage.getItem(FONTS_KEY)).toBeNull();
  expect(root).not.toHaveAttribute(FONTS_ATTRIBUTE);
});
