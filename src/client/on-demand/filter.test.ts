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
  expect(status()).toBe('1 type matches.');
  type('e');
  expect(visible()).toEqual(['RealtimeView', 'WireType']);
  expect(status()).toBe('2 types match.');
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
  expect(status()).toBe('1 type matches.');
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
