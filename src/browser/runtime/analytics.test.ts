/** @jest-environment jsdom */
import '../../test/dom';
import settings from '$site/settings';
import { startAnalytics } from './analytics';

const mockLoaded = jest.fn();
const mockInit = jest.fn();

jest.mock('posthog-js', () => {
  mockLoaded();
  return { __esModule: true, default: { init: mockInit } };
});

/** Lets the import and what follows it happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => jest.restoreAllMocks());

it('loads nothing where the settings name no project', async () => {
  jest.replaceProperty(settings, 'analytics', false);
  startAnalytics();
  await settle();
  expect(mockLoaded).not.toHaveBeenCalled();
});

it('starts each project by its name, with its key and host', async () => {
  jest.replaceProperty(settings, 'analytics', {
    projects: [
      { name: 'docs', apiKey: 'key-1', host: 'https://eu.example' },
      { name: 'company', apiKey: 'key-2', host: 'https://us.example' },
    ],
  });
  startAnalytics();
  await settle();
  expect(mockLoaded).toHaveBeenCalledTimes(1);
  expect(mockInit.mock.calls).toEqual([
    ['key-1', expect.objectContaining({ api_host: 'https://eu.example' }), 'docs'],
    ['key-2', expect.objectContaining({ api_host: 'https://us.example' }), 'company'],
  ]);
  expect(mockInit).toHaveBeenCalledWith(
    'key-1',
    expect.objectContaining({
      capture_pageview: 'history_change',
      autocapture: true,
      disable_session_recording: true,
    }),
    'docs',
  );
});
