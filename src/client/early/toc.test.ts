/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { announce, FakeIntersectionObserver, setBody } from '../../test/dom';
import { startTableOfContents } from './toc';

const HEADINGS = ['first', 'second', 'r%C3%A4ume'];

/** Puts a page into the document with its headings at the given distances from the screen's top. */
function page(tops: readonly number[]): void {
  const links = HEADINGS.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('');
  const headings = HEADINGS.map((id) => `<h2 id="${decodeURI(id)}">${id}</h2>`).join('');
  setBody(`
    <nav data-toc>
      <button data-toc-toggle aria-expanded="false">On this page</button>
      <ul>${links}</ul>
    </nav>
    <main>${headings}</main>`);
  moveTo(tops);
  announce();
  // Browsers call every observer once, as soon as the page is laid out.
  FakeIntersectionObserver.show(screen.getAllByRole('heading')[0] as Element, false);
}

function moveTo(tops: readonly number[]): void {
  screen.getAllByRole('heading').forEach((heading, index) => {
    heading.getBoundingClientRect = () => new DOMRect(0, tops[index], 100, 30);
  });
}

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map((link) => link.textContent);
const scrollEnds = () => fireEvent(window, new Event('scrollend'));

beforeAll(() => {
  Object.assign(window, { innerHeight: 1000 });
  startTableOfContents();
});

beforeEach(() => {
  Object.assign(window, { scrollY: 0 });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 5000,
    configurable: true,
  });
});

it('reads no positions before the browser has laid the page out', () => {
  page([0, 900, 1800]);
  const read = jest.fn(() => new DOMRect());
  for (const heading of screen.getAllByRole('heading')) heading.getBoundingClientRect = read;
  announce();
  expect(read).not.toHaveBeenCalled();
  FakeIntersectionObserver.show(screen.getByRole('heading', { name: 'first' }));
  expect(read).toHaveBeenCalled();
});

it('finds headings whose ids are percent-encoded in links', () => {
  page([-1000, -500, 100]);
  expect(marked()).toEqual(['r%C3%A4ume']);
});

it('marks the last section at the end of the page, however short it is', () => {
  page([0, 900, 1800]);
  moveTo([-500, 400, 900]);
  Object.assign(window, { scrollY: 4000 });
  scrollEnds();
  expect(marked()).toEqual(['r%C3%A4ume']);
});

it('follows the new page after a navigation and stops following the old one', () => {
  page([0, 900, 1800]);
  const before = FakeIntersectionObserver.all.at(-1);
  page([-800, 100, 1000]);
  expect(marked()).toEqual(['second']);
  expect(before?.observed.size).toBe(0);
});

it('keeps the marked link in sight in a long list', () => {
  page([0, 900, 1800]);
  const frame = screen.getByRole('navigation');
  Object.defineProperty(frame, 'scrollHeight', { value: 2000 });
  Object.defineProperty(frame, 'clientHeight', { value: 400 });
  screen.getByRole('link', { name: 'second' }).getBoundingClientRect = () =>
    new DOMRect(0, 1000, 100, 30);
  moveTo([-800, 100, 1000]);
  scrollEnds();
  expect(frame.scrollTop).toBe(800);
});

it('does nothing on a page without headings', () => {
  setBody('<nav data-toc></nav>');
  const { length } = FakeIntersectionObserver.all;
  announce();
  expect(FakeIntersectionObserver.all).toHaveLength(length);
});
