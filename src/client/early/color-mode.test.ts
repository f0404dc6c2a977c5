/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { setBody } from '../../test/dom';
import { COLOR_MODE_EVENT, currentColorMode, startColorMode } from './color-mode';
import { THEME_KEY } from './storage';

const root = document.documentElement;
const toggle = () => screen.getByRole('button', { name: 'Dark mode' });

beforeAll(() => {
  localStorage.setItem(THEME_KEY, 'dark');
  setBody('<button aria-label="Dark mode" aria-pressed="false" data-color-mode-toggle>☾</button>');
  startColorMode();
});

describe('after the start', () => {
  beforeEach(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'light' }));
  });

  it('is toggled, announced and stored on a click', () => {
    fireEvent.click(toggle());
    expect(currentColorMode()).toBe('dark');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
    fireEvent.click(toggle());
    expect(currentColorMode()).toBe('light');
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem(THEME_KEY)).toBe('light');
  });

  it('follows changes of the mode in another tab, and ignores its other keys', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }));
    expect(currentColorMode()).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' }));
    expect(currentColorMode()).toBe('dark');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
  });

  it('goes back to light when another tab clears the storage', () => {
    fireEvent.click(toggle());
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(currentColorMode()).toBe('light');
  });

  it('prints in light mode and restores dark mode afterwards', () => {
    fireEvent.click(toggle());
    window.dispatchEvent(new Event('beforeprint'));
    expect(root).toHaveAttribute('data-theme', 'light');
    window.dispatchEvent(new Event('afterprint'));
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  });

  it('dispatches an event for drawings in the mode’s colours', () => {
    const heard = jest.fn();
    document.addEventListener(COLOR_MODE_EVENT, heard);
    fireEvent.click(toggle());
    document.removeEventListener(COLOR_MODE_EVENT, heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('ignores clicks elsewhere', () => {
    fireEvent.click(document.body);
    expect(currentColorMode()).toBe('light');
  });
});

it('loads the other theme’s pictures when the reader is about to switch', () => {
  setBody(
    '<button data-color-mode-toggle>Dark mode</button><button>Other</button><figure class="diagram-drawn"><img alt="Light" loading="lazy"><img alt="Dark" loading="lazy"></figure><img alt="Photo" loading="lazy">',
  );
  const loading = () => screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  // jsdom only has the attribute, not the property.
  for (const image of screen.getAllByRole('img')) {
    Object.defineProperty(image, 'loading', {
      set: (value: string) => image.setAttribute('loading', value),
    });
  }
  screen.getByRole('button', { name: 'Other' }).focus();
  expect(loading()).toEqual(['lazy', 'lazy', 'lazy']);
  screen.getByRole('button', { name: 'Dark mode' }).focus();
  expect(loading()).toEqual(['eager', 'eager', 'lazy']);
});
