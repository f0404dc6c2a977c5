/** @jest-environment jsdom */
import '../../test/dom';
import { FONTS_ATTRIBUTE, FONTS_KEY } from '../early/storage';
import { start } from './fonts';

const load = jest.fn();
const root = document.documentElement;

/** Starts, lets the promises settle, and says whether the web fonts are shown and remembered. */
async function shownAfter(fonts: Promise<void>): Promise<[boolean, boolean]> {
  load.mockReturnValue(fonts);
  start();
  await new Promise((resolve) => setTimeout(resolve));
  return [root.hasAttribute(FONTS_ATTRIBUTE), localStorage.getItem(FONTS_KEY) !== null];
}

beforeEach(() => {
  root.removeAttribute(FONTS_ATTRIBUTE);
  localStorage.clear();
  load.mockReset();
  // What jsdom lacks.
  Object.assign(window, {
    CSSStyleSheet: class {
      readonly replaceSync = jest.fn();
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
});

it('shows both fonts when they are there, and remembers that the cache has them', async () => {
  expect(await shownAfter(new Promise(() => undefined))).toEqual([false, false]);
  expect(load.mock.calls).toEqual([['1em Figtree, Geist Mono']]);
  expect(await shownAfter(Promise.resolve())).toEqual([true, true]);
});

it('keeps the stand-ins where one fails', async () => {
  const failed = Promise.reject(new DOMException('', 'NetworkError'));
  expect(await shownAfter(failed)).toEqual([false, false]);
});

it('has a text keep its lines, if letters a little closer or wider do it', async () => {
  document.body.innerHTML = `<main><p>fits</p><p>needs <b>a little</b></p><div><p>long</p></div></main>`;
  // Its own text, and what is in it, in lines of 20 px.
  const lines: Record<string, (spacing: string) => number> = {
    fits: () => 1,
    'needs a little': (spacing) => (spacing === '-0.02em' ? 1 : 2),
    long: () => 2,
  };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const isWeb = root.hasAttribute(FONTS_ATTRIBUTE);
    return 20 * (isWeb ? (lines[this.textContent]?.(this.dataset.letters ?? '') ?? 1) : 1);
  });
  const rect = { left: 0, top: 0, bottom: 20, width: 300 } as DOMRect;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  Range.prototype.getClientRects = () => [rect] as unknown as DOMRectList;
  await shownAfter(Promise.resolve());
  const spacings = [...document.querySelectorAll<HTMLElement>('main *')].map(
    ({ dataset }) => dataset.letters,
  );
  expect(spacings).toEqual([undefined, '-0.02em', undefined, undefined, '']);
});

it('measures nothing that is folded or outside the window', async () => {
  document.body.innerHTML =
    '<details><summary>seen</summary><p>folded</p></details><div><p>below</p></div><p>seen</p>';
  const measured: string[] = [];
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    measured.push(this.outerHTML);
    const top = this.matches('div, div *') ? innerHeight : 0;
    return { left: 0, top, bottom: top + 20, height: 20, width: 300 } as DOMRect;
  });
  await shownAfter(Promise.resolve());
  expect(measured).toContain('<summary>seen</summary>');
  expect(measured).toContain('<p>seen</p>');
  expect(measured).not.toContain('<p>folded</p>');
  expect(measured).not.toContain('<p>below</p>');
});
