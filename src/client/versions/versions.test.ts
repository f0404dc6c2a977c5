/** @jest-environment jsdom */
import fs from 'node:fs';
import '../../test/dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { announce, goTo, setBody } from '../../test/dom';

const VERSIONS = [
  { label: '3.0', path: '', pages: ['/', '/room', '/new'] },
  { label: '2.3', path: '/v2.3', pages: ['/', '/room', '/old'] },
  { label: '2.30', path: '/v2.30', pages: ['/', '/room'] },
];
const item = (label: string, root: string, before = '', current = '') =>
  `<li><a href="${root}" data-root="${root}" data-docs-version="${label}"${current}>${before}${label}</a></li>`;
const own = item('2.3', '/v2.3/', '', ' aria-current="true"');

// A document of 2.3, whose list has the name that the current version had at the time.
setBody(`
  <aside class="version-bar"><a href="/room">Go to the current version</a></aside>
  <details data-dropdown><summary>2.3</summary><ul>${own}${item('Next', '/v2.3/..')}</ul></details>
  <div data-menu-panel="main"><ul><li>Download</li>${item('2.3', '/v2.3/', 'Version: ')}<li>End</li></ul></div>`);
document.head.innerHTML = '<link rel="canonical" href="https://d.example/room">';
const canonicals = () =>
  [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));
const hydrate = () => {
  for (const list of document.querySelectorAll('ul')) Object.assign(list, { __reactFiber$x: 1 });
};
const hrefs = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
const bar = () => hrefs('.version-bar').flat()[1];
let answers: (readonly unknown[] | Error)[] = [];
const asked: unknown[] = [];
window.fetch = (address) => {
  asked.push(address);
  const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
  if (answer instanceof Error) return Promise.reject(answer);
  return Promise.resolve({ json: () => Promise.resolve(answer) } as Response);
};

it('styles the bar on pages that lack the tokens of today', () => {
  expect(fs.readFileSync(`${__dirname}/versions.css`, 'utf8')).not.toMatch(/var\([^,)]*\)/);
});

beforeAll(async () => {
  goTo('/v2.3/room');
  await import('.');
});

it('asks for the versions at the first intent, again if that fails, and waits for React', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  answers = [new Error('offline'), VERSIONS];
  expect(asked).toEqual([]);
  fireEvent.pointerOver(screen.getByText('2.3', { selector: 'summary' }));
  await waitFor(() => expect(warned).toHaveBeenCalled());
  fireEvent.focusIn(screen.getByText('2.3', { selector: 'summary' }));
  await waitFor(() => expect(asked).toEqual(['/versions.json', '/versions.json']));
  await new Promise((resolve) => setTimeout(resolve));
  expect(hrefs('details')).toEqual([
    ['2.3', '/v2.3/room'],
    ['Next', '/room'],
  ]);
  hydrate();
  await waitFor(() => expect(hrefs('details')).toHaveLength(3));
  expect(hrefs('details')).toEqual([
    ['2.3', '/v2.3/room'],
    ['3.0', '/room'],
    ['2.30', '/v2.30/room'],
  ]);
  expect(hrefs('[data-menu-panel]')).toEqual([
    ['Version: 2.3', '/v2.3/room'],
    ['Version: 3.0', '/room'],
    ['Version: 2.30', '/v2.30/room'],
  ]);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(screen.getByText('End').previousElementSibling).toHaveTextContent('2.30');
});

it('keeps what the bar says of a page that has moved, and leads home from one that follows', async () => {
  jest.resetModules();
  jest.spyOn(console, 'warn').mockImplementation();
  screen.getByText('Go to the current version').setAttribute('href', '/new');
  goTo('/v2.3/old');
  await import('.');
  answers = [VERSIONS];
  fireEvent.pointerOver(screen.getByText('2.3', { selector: 'summary' }));
  await waitFor(() => expect(hrefs('details')[1]).toEqual(['3.0', '/']));
  expect(bar()).toBe('/new');
  jest.resetModules();
  answers = [new Error('offline')];
  await import('.');
  announce();
  expect(bar()).toBe('/');
});

it.each([
  ['/v2.3/old', ['/v2.3/old', '/', '/v2.30']],
  ['/v2.3/', ['/v2.3', '/', '/v2.30']],
  ['/v2.30/room', ['/v2.3/room', '/room', '/v2.30/room']],
  ['/new', ['/v2.3', '/new', '/v2.30']],
])('leads from %s to the page, or to the home of versions without it', async (at, expected) => {
  hydrate();
  goTo(at);
  announce();
  await waitFor(() => expect(bar()).toBe(expected[1]));
  expect(hrefs('details').map(([, href]) => href)).toEqual(expected);
});

it('keeps the canonical address of the first page from the runtime, and of no other page', async () => {
  jest.resetModules();
  document.head.innerHTML = '<link rel="canonical" href="https://d.example/room">';
  await import('.');
  const added =
    '<link rel="canonical" data-react-helmet="true" href="https://d.example/v2.3/room">';
  document.head.insertAdjacentHTML('beforeend', added);
  await waitFor(() => expect(canonicals()).toEqual(['https://d.example/room']));
  announce();
  expect(canonicals()).toEqual([]);
});
