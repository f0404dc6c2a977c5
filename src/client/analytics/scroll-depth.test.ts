/** @jest-environment jsdom */
import { PAGE_EVENT } from '../early/events';
import { followScrolling } from './scroll-depth';

const root = document.documentElement;
const report = jest.fn<undefined, [number]>();

function size(name: 'scrollHeight' | 'clientHeight', value: number): void {
  Object.defineProperty(root, name, { value, configurable: true });
}

async function scrollToY(value: number): Promise<void> {
  Object.assign(window, { scrollY: value });
  dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

const reported = () => report.mock.calls.flat();

beforeAll(() => {
  size('clientHeight', 100);
  followScrolling(report);
});

it('reports each depth once a page, and those that were jumped over', async () => {
  size('scrollHeight', 1100);
  await scrollToY(100);
  expect(reported()).toEqual([]);
  await scrollToY(500);
  await scrollToY(300);
  expect(reported()).toEqual([25, 50]);
  await scrollToY(999.5);
  expect(reported()).toEqual([25, 50, 75, 100]);
  history.pushState(null, '', '#section');
  document.dispatchEvent(new CustomEvent(PAGE_EVENT));
  await scrollToY(500);
  expect(reported()).toHaveLength(4);
  history.pushState(null, '', '/next');
  document.dispatchEvent(new CustomEvent(PAGE_EVENT));
  await scrollToY(260);
  expect(reported()).toEqual([25, 50, 75, 100, 25]);
});

it('reports nothing of a page that does not scroll', async () => {
  report.mockReset();
  size('scrollHeight', 100);
  history.pushState(null, '', '/short');
  document.dispatchEvent(new CustomEvent(PAGE_EVENT));
  await scrollToY(0);
  expect(reported()).toEqual([]);
});

it('reports the depth that a reader has reached before', async () => {
  size('scrollHeight', 1100);
  Object.assign(window, { scrollY: 600 });
  const late = jest.fn<undefined, [number]>();
  followScrolling(late);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(late.mock.calls.flat()).toEqual([25, 50]);
});
