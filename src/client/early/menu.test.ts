/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { announce, setBody } from '../../test/dom';
import { startMenu } from './menu';

const reachDesktop = new EventTarget();
const widen = (matches: boolean) =>
  reachDesktop.dispatchEvent(Object.assign(new Event('change'), { matches }));

beforeAll(() => {
  window.matchMedia = jest.fn(() => reachDesktop as MediaQueryList);
  startMenu();
});

beforeEach(() => {
  document.documentElement.removeAttribute('data-menu-is-open');
  setBody(`
    <a href="#content">Skip</a>
    <header>
      <button aria-label="Menu" aria-expanded="false" data-menu-open></button>
    </header>
    <div class="columns">
      <div data-menu data-panel="docs">
        <button aria-label="Close menu" data-menu-close></button>
        <div data-menu-panel="main"><button data-menu-show="docs">Documentation</button></div>
        <div data-menu-panel="docs">
          <button data-menu-show="main">Back to main menu</button>
          <a href="/room" aria-current="page">Rooms</a>
        </div>
      </div>
      <main id="content">Text</main>
    </div>
    <footer>End</footer>
    <div data-menu-backdrop data-testid="backdrop"></div>`);
});

const opener = () => screen.getByRole('button', { name: 'Menu' });
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('opens as a modal dialog with the focus inside', () => {
  expect(dialog()).not.toBeInTheDocument();
  fireEvent.click(opener());
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
});

it('makes everything but itself and its backdrop inert while open', () => {
  const others = () => [
    screen.getByText('Skip'),
    screen.getByRole('banner'),
    screen.getByRole('main'),
    screen.getByRole('contentinfo'),
  ];
  fireEvent.click(opener());
  for (const element of others()) expect(element).toHaveAttribute('inert');
  expect(screen.getByTestId('backdrop')).not.toHaveAttribute('inert');
  expect(dialog()?.closest('[inert]')).toBeNull();
  press('Close menu');
  for (const element of others()) expect(element).not.toHaveAttribute('inert');
});

it.each<[string, () => unknown]>([
  ['its button', () => press('Close menu')],
  ['its backdrop', () => fireEvent.click(screen.getByTestId('backdrop'))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a navigation', announce],
  ['the way back', () => dispatchEvent(new PopStateEvent('popstate'))],
  ['a tap on one of its links', () => fireEvent.click(screen.getByRole('link', { name: 'Rooms' }))],
  ['the width of a desktop', () => widen(true)],
])('closes on %s and returns the focus', (_, close) => {
  fireEvent.click(opener());
  close();
  expect(dialog()).not.toBeInTheDocument();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(opener()).toHaveFocus();
});

it.each<[string, () => unknown]>([
  ['another key', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
  ['a click on the page', () => fireEvent.click(screen.getByRole('main'))],
  ['a narrower window', () => widen(false)],
  [
    'a link opened in another tab',
    () => fireEvent.click(screen.getByRole('link', { name: 'Rooms' }), { ctrlKey: true }),
  ],
])('stays open on %s', (_, act) => {
  fireEvent.click(opener());
  act();
  expect(dialog()).toBeInTheDocument();
});

it.each<[string, () => unknown]>([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a navigation', announce],
  ['the width of a desktop', () => widen(true)],
])('leaves the focus alone on %s while closed', (_, act) => {
  act();
  expect(opener()).not.toHaveFocus();
});

it('goes to the main menu and back, moving the focus along', () => {
  fireEvent.click(opener());
  press('Back to main menu');
  expect(dialog()).toHaveAttribute('data-panel', 'main');
  expect(screen.getByRole('button', { name: 'Documentation' })).toHaveFocus();
  press('Documentation');
  expect(dialog()).toHaveAttribute('data-panel', 'docs');
  expect(screen.getByRole('button', { name: 'Back to main menu' })).toHaveFocus();
});

it('reopens with the pages, even if it was closed in the main menu', () => {
  fireEvent.click(opener());
  press('Back to main menu');
  press('Close menu');
  fireEvent.click(opener());
  expect(dialog()).toHaveAttribute('data-panel', 'docs');
});

it('scrolls to the current page in a long sidebar', () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  fireEvent.click(opener());
  expect(shown.mock.contexts).toEqual([screen.getByRole('link', { name: 'Rooms' })]);
  shown.mockRestore();
});
