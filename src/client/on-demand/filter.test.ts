/** @jest-environment jsdom */
import { start } from './filter';

const status = () => document.querySelector('[data-filter-status]')?.textContent;
const visible = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter((item) => !item.hidden && !item.closest<HTMLElement>('section')?.hidden)
    .map((item) => item.textContent);

function type(text: string): void {
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no input.');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeAll(() => {
  document.body.innerHTML = `<input data-filter-input><p data-filter-status="type"></p>
    <section data-filter-group><ul><li data-filter-item="realtimeview class">RealtimeView</li><li data-filter-item="room class">Room</li></ul></section>
    <section data-filter-group><ul><li id="wire" data-filter-item="wiretype enum">WireType</li></ul></section><a href="#wire">Wire</a><a href="#none">None</a>`;
  start();
});

it('shows entries with every word, hides empty groups, and shows the count', () => {
  type('View REAL');
  expect(visible()).toEqual(['RealtimeView']);
  expect(status()).toBe('1 of 3');
  type('e');
  expect(visible()).toEqual(['RealtimeView', 'WireType']);
  expect(status()).toBe('2 of 3');
});

it('has a button that empties the box, as long as there is something in it', () => {
  document.body.insertAdjacentHTML('beforeend', '<button data-filter-clear hidden></button>');
  const button = document.querySelector<HTMLElement>('[data-filter-clear]');
  type('wire');
  expect(button?.hidden).toBe(false);
  button?.click();
  expect([button?.hidden, status(), visible().length]).toEqual([true, '', 3]);
  expect(document.activeElement).toBe(document.querySelector('input'));
});

it('looks in the text of an entry that names no words', () => {
  const item = document.querySelector('#wire');
  item?.setAttribute('data-filter-item', '');
  type('wireTYPE');
  expect(visible()).toEqual(['WireType']);
  item?.setAttribute('data-filter-item', 'wiretype enum');
});

it('opens a folded list of a group while something in it matches, and hides one that has nothing', () => {
  const folds = () =>
    [...document.querySelectorAll('details')].map(({ open, hidden }) => (hidden ? 'hidden' : open));
  const group = document.createElement('section');
  group.dataset.filterGroup = '';
  group.innerHTML = `<details data-filter-group><ul><li data-filter-item="owner inherited">owner</li></ul></details>
    <details data-filter-group><ul><li data-filter-item="name inherited">name</li></ul></details>`;
  document.body.append(group);
  type('inherited');
  expect(folds()).toEqual([true, true]);
  type('owner');
  expect(folds()).toEqual([true, 'hidden']);
  expect(visible()).toEqual(['owner']);
  expect(status()).toBe('1 of 5');
  type('wire');
  expect(group.hidden).toBe(true);
  type('');
  expect(folds()).toEqual([false, false]);
  expect(group.hidden).toBe(false);
  group.remove();
});

it('filters by the text in the box after going back', () => {
  const input = document.querySelector('input');
  if (input) input.value = 'wire';
  document.dispatchEvent(new Event('site:page'));
  expect(visible()).toEqual(['WireType']);
  type('');
});

it('leaves the pressed kinds, says how many of each match, and marks in the contents what is left', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<button data-filter-kind="fields" aria-pressed="false"><span class="api-count">2</span></button>
    <nav data-toc><a href="#name">name</a><a href="#Join">Join</a></nav>
    <section data-filter-group><h2 id="fields">Fields</h2><p id="name" data-filter-item="name fields">name</p><p data-filter-item="owner fields">owner</p></section>
    <section data-filter-group><h2 id="methods">Methods</h2><p id="Join" data-filter-item="join methods">Join</p></section>`,
  );
  const kind = document.querySelector<HTMLElement>('[data-filter-kind]');
  const left = () =>
    [...document.querySelectorAll('[data-toc] a:not([data-filtered])')].map((a) => a.textContent);
  kind?.click();
  expect([kind?.ariaPressed, status(), left()]).toEqual(['true', '2 of 6', ['name']]);
  type('owner');
  expect([kind?.textContent, status(), left()]).toEqual(['1', '1 of 6', []]);
  document.querySelector<HTMLElement>('[href="#Join"]')?.click();
  expect([kind?.ariaPressed, status(), left()]).toEqual(['false', '', ['name', 'Join']]);
});

it('opens all rows of members, on later pages too', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button data-open-all aria-pressed="false"></button><div class="member-row"><details></details></div>',
  );
  const row = document.querySelector<HTMLDetailsElement>('.member-row > details');
  document.querySelector<HTMLElement>('[data-open-all]')?.click();
  expect(row?.open).toBe(true);
  if (row) row.open = false;
  document.dispatchEvent(new Event('site:page'));
  expect(row?.open).toBe(true);
  document.querySelector<HTMLElement>('[data-open-all]')?.click();
  document.dispatchEvent(new Event('site:page'));
  expect(row?.open).toBe(false);
});
