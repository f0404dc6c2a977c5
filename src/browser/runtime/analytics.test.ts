/** @jest-environment jsdom */
import '../../test/dom';
import settings from '$site/settings';
import { PAGE_EVENT } from '../early/page-event';
import { startAnalytics } from './analytics';

const mockLoaded = jest.fn();
const mockStart = jest.fn();
const mockPageView = jest.fn();

jest.mock('./analytics/posthog', () => {
  mockLoaded();
  return {
    __esModule: true,
    start: (...given: unknown[]): unknown => mockStart(...given),
    pageView: (...given: unknown[]): unknown => mockPageView(...given),
  };
});

const ANALYTICS = {
  provider: 'posthog',
  projects: [{ name: 'docs', apiKey: 'key', host: 'https://eu.example' }],
} as const;

/** Waits for the import and what follows it. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

function goTo(address: string): void {
  history.pushState(null, '', address);
  document.dispatchEvent(new CustomEvent(PAGE_EVENT));
}

afterEach(() => {
  jest.restoreAllMocks();
  mockStart.mockReset();
  mockPageView.mockReset();
});

it('loads nothing if the settings name no analytics', async () => {
  jest.replaceProperty(settings, 'analytics', false);
  startAnalytics();
  await settle();
  expect(mockLoaded).not.toHaveBeenCalled();
});

it('starts the provider in the settings and reports each page after the first', async () => {
  jest.replaceProperty(settings, 'analytics', { ...ANALYTICS, projects: [...ANALYTICS.projects] });
  startAnalytics();
  await settle();
  expect(mockStart.mock.calls).toEqual([[ANALYTICS]]);
  goTo('/');
  goTo('/#section');
  expect(mockPageView).not.toHaveBeenCalled();
  goTo('/room?a=b');
  goTo('/room#join');
  expect(mockPageView.mock.calls).toEqual([['http://localhost/room?a=b']]);
});

it('leaves the page alone if the service cannot be loaded', async () => {
  jest.replaceProperty(settings, 'analytics', { ...ANALYTICS, projects: [...ANALYTICS.projects] });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.resetModules();
  jest.doMock('./analytics/posthog', () => {
    throw new Error('blocked');
  });
  startAnalytics();
  await settle();
  expect(warn).toHaveBeenCalledWith('Analytics could not be loaded.', new Error('blocked'));
});
