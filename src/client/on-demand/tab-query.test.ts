/** @jest-environment jsdom */
import { startTabs } from '../early/tabs';
import { PAGE_EVENT } from '../early/events';
import { start } from './tab-query';

const group = (name: string, inside = '') =>
  `<div class="tabs" data-tab-query="${name}"><div data-tab-list><button data-tab="mac" data-selected>Mac</button><button data-tab="linux">Linux</button></div><div data-tab-panel="mac" data-selected>${inside}</div><div data-tab-panel="linux"></div></div>`;
const chosen = () =>
  [...document.querySelectorAll('[data-tab][data-selected]')].map((tab) => tab.textContent);
const tab = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);

beforeAll(() => {
  window.scrollBy = () => {};
  history.replaceState({ key: 1 }, '', '/docs?os=linux&a=b#top');
  document.body.innerHTML = group('os');
  startTabs();
  start();
  document.dispatchEvent(new Event(PAGE_EVENT));
});

it('selects the tab that the address names', () => {
  expect(chosen()).toEqual(['Linux']);
});

it('follows the choice, and keeps the rest of the address and of the entry', () => {
  tab('Mac')?.click();
  expect(location.search + location.hash).toBe('?os=mac&a=b#top');
  expect(history.state).toEqual({ key: 1 });
});

it('follows the keyboard', () => {
  tab('Mac')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  tab('Linux')?.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowRight', bubbles: true }));
  expect(location.search).toBe('?os=linux&a=b');
});

it('leaves tabs inside a panel to their own group', () => {
  history.replaceState(null, '', '/docs?os=linux');
  document.body.innerHTML = group('shell', group('os'));
  document.dispatchEvent(new Event(PAGE_EVENT));
  const [outer, inner] = [...document.querySelectorAll('.tabs')].map(
    (one) => one.querySelector(':scope > [data-tab-list] > [data-selected]')?.textContent,
  );
  expect([outer, inner]).toEqual(['Mac', 'Linux']);
});
