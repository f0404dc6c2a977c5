/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { announce, setBody } from '../../test/dom';
import { startAnnouncement, startDropdowns } from './disclosure';
import { ANNOUNCEMENT_KEY, DOCS_VERSION_KEY } from './storage';

const root = document.documentElement;

beforeEach(() => localStorage.clear());

describe('dropdowns', () => {
  beforeAll(startDropdowns);

  beforeEach(() => {
    setBody(`
      <details data-dropdown open aria-label="Version">
        <summary>Version: 2.0</summary>
        <a href="#v2" data-docs-version="2.0">2.0</a>
        <a href="#v1" data-docs-version="1.0">1.0</a>
        <a href="#v0" data-docs-version="0.9">0.9</a>
      </details>
      <details open aria-label="In the text"><summary>More</summary></details>
      <button>Elsewhere</button>`);
  });

  const dropdown = () => screen.getByRole('group', { name: 'Version' });

  const link = (name: string) => screen.getByRole('link', { name });

  it('close on a click elsewhere', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(dropdown()).not.toHaveAttribute('open');
  });

  it('stay open on a click inside', () => {
    fireEvent.click(screen.getByRole('link', { name: '1.0' }));
    expect(dropdown()).toHaveAttribute('open');
  });

  it('close on Escape and return the focus to their button', () => {
    screen.getByRole('link', { name: '1.0' }).focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dropdown()).not.toHaveAttribute('open');
    expect(screen.getByText('Version: 2.0')).toHaveFocus();
  });

  it('leave the focus alone if it is elsewhere', () => {
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('stay open on other keys', () => {
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(dropdown()).toHaveAttribute('open');
  });

  it.each([
    ['2.0', 'ArrowDown', '1.0'],
    ['0.9', 'ArrowDown', '2.0'],
    ['1.0', 'ArrowUp', '2.0'],
    ['2.0', 'ArrowUp', '0.9'],
    ['0.9', 'Home', '2.0'],
    ['2.0', 'End', '0.9'],
  ])('move the focus from %s on %s to %s', (from, key, to) => {
    link(from).focus();
    // False: the page does not scroll.
    expect(fireEvent.keyDown(link(from), { key })).toBe(false);
    expect(link(to)).toHaveFocus();
  });

  it.each([
    ['ArrowDown', '2.0'],
    ['ArrowUp', '0.9'],
  ])('open on %s on their button, with the focus on %s', (key, to) => {
    dropdown().removeAttribute('open');
    fireEvent.keyDown(screen.getByText('Version: 2.0'), { key });
    expect(dropdown()).toHaveAttribute('open');
    expect(link(to)).toHaveFocus();
  });

  it('leave other keys to the browser', () => {
    link('1.0').focus();
    expect(fireEvent.keyDown(link('1.0'), { key: 'ArrowDown', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(screen.getByText('Version: 2.0'), { key: 'End' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByText('More'), { key: 'ArrowDown' })).toBe(true);
    expect(link('1.0')).toHaveFocus();
  });

  it('close on a navigation', () => {
    announce();
    expect(dropdown()).not.toHaveAttribute('open');
  });

  it('do not include details elements in the text', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    announce();
    expect(screen.getByRole('group', { name: 'In the text' })).toHaveAttribute('open');
  });

  it('store the version that the reader chose', () => {
    fireEvent.click(screen.getByRole('link', { name: '1.0' }));
    expect(localStorage.getItem(DOCS_VERSION_KEY)).toBe('1.0');
  });
});

describe('the announcement', () => {
  const bar =
    '<aside data-announcement="v2"><button data-announcement-close>Close</button></aside>';

  it('moves the focus to what follows it when closed', () => {
    setBody(`${bar}<header data-navbar><a href="#menu">Menu</a><a href="/">Home</a></header>`);
    startAnnouncement();
    screen.getByRole('button', { name: 'Close' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  });

  it('closes with its button, and the choice is stored', () => {
    setBody(bar);
    root.removeAttribute('data-announcement-closed');
    startAnnouncement();
    fireEvent.click(screen.getByText('Close').parentElement as HTMLElement);
    expect(root).not.toHaveAttribute('data-announcement-closed');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(root).toHaveAttribute('data-announcement-closed');
    expect(localStorage.getItem(ANNOUNCEMENT_KEY)).toBe('v2');
  });
});
