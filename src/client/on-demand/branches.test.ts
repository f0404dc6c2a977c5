/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { installBasePath } from '../../base-path';
import { announce, goTo, setBody } from '../../test/dom';
import { startSidebar } from '../early/sidebar';
import { start } from './branches';

const branch = (id: string, label: string, href: string, first = '') =>
  `<li class="nav-category" data-collapsed><div class="nav-head"><a href="${href}"${first}>${label}</a><button type="button" data-collapse="branch" aria-expanded="false" aria-controls="nav-${id}" aria-label="Pages of ${label}"></button></div></li>`;
const ROOM = branch('room', 'Room', '/room');
const TYPES = branch('types', 'Types', '/types/a', ' data-first');
const TREE = `<ul><li><a href="/">Home</a></li>${ROOM}${TYPES}</ul>`;

/** A document without the branches of its page, as after a navigation to it. */
function setSidebar(branches: string, html = TREE): void {
  setBody(
    `<div data-menu data-branches="${branches}"><nav><div data-static="sidebar-docs">${html}</div></nav></div>`,
  );
}

const FILES: Record<string, string> = {
  room: '<ul id="nav-room"><li><a href="/room/join">Join</a></li></ul>',
  types: `<ul id="nav-types"><li><a href="/types/a">A</a></li>${branch('deep', 'Deep', '/deep')}</ul>`,
  deep: '<ul id="nav-deep"><li><a href="/deep/b">B</a></li></ul>',
};
let requests: string[] = [];
let broken = false;
const button = (name: string) => screen.getByRole('button', { name: `Pages of ${name}` });
const clicked: string[] = [];

beforeAll(() => {
  window.fetch = (address) => {
    requests.push(address as string);
    const id = /^\/sidebars\/docs\/(\w+)\.json$/.exec(address as string)?.[1] ?? '';
    const html = address === '/sidebars/docs.json' ? TREE : FILES[id];
    const response = { ok: !broken && html !== undefined, json: () => Promise.resolve({ html }) };
    return Promise.resolve(response as Response);
  };
  // jsdom has no navigation: what a click on a link would follow is noted.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    clicked.push(link.getAttribute('href') ?? '');
  });
  startSidebar();
  setSidebar('');
  start();
});

beforeEach(() => {
  requests = [];
  clicked.length = 0;
  goTo('/');
});

afterEach(() => {
  broken = false;
  jest.restoreAllMocks();
});

function expectOpen(name: string): void {
  expect(button(name)).toHaveAttribute('aria-expanded', 'true');
  expect(button(name).closest('li')).not.toHaveAttribute('data-collapsed');
}

it('asks again for what could not be fetched, and meanwhile leads to the branch’s page', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  setSidebar('');
  broken = true;
  fireEvent.click(button('Room'));
  await waitFor(() => expect(clicked).toEqual(['/room']));
  expect(button('Room')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Room').closest('li')).toHaveAttribute('data-collapsed');
  broken = false;
  fireEvent.click(button('Room'));
  expect(await screen.findByRole('link', { name: 'Join' })).toBeVisible();
  expectOpen('Room');
  expect(requests).toHaveLength(2);
});

it('fetches a branch once, as soon as the pointer is over it', async () => {
  setSidebar('');
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Types' }));
  expect(requests).toEqual(['/sidebars/docs/types.json']);
  fireEvent.focusIn(button('Types'));
  fireEvent.click(button('Types'));
  expect(await screen.findByRole('link', { name: 'A' })).toBeVisible();
  expectOpen('Types');
  expect(requests).toHaveLength(1);
});

it('asks below the path of the host', () => {
  installBasePath('/team');
  setSidebar('');
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Room' }));
  installBasePath('');
  expect(requests).toEqual(['/team/sidebars/docs/room.json']);
});

it('folds what it has unfolded', async () => {
  setSidebar('');
  fireEvent.click(button('Room'));
  await screen.findByRole('link', { name: 'Join' });
  fireEvent.click(button('Room'));
  expect(button('Room')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button('Room'));
  expect(screen.getAllByRole('link', { name: 'Join' })).toHaveLength(1);
});

it('leaves a branch folded that the reader folds again meanwhile', async () => {
  setSidebar('');
  fireEvent.click(button('Room'));
  fireEvent.click(button('Room'));
  await waitFor(() => expect(document.getElementById('nav-room')).not.toBeNull());
  expect(button('Room')).toHaveAttribute('aria-expanded', 'false');
  expect(clicked).toEqual([]);
});

it('waits for a sidebar that the first document did not have', async () => {
  setSidebar('room', '');
  goTo('/room/join');
  announce();
  const link = await screen.findByRole('link', { name: 'Join' });
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
});

it('leaves a branch folded that is gone since the tab was opened', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  setSidebar('gone', `<ul>${branch('gone', 'Gone', '/gone')}</ul>`);
  goTo('/gone');
  announce();
  await waitFor(() => expect(warned).toHaveBeenCalled());
  await waitFor(() => expect(button('Gone')).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.getByRole('link', { name: 'Gone' })).toHaveAttribute('aria-current', 'page');
  expect(clicked).toEqual([]);
});
