/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { setBody } from '../../test/dom';
import { COLOR_MODE_EVENT, currentColorMode, startColorMode } from './color-mode';
import { THEME_KEY } from './keys';

const root = document.documentElement;
const toggle = () => screen.getByRole('button', { name: 'Dark mode' });
const themeColors = () => [...document.querySelectorAll('meta[name="theme-color"]')];

beforeAll(() => {
  document.head.innerHTML =
    '<style>html { --color-bg: white } html[data-theme="dark"] { --color-bg: black }</style>';
  root.setAttribute('data-theme', 'dark');
  setBody('<button aria-label="Dark mode" aria-pressed="false" data-color-mode-toggle>☾</button>');
  startColorMode();
});

it('shows the mode that the document has when it starts', () => {
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(themeColors()).toHaveLength(1);
});

describe('then', () => {
  beforeEach(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'light' }));
  });

  it('changes at a click, says so and is kept', () => {
    fireEvent.click(toggle());
    expect(currentColorMode()).toBe('dark');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
    fireEvent.click(toggle());
    expect(currentColorMode()).toBe('light');
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem(THEME_KEY)).toBe('light');
  });

  it('colours the browser’s own bars, with one element', () => {
    fireEvent.click(toggle());
    expect(themeColors().map((meta) => meta.getAttribute('content'))).toEqual(['black']);
    fireEvent.click(toggle());
    expect(themeColors().map((meta) => meta.getAttribute('content'))).toEqual(['white']);
  });

  it('follows another tab of the site, and only what it says of the mode', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }));
    expect(currentColorMode()).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' }));
    expect(currentColorMode()).toBe('dark');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
  });

  it('prints light, and is dark again afterwards without having been changed', () => {
    fireEvent.click(toggle());
    window.dispatchEvent(new Event('beforeprint'));
    expect(root).toHaveAttribute('data-theme', 'light');
    window.dispatchEvent(new Event('afterprint'));
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  });

  it('tells those who draw in the mode’s colours', () => {
    const heard = jest.fn();
    document.addEventListener(COLOR_MODE_EVENT, heard);
    fireEvent.click(toggle());
    document.removeEventListener(COLOR_MODE_EVENT, heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('changes for this page where storage is forbidden', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    fireEvent.click(toggle());
    expect(currentColorMode()).toBe('dark');
    expect(warned).toHaveBeenCalledTimes(1);
    forbidden.mockRestore();
    warned.mockRestore();
  });

  it('stays at a click elsewhere', () => {
    fireEvent.click(document.body);
    expect(currentColorMode()).toBe('light');
  });
});
