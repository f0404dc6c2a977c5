/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { announce, FakeIntersectionObserver, goTo, setBody } from '../../test/dom';
import { startPrefetch } from './prefetch';

const loadPage = jest.fn<Promise<unknown>, [string]>();
const asked = () => loadPage.mock.calls.map(([path]) => path);
const settled = () => jest.advanceTimersByTimeAsync(1000);

beforeAll(() => {
  window.___loader = { loadPage };
  startPrefetch();
});

beforeEach(() => {
  jest.useFakeTimers();
  loadPage.mockReset().mockResolvedValue({});
  goTo('/here');
  Object.assign(navigator, { connection: undefined });
});

/** Brings several links into view. */
async function see(...hrefs: string[]): Promise<void> {
  setBody(hrefs.map((href) => `<a href="${href}">Link</a>`).join(''));
  announce();
  for (const link of screen.getAllByRole('link')) FakeIntersectionObserver.show(link);
  await settled();
}

const link = (href: string) => {
  setBody(`<a href="${href}"><span>Link</span></a>`);
  return screen.getByText('Link');
};

it('begins when the reader points at a link or focuses it', () => {
  fireEvent.mouseOver(link('/r%C3%A4ume'));
  fireEvent.focusIn(link('/pointed'));
  expect(asked()).toEqual(['/räume', '/pointed']);
});

it('skips this page, files and other sites', async () => {
  for (const href of ['/here#part', '/a.zip', 'https://other.example/a']) {
    fireEvent.mouseOver(link(href));
  }
  await see('/here', '/b.zip');
  expect(asked()).toEqual([]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'spares %j',
  async (connection) => {
    Object.assign(navigator, { connection });
    fireEvent.mouseOver(link('/spared'));
    await see('/spared');
    expect(asked()).toEqual([]);
  },
);

it('fetches pages whose links come into view, each once, wherever the links are', async () => {
  await see('/a', '/a#part', '/b');
  await see('/b', '/c');
  expect(asked()).toEqual(['/a', '/b', '/c']);
});

it('waits for one batch before starting the next', async () => {
  let release = (_: unknown) => {};
  loadPage.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  await see('/1', '/2', '/3', '/4', '/5');
  expect(asked()).toHaveLength(4);
  release({});
  await settled();
  expect(asked()).toHaveLength(5);
});

it('gives up after a failed batch, and tries again on another page', async () => {
  loadPage.mockRejectedValue(new Error('offline'));
  await see('/v', '/w', '/x', '/y', '/z');
  expect(asked()).toHaveLength(4);
  loadPage.mockReset().mockResolvedValue({});
  await see('/v', '/z');
  expect(asked()).toEqual(['/v', '/z']);
});
