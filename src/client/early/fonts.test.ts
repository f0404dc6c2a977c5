/** @jest-environment jsdom */
import '../../test/dom';
import { FONTS_ATTRIBUTE, showFonts, startFonts } from './fonts';
import { FONTS_KEY } from './storage';

const FONTS = '1em Figtree, Geist Mono';
const load = jest.fn();
const check = jest.fn();
const root = document.documentElement;

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  root.removeAttribute(FONTS_ATTRIBUTE);
  localStorage.clear();
  load.mockReset();
  check.mockReset();
  Object.defineProperty(document, 'fonts', { value: { load, check }, configurable: true });
});

it('remembers that the cache has both fonts, and leaves what is read as it is', async () => {
  let arrive = () => {};
  load.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  startFonts();
  await settled();
  expect(load.mock.calls).toEqual([[FONTS]]);
  expect(localStorage.getItem(FONTS_KEY)).toBeNull();
  arrive();
  await settled();
  expect(localStorage.getItem(FONTS_KEY)).not.toBeNull();
  expect(root).not.toHaveAttribute(FONTS_ATTRIBUTE);
});

it('keeps the stand-ins where one fails', async () => {
  load.mockRejectedValue(new DOMException('', 'NetworkError'));
  startFonts();
  await settled();
  expect(localStorage.getItem(FONTS_KEY)).toBeNull();
});

it('asks for nothing where the document shows them already', () => {
  root.setAttribute(FONTS_ATTRIBUTE, '');
  startFonts();
  expect(load).not.toHaveBeenCalled();
});

it('shows both on the next page if they are there by then', () => {
  check.mockReturnValue(false);
  showFonts();
  expect(root).not.toHaveAttribute(FONTS_ATTRIBUTE);
  check.mockReturnValue(true);
  showFonts();
  expect(check).toHaveBeenLastCalledWith(FONTS);
  expect(root).toHaveAttribute(FONTS_ATTRIBUTE);
});
