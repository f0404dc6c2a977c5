/** @jest-environment jsdom */
import { start } from './terms';

const tooltip = () => document.querySelector('[role=tooltip]')?.textContent;
const term = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('.term')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`There is no term ${name}.`);
  return found;
};

/** jsdom has no pointer events. */
function point(target: Element, pointerType = 'mouse'): void {
  target.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
  jest.runOnlyPendingTimers();
}

function focus(target: HTMLElement, isVisible = true): void {
  jest.spyOn(target, 'matches').mockImplementation(() => isVisible);
  target.focus();
}

beforeAll(() => {
  document.body.innerHTML = `<div class="prose"><p>The
    <a class="term" href="#a" data-definition="Who may change it.">owner</a> and the
    <a class="term" href="#b" data-definition="A step.">tick</a></p></div>`;
  // jsdom has no layout.
  Element.prototype.getClientRects = () => [] as unknown as DOMRectList;
  start();
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.restoreAllMocks();
});
afterEach(() => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  (document.activeElement as HTMLElement | null)?.blur();
  jest.useRealTimers();
});

it('stays while the pointer is on the definition, and goes when it leaves', () => {
  point(term('owner'));
  const definition = document.querySelector('[role=tooltip]');
  if (!definition) throw new Error('Nothing is shown.');
  point(definition);
  expect(tooltip()).toBe('Who may change it.');
  point(document.body);
  expect(tooltip()).toBeUndefined();
  expect(document.querySelector('[aria-describedby]')).toBeNull();
});

it('does not show what the pointer only passes', () => {
  term('owner').dispatchEvent(
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
  );
  point(document.body);
  expect(tooltip()).toBeUndefined();
});

it('follows the focus of the keyboard, whatever the pointer does elsewhere', () => {
  focus(term('owner'));
  expect(tooltip()).toBe('Who may change it.');
  point(document.body);
  expect(tooltip()).toBe('Who may change it.');
  term('owner').blur();
  expect(tooltip()).toBeUndefined();
});

it.each([
  ['a touch', () => point(term('owner'), 'touch')],
  ['a click, which focuses too', () => focus(term('owner'), false)],
])('is not shown by %s', (_, act) => {
  act();
  expect(tooltip()).toBeUndefined();
});

it('does not stay on a page that is left, even if it was kept as it was', () => {
  point(term('owner'));
  const kept = document.body.innerHTML;
  point(document.body);
  document.body.innerHTML = kept;
  document.dispatchEvent(new Event('site:page'));
  expect(document.querySelector('[role=tooltip], [aria-describedby]')).toBeNull();
});
