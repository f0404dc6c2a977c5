/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { announce, goTo, setBody } from '../../test/dom';

const VERSIONS = [
  { label: '2.0', path: '/docs', pages: ['/room', '/new'] },
  { label: '1.0', path: '/docs/1.0', pages: ['/room', '/old'] },
];
const item = (label: string, root: string, current = '') =>
  `<li><a href="${root}" data-root="${root}" data-docs-version="${label}"${current}>${label}</a></li>`;

// A document of 1.0, with the shell that all pages of the site have.
setBody(`
  <script data-versions="/docs/1.0"></script>
  <aside class="version-bar"><a href="/docs/room" data-current="/docs">To the current version</a></aside>
  <details data-dropdown><summary><span>Version: </span>2.0</summary><ul>${item('2.0', '/docs', ' aria-current="true"')}${item('1.0', '/docs/1.0')}</ul></details>
  <p><a href="/docs/new">New</a> <a href="/docs/1.0/old">Old</a> <a href="https://e.example/">Away</a></p>`);
const link = (name: string) => screen.getByRole('link', { name });
const handled: (string | null)[] = [];

beforeAll(async () => {
  goTo('/docs/1.0/room');
  window.fetch = () => Promise.resolve({ json: () => Promise.resolve(VERSIONS) } as Response);
  for (const list of document.querySelectorAll('ul')) Object.assign(list, { __reactFiber$x: 1 });
  await import('.');
  window.addEventListener('click', (event) => event.preventDefault(), true);
  document.addEventListener('click', ({ target }) => {
    handled.push((target as HTMLElement).textContent);
  });
});

it('names the version that is open, of which the shell knows nothing', async () => {
  await waitFor(() => expect(link('1.0')).toHaveAttribute('aria-current', 'true'));
  expect(link('2.0')).not.toHaveAttribute('aria-current');
  expect(document.querySelector('summary')).toHaveTextContent('Version: 1.0');
  expect(link('2.0')).toHaveAttribute('href', '/docs/room');
  expect(link('To the current version')).toHaveAttribute('href', '/docs/room');
});

it('leaves links to another version to the browser, as their documents have other bars', () => {
  for (const name of ['New', 'Old', 'Away', '2.0', 'To the current version'])
    fireEvent.click(link(name));
  expect(handled).toEqual(['Old', 'Away', '2.0']);
});

it('leads to where the current version starts from a page that it lacks', async () => {
  goTo('/docs/1.0/old');
  announce();
  expect(link('To the current version')).toHaveAttribute('href', '/docs');
  await waitFor(() => expect(link('2.0')).toHaveAttribute('href', '/docs'));
  expect(link('1.0')).toHaveAttribute('href', '/docs/1.0/old');
});
