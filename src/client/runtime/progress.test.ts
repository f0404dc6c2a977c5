/** @jest-environment jsdom */
import '../../test/dom';
import { startProgress, stopProgress } from './progress';

const root = document.documentElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stopProgress();
  jest.useRealTimers();
});

it('shows a navigation that takes longer than 200 ms', () => {
  startProgress();
  jest.advanceTimersByTime(199);
  expect(root).not.toHaveAttribute('data-navigating');
  jest.advanceTimersByTime(1);
  expect(root).toHaveAttribute('data-navigating');
  stopProgress();
  expect(root).not.toHaveAttribute('data-navigating');
});

it('does not show a quick one', () => {
  startProgress();
  jest.advanceTimersByTime(100);
  stopProgress();
  jest.advanceTimersByTime(1000);
  expect(root).not.toHaveAttribute('data-navigating');
});

it('starts counting again on each click', () => {
  startProgress();
  jest.advanceTimersByTime(150);
  startProgress();
  jest.advanceTimersByTime(150);
  expect(root).not.toHaveAttribute('data-navigating');
  jest.advanceTimersByTime(50);
  expect(root).toHaveAttribute('data-navigating');
});
