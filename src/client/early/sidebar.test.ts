/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { announce, goTo, setBody } from '../../test/dom';
import { markCurrent, startSidebar } from './sidebar';

const DOCS = `
  <ul>
    <li><a href="/">Home</a></li>
    <li class="nav-category" data-collapsed>
      <div class="nav-head">
        <button data-collapse aria-expanded="false" aria-controls="nav-1">Rooms</button>
      </div>
      <ul id="nav-1">
        <li><a href="/room/join">Join</a></li>
        <li class="nav-category" data-collapsed>
          <div class="nav-head">
            <a href="/room/state">State</a>
            <button data-collapse aria-expanded="false" aria-label="Pages of State"></button>
          </div>
          <ul><li><a href="/room/r%C3%A4ume">Räume</a></li></ul>
        </li>
      </ul>
    </li>
    <li><a href="https://a.example/room/join">Elsewhere</a></li>
  </ul>`;

const sidebar = (name: string, html: string) =>
  setBody(`<div data-menu><nav><div data-static="sidebar-${name}">${html}</div></nav></div>`);
const button = (name: string) => screen.getByRole('button', { name });
const current = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

/** Server responses that the test sends when it chooses. */
const requests: { path: string; answer: (response: Partial<Response> | Error) => void }[] = [];
const respond = (body: unknown, ok = true): Partial<Response> => ({
  ok,
  json: () => Promise.resolve(body),
});
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeAll(() => {
  window.fetch = (path) =>
    new Promise((resolve, reject) => {
      const answer = (response: Partial<Response> | Error) =>
        response instanceof Error ? reject(response) : resolve(response as Response);
      requests.push({ path: path as string, answer });
    });
  startSidebar();
});

beforeEach(() => {
  requests.length = 0;
  goTo('/');
});

async function visit(path: string): Promise<void> {
  goTo(path);
  announce();
  await settle();
}

it('marks only the current page after a navigation', async () => {
  sidebar('docs', DOCS);
  await visit('/room/join');
  expect(current()).toEqual(['Join']);
  await visit('/');
  expect(current()).toEqual(['Home']);
  await visit('/nowhere');
  expect(current()).toEqual([]);
});

it('recognizes paths with percent-encoded letters', async () => {
  sidebar('docs', DOCS);
  await visit('/room/räume');
  expect(current()).toEqual(['Räume']);
});

it('opens the categories above the page', async () => {
  sidebar('docs', DOCS);
  await visit('/room/räume');
  expect(button('Rooms')).toHaveAttribute('aria-expanded', 'true');
  expect(button('Pages of State')).toHaveAttribute('aria-expanded', 'true');
});

it('leaves categories open that the reader opened', async () => {
  sidebar('docs', DOCS);
  fireEvent.click(button('Rooms'));
  await visit('/');
  expect(button('Rooms')).toHaveAttribute('aria-expanded', 'true');
});

/** The menu, with the link to the page at a height of the window. */
function menuWith(top: number): HTMLElement {
  const menu = document.querySelector('[data-menu]') as HTMLElement;
  const link = screen.getByRole('link', { name: 'Join' });
  menu.getBoundingClientRect = () => new DOMRect(0, 100, 300, 500);
  link.getBoundingClientRect = () => new DOMRect(0, top, 300, 20);
  return menu;
}

it('scrolls to the current page if it is out of sight', async () => {
  sidebar('docs', DOCS);
  const menu = menuWith(900);
  await visit('/room/join');
  await settle();
  expect(menu.scrollTop).toBe(550);
});

it('scrolls before the browser scrolls the page to a fragment', () => {
  sidebar('docs', DOCS);
  goTo('/room/join#limits');
  const menu = menuWith(900);
  markCurrent('/room/join');
  expect(menu.scrollTop).toBe(550);
});

it.each([
  ['the category of the page too if both fit', 560, 460],
  ['the page in the middle of a longer category', 300, 550],
])('shows %s', async (_, head, scrolled) => {
  sidebar('docs', DOCS);
  const menu = menuWith(900);
  const category = button('Rooms').closest('li') as HTMLElement;
  category.getBoundingClientRect = () => new DOMRect(0, head, 300, 800);
  await visit('/room/join');
  await settle();
  expect(menu.scrollTop).toBe(scrolled);
});

it('does not scroll if the current page is in sight', async () => {
  sidebar('docs', DOCS);
  const menu = menuWith(200);
  await visit('/room/join');
  await settle();
  expect(menu.scrollTop).toBe(0);
});

it('marks the page before it reads any position, which would lay the page out', () => {
  sidebar('docs', DOCS);
  const read = jest.fn(() => new DOMRect());
  screen.getByRole('link', { name: 'Join' }).getBoundingClientRect = read;
  markCurrent('/room/join');
  expect(current()).toEqual(['Join']);
  expect(read).not.toHaveBeenCalled();
});

describe('a sidebar that the first document did not include', () => {
  it('is not fetched if it is already there', async () => {
    sidebar('docs', DOCS);
    await visit('/room/join');
    expect(requests).toEqual([]);
  });

  it('leaves the mark on the page that the reader has navigated to meanwhile', async () => {
    sidebar('reference', '');
    await visit('/api');
    sidebar('docs', DOCS);
    await visit('/room/join');
    requests[0]?.answer(respond({ html: '<ul></ul>' }));
    await settle();
    expect(current()).toEqual(['Join']);
  });

  it.each<[string, Partial<Response> | Error]>([
    ['the network fails', new TypeError('Failed to fetch')],
    ['the server has none', respond({ error: 'Not found' }, false)],
  ])('is loaded with a full page load if %s', async (_, response) => {
    // jsdom can't load pages: it logs an error where a browser would navigate.
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    sidebar('reference', '');
    await visit('/api');
    requests[0]?.answer(response);
    await waitFor(() => expect(complaints).toHaveBeenCalledTimes(1));
    expect(String(complaints.mock.calls[0]?.[0])).toContain('navigation');
    expect(document.querySelector('[data-static]')).toBeEmptyDOMElement();
    complaints.mockRestore();
  });
});
