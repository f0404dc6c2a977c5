/** @jest-environment jsdom */
import '../../test/dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { COLOR_MODE_EVENT } from '../../client/early/color-mode';
import { ThemeProvider, useColorMode } from './ThemeProvider';

function Mode() {
  return <output>{useColorMode()}</output>;
}

const page = (
  <ThemeProvider>
    <Mode />
  </ThemeProvider>
);

function setMode(mode: string): void {
  document.documentElement.setAttribute('data-theme', mode);
  document.dispatchEvent(new CustomEvent(COLOR_MODE_EVENT));
}

afterEach(() => document.documentElement.removeAttribute('data-theme'));

it('provides the document’s colour mode', () => {
  setMode('dark');
  render(page);
  expect(screen.getByRole('status')).toHaveTextContent('dark');
});

it('follows the reader’s choice', () => {
  render(page);
  expect(screen.getByRole('status')).toHaveTextContent('light');
  act(() => setMode('dark'));
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  act(() => setMode('light'));
  expect(screen.getByRole('status')).toHaveTextContent('light');
});

it('renders light on the server, and in the reader’s mode once hydrated', () => {
  setMode('dark');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(screen.getByRole('status')).toHaveTextContent('light');
  render(page, { container, hydrate: true });
  expect(screen.getByRole('status')).toHaveTextContent('dark');
});

it('stops listening once unmounted', () => {
  const removed = jest.spyOn(document, 'removeEventListener');
  render(page).unmount();
  expect(removed).toHaveBeenCalledWith(COLOR_MODE_EVENT, expect.any(Function));
  removed.mockRestore();
});
