/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { announce, FakeIntersectionObserver, goTo, setBody } from '../../test/dom';
import { internalPath, startNavigation } from './navigation';

const navigate = jest.fn<undefined, [string]>();
const loader = {
  hovering: jest.fn<undefined, [string]>(),
  enqueue: jest.fn<undefined, [string]>(),
  loadPage: () => Promise.resolve(undefined),
};
const scroll = jest.spyOn(window, 'scrollTo');
/** Whether the browser would have followed the link itself. */
let followed = false;

beforeAll(() => {
  window.___navigate = navigate;
  window.___loader = loader;
  startNavigation();
  window.addEventListener('click', (event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  });
});

beforeEach(() => {
  jest.clearAllMocks();
  goTo('/here');
  Object.assign(navigator, { connection: undefined });
});

const link = (attributes: string) => {
  setBody(`<main><a ${attributes}><span>Link</span></a></main>`);
  return screen.getByRole<HTMLAnchorElement>('link', { name: 'Link' });
};

function click(attributes: string, init: MouseEventInit = {}): void {
  fireEvent.click(link(attributes), init);
}

describe('internalPath', () => {
  it.each([
    ['href="/room"', '/room'],
    ['href="/room?a=1#b"', '/room'],
    ['href="room"', '/room'],
    ['href="http://localhost/room"', '/room'],
    ['href="/room" target="_self"', '/room'],
    ['href="/page.html"', '/page.html'],
    ['href="/reference/classes/A.View"', '/reference/classes/A.View'],
    ['href="#part"', '/here'],
  ])('opens %s inside the site', (attributes, path) => {
    expect(internalPath(link(attributes), window.location)).toBe(path);
  });

  it.each([
    'href="https://other.example/room"',
    'href="http://localhost:81/room"',
    'href="mailto:a@a.example"',
    'href="/room" target="_blank"',
    'href="/room" download',
    'href="/files/sdk.zip"',
    'href="/img/a.PNG"',
    'href="/sitemap.xml"',
  ])('leaves %s to the browser', (attributes) => {
    expect(internalPath(link(attributes), window.location)).toBeUndefined();
  });
});

describe('a click', () => {
  it.each([
    ['/room', '/room'],
    ['/room?a=1#join', '/room?a=1#join'],
    ['/r%C3%A4ume', '/räume'],
    ['/here?other', '/here?other'],
  ])('on %s opens the page in place', (href, to) => {
    click(`href="${href}"`);
    expect(navigate.mock.calls).toEqual([[to]]);
    expect(followed).toBe(false);
  });

  it('inside a link counts as one on it', () => {
    link('href="/room"');
    fireEvent.click(screen.getByText('Link'));
    expect(navigate).toHaveBeenCalledWith('/room');
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

  it('that something else has handled is left alone', () => {
    const anchor = link('href="/room"');
    anchor.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(anchor);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('beside links does nothing', () => {
    setBody('<p>Text</p>');
    fireEvent.click(screen.getByText('Text'));
    expect(navigate).not.toHaveBeenCalled();
    expect(followed).toBe(true);
  });

  it('on the page that is open leads to its top', () => {
    click('href="/here"');
    expect(navigate).not.toHaveBeenCalled();
    expect(followed).toBe(false);
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });
});

describe('prefetching', () => {
  it('begins when the reader points at a link or focuses it', () => {
    fireEvent.mouseOver(link('href="/r%C3%A4ume"'));
    fireEvent.focusIn(link('href="/room"'));
    expect(loader.hovering.mock.calls).toEqual([['/räume'], ['/room']]);
  });

  it('leaves out this page, files and other sites', () => {
    for (const href of ['/here#part', '/a.zip', 'https://other.example/a']) {
      fireEvent.mouseOver(link(`href="${href}"`));
    }
    expect(loader.hovering).not.toHaveBeenCalled();
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('spares %j', (connection) => {
    Object.assign(navigator, { connection });
    fireEvent.mouseOver(link('href="/room"'));
    expect(loader.hovering).not.toHaveBeenCalled();
  });

  it('takes links that come into view, once', () => {
    const anchor = link('href="/room"');
    announce();
    expect(loader.enqueue).not.toHaveBeenCalled();
    FakeIntersectionObserver.show(anchor, false);
    expect(loader.enqueue).not.toHaveBeenCalled();
    FakeIntersectionObserver.show(anchor);
    FakeIntersectionObserver.show(anchor);
    expect(loader.enqueue.mock.calls).toEqual([['/room']]);
  });

  it('passes over files that come into view', () => {
    const anchor = link('href="/a.zip"');
    announce();
    FakeIntersectionObserver.show(anchor);
    expect(loader.enqueue).not.toHaveBeenCalled();
  });
});
