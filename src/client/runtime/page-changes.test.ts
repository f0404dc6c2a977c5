/** @jest-environment jsdom */
import '../../test/dom';
import { PAGE_EVENT } from '../early/events';
import { forgetStructuredData } from './page-changes';

describe('announceRoute', () => {
  const heard = jest.fn<undefined, [Event]>();

  beforeAll(() => document.addEventListener(PAGE_EVENT, heard));
  beforeEach(() => heard.mockClear());
  afterEach(() => jest.restoreAllMocks());

  it('announces each page but the first, which the early scripts have seen', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    jest.resetModules();
    const { announceRoute } = await import('./page-changes');
    announceRoute();
    expect(heard).not.toHaveBeenCalled();
    announceRoute();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('announces the first page in develop, where it follows the early scripts', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    jest.resetModules();
    const { announceRoute } = await import('./page-changes');
    announceRoute();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

it('removes what describes the page that was loaded, and no other data', () => {
  document.body.innerHTML =
    '<script type="application/ld+json">{}</script><script type="application/json">{}</script>';
  forgetStructuredData();
  forgetStructuredData();
  expect([...document.scripts].map(({ type }) => type)).toEqual(['application/json']);
});
