/** @jest-environment jsdom */
import '../../test/dom';
import type { ShouldUpdateScrollArgs } from 'gatsby';
import { PAGE_EVENT } from '../early/page-event';
import { shouldUpdateScroll } from './scroll';

describe('announcePage', () => {
  const heard = jest.fn<undefined, [Event]>();

  beforeAll(() => document.addEventListener(PAGE_EVENT, heard));
  beforeEach(() => heard.mockClear());
  afterEach(() => jest.restoreAllMocks());

  it('announces each page but the first, which the early scripts have seen', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    jest.resetModules();
    const { announcePage } = await import('./announce-page');
    announcePage({ pathname: '/a' });
    expect(heard).not.toHaveBeenCalled();
    announcePage({ pathname: '/b' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('announces the first page in develop, where it follows the early scripts', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    jest.resetModules();
    const { announcePage } = await import('./announce-page');
    announcePage({ pathname: '/a' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('shouldUpdateScroll', () => {
  const from = (previous: string | undefined) => {
    const prevRouterProps = previous && { location: { pathname: previous } };
    return { prevRouterProps, pathname: '/room' } as unknown as ShouldUpdateScrollArgs;
  };
  const root = document.documentElement;

  it('does not scroll when the runtime starts', () => {
    expect(shouldUpdateScroll(from(undefined))).toBe(false);
  });

  it('shows another page without smooth scrolling, which it then restores', () => {
    const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    expect(shouldUpdateScroll(from('/other'))).toBe(true);
    expect(root.style.scrollBehavior).toBe('auto');
    frame.mock.calls[0]?.[0](0);
    expect(root.style.scrollBehavior).toBe('');
  });

  it('scrolls smoothly within a page', () => {
    expect(shouldUpdateScroll(from('/room'))).toBe(true);
    expect(root.style.scrollBehavior).toBe('');
  });
});
