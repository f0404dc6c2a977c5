/** @jest-environment jsdom */
import '../../test/dom';
import { PAGE_EVENT } from '../early/page-event';

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
