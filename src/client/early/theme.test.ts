/** @jest-environment jsdom */
import '../../test/dom';
import { ANNOUNCEMENT_KEY, THEME_KEY } from './storage';

const root = document.documentElement;

// jsdom has no timings of the document.
Object.assign(performance, { getEntriesByType: () => [] });
Object.assign(globalThis, { ANNOUNCEMENT_ID: 'v2' });

beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
  root.setAttribute('data-theme', 'light');
  document.head.innerHTML =
    '<meta name="theme-color" content="white" data-light="white" data-dark="black">';
  for (const name of ['data-js', 'data-announcement-closed']) root.removeAttribute(name);
});

const toolbar = () => document.querySelector('meta[name="theme-color"]');

it('starts light and marks that scripts run', async () => {
  await import('./theme');
  expect(root).toHaveAttribute('data-js');
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(toolbar()).toHaveAttribute('content', 'white');
  expect(root).not.toHaveAttribute('data-announcement-closed');
});

it('restores what the reader chose before', async () => {
  localStorage.setItem(THEME_KEY, 'dark');
  localStorage.setItem(ANNOUNCEMENT_KEY, 'v2');
  await import('./theme');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(toolbar()).toHaveAttribute('content', 'black');
  expect(root).toHaveAttribute('data-announcement-closed');
});

it('shows an announcement whose id has changed', async () => {
  localStorage.setItem(ANNOUNCEMENT_KEY, 'v1');
  await import('./theme');
  expect(root).not.toHaveAttribute('data-announcement-closed');
});

it('stays light if storage is forbidden', async () => {
  localStorage.setItem(THEME_KEY, 'dark');
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  await import('./theme');
  expect(root).toHaveAttribute('data-js');
  expect(root).toHaveAttribute('data-theme', 'light');
  forbidden.mockRestore();
});
