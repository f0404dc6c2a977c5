/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { goTo, setBody } from '../../test/dom';
import { startNavigation } from './navigation';

const navigate = jest.fn<undefined, [string]>();
/** Whether the browser would have followed the link itself. */
let followed = false;

beforeAll(() => {
  window.___navigate = navigate;
  window.___loader = { loadPage: () => Promise.resolve() };
  startNavigation();
  window.addEventListener('click', (event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  });
});

beforeEach(() => {
  jest.clearAllMocks();
  goTo('/here');
});

const link = (attributes: string) => {
  setBody(`<main><a ${attributes}><span>Link</span></a></main>`);
  return screen.getByRole<HTMLAnchorElement>('link', { name: 'Link' });
};

function click(attributes: string, init: MouseEventInit = {}): void {
  fireEvent.click(link(attributes), init);
}

describe('a click', () => {
  it.each([
    ['/room', '/room'],
    ['/room?a=1#join', '/room?a=1#join'],
    ['/r%C3%A4ume', '/räume'],
    ['/here?other', '/here?other'],
  ])('on %s opens the page in place', (href, to) => {
    click(`href="${href}"`);
    expect(navigate.mock.calls).toEqual([[to, { replace: false }]]);
    expect(followed).toBe(false);
  });

  it('inside a link counts as one on it', () => {
    link('href="/room"');
    fireEvent.click(screen.getByText('Link'));
    expect(navigate).toHaveBeenCalledWith('/room', { replace: false });
  });

  it.each<[string, MouseEventInit]>([
    ['another window', { ctrlKey: true }],
    ['another tab', { metaKey: true }],
    ['a new window', { shiftKey: true }],
    ['a download', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('for %s is the browser’s', (_, init) => {
    click('href="/room"', init);
    expect(navigate).not.toHaveBeenCalled();
    expect(followed).toBe(true);
  });

  it.each(['#part', '/here#part', '#', 'https://other.example'])(
    'on %s is the browser’s',
    (href) => {
      click(`href="${href}"`);
      expect(navigate).not.toHaveBeenCalled();
      expect(followed).toBe(true);
    },
  );

  it('is left alone if already handled', () => {
    const anchor = link('href="/room"');
    anchor.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(anchor);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('outside links does nothing', () => {
    setBody('<p>Text</p>');
    fireEvent.click(screen.getByText('Text'));
    expect(navigate).not.toHaveBeenCalled();
    expect(followed).toBe(true);
  });

  it('on a link to the current page opens it anew, in the same history entry', () => {
    click('href="/here"');
    expect(navigate).toHaveBeenCalledWith('/here', { replace: true });
    expect(followed).toBe(false);
  });
});
