/** @jest-environment jsdom */
import { setImmediate } from 'node:timers';
import '../../test/dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { startCopyLink } from './copy-link';

const writeText = jest.fn<Promise<void>, [string]>();
const status = () => screen.getByRole('status').textContent;
const link = (name: string) => screen.getByRole('link', { name });

async function press(name: string, init: MouseEventInit = {}): Promise<void> {
  fireEvent.click(link(name), init);
  await act(() => Promise.resolve());
}

beforeAll(() => {
  document.body.innerHTML = `<h3 id="a">A <a class="heading-anchor" href="#a" aria-label="Link to A">#</a></h3>
    <h3 id="b">B <a class="heading-anchor" href="#b" aria-label="Link to B">#</a></h3>
    <a href="#a">elsewhere</a>`;
  startCopyLink();
});

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('copies the full address, says so for two seconds, and stays a link', async () => {
  expect(status()).toBe('');
  await press('Link to A');
  expect(writeText.mock.calls).toEqual([[`${location.origin}/#a`]]);
  expect(status()).toBe('Link copied');
  expect(link('Link to A')).toHaveAttribute('data-copied');
  // jsdom follows links in a task of its own, which fake timers do not reach.
  while (location.hash === '') await new Promise((resolve) => setImmediate(resolve));
  expect(location.hash).toBe('#a');
  jest.advanceTimersByTime(2000);
  expect(status()).toBe('');
  expect(link('Link to A')).not.toHaveAttribute('data-copied');
});

it('marks only the last link copied', async () => {
  await press('Link to A');
  await press('Link to B');
  expect(link('Link to A')).not.toHaveAttribute('data-copied');
  expect(link('Link to B')).toHaveAttribute('data-copied');
});

it('says nothing if the browser refuses', async () => {
  writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await press('Link to A');
  expect(status()).toBe('');
});

it('ignores other links and clicks that open a new tab', async () => {
  await press('elsewhere');
  await press('Link to A', { ctrlKey: true });
  expect(writeText).not.toHaveBeenCalled();
});

it('leaves the link alone without a clipboard', async () => {
  Reflect.deleteProperty(navigator, 'clipboard');
  await press('Link to A');
  expect(status()).toBe('');
});
