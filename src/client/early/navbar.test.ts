/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { setBody } from '../../test/dom';
import { startNavbar } from './navbar';

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
  fireEvent.scroll(window);
}

const isHidden = () => screen.getByRole('banner').hasAttribute('data-hidden');

beforeAll(() => {
  setBody('<header data-navbar>Bar</header>');
  startNavbar();
});

beforeEach(() => {
  scrollTo(10);
  scrollTo(0);
});

it('hides on scrolling down and shows on scrolling up', () => {
  scrollTo(300);
  expect(isHidden()).toBe(true);
  scrollTo(250);
  expect(isHidden()).toBe(false);
});

it('shows at the top', () => {
  scrollTo(50);
  expect(isHidden()).toBe(false);
});

it('ignores the jitter of a finger', () => {
  scrollTo(300);
  scrollTo(297);
  expect(isHidden()).toBe(true);
  scrollTo(299);
  expect(isHidden()).toBe(true);
});

it('starts from where the browser restored the page to', async () => {
  setBody('<header data-navbar>Bar</header>');
  Object.assign(window, { scrollY: 3000 });
  startNavbar();
  await new Promise((resolve) => setTimeout(resolve, 0));
  scrollTo(2990);
  expect(isHidden()).toBe(false);
});
