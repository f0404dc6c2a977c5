/** @jest-environment jsdom */
import { startParts } from './parts';

const laidOut = jest.fn();

beforeEach(() => {
  history.replaceState(null, '', '/');
  laidOut.mockReset();
  Object.defineProperty(document.body, 'offsetTop', { get: laidOut, configurable: true });
  startParts();
});

/** What a mark in a document does. */
function mark(): void {
  const script = document.createElement('script');
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  document.body.append(script);
  window.part?.();
}

it('lays out what has been parsed, and leaves nothing behind', () => {
  mark();
  expect(laidOut).toHaveBeenCalledTimes(1);
  expect(document.querySelector('script')).toBeNull();
});

it('leaves a document whole that is read from one of its sections', () => {
  history.replaceState(null, '', '/#a-section');
  mark();
  expect(laidOut).not.toHaveBeenCalled();
});
