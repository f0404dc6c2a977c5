/** @jest-environment jsdom */
import { startFilter } from './filter';

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
  document.body.innerHTML = `<input data-filter-input><p data-filter-status></p>
    <section data-filter-group><ul><li data-filter-item="realtimeview class">RealtimeView</li><li data-filter-item="room class">Room</li></ul></section>
    <section data-filter-group><ul><li data-filter-item="wiretype enum">WireType</li></ul></section>`;
  startFilter();
});

it('shows what has every word, hides empty groups, and says how many there are', () => {
  type('View REAL');
  expect(visible()).toEqual(['RealtimeView']);
  expect(status()).toBe('1 type fits.');
  type('e');
  expect(visible()).toEqual(['RealtimeView', 'WireType']);
  expect(status()).toBe('2 types fit.');
});

it('says so when nothing fits, and shows all again', () => {
  type('nothing');
  expect(visible()).toEqual([]);
  expect(status()).toBe('No type fits.');
  type(' ');
  expect(visible()).toHaveLength(3);
  expect(status()).toBe('');
});
