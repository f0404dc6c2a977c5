/** @jest-environment jsdom */
import type { CaptureResult, PostHogConfig } from 'posthog-js';
import { COLOR_MODE_EVENT } from '../early/color-mode';
import { pageView, record, resume, start, stop } from './posthog';
import type { AnalyticsSettings } from './provider';

const mockCalls: unknown[][] = [];
const mockConfigs: Partial<PostHogConfig>[] = [];

jest.mock('posthog-js', () => {
  const init = (key: string, config: Partial<PostHogConfig>, name: string) => {
    mockConfigs.push(config);
    mockCalls.push([name, 'init', key]);
    return new Proxy(
      {},
      {
        get: (_, method) => {
          if (method === 'has_opted_out_capturing') return () => false;
          return (...given: unknown[]) => mockCalls.push([name, method, ...given]);
        },
        set: (_, property, value) => mockCalls.push([name, property, value]) > 0,
      },
    );
  };
  return { __esModule: true, default: { init } };
});
jest.mock('posthog-js/dist/posthog-recorder', () => ({ __esModule: true, default: () => {} }));

const SETTINGS: AnalyticsSettings = {
  provider: 'posthog',
  projects: [
    { name: 'docs', apiKey: 'key-1', host: 'https://eu.example', recordSessions: false },
    { name: 'company', apiKey: 'key-2', host: 'https://us.example', recordSessions: true },
  ],
  askConsent: true,
  respectPrivacySignals: true,
  title: 'Documentation',
  style: '/consent.css',
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** What both projects got since the last question, which must be the same but for recordings. */
function calls(): unknown[][] {
  const [docs, company] = ['docs', 'company'].map((name) =>
    mockCalls.filter(([of, method]) => of === name && method !== 'init').map(([, ...rest]) => rest),
  );
  mockCalls.length = 0;
  expect(docs).toEqual(company?.filter(([method]) => method !== 'startSessionRecording'));
  return company ?? [];
}

beforeAll(() => {
  document.documentElement.lang = 'en';
  start(SETTINGS);
});

it('starts each project by its name, with key, host and the required figures', async () => {
  await settle();
  expect(mockCalls.filter(([, method]) => method === 'init')).toEqual([
    ['docs', 'init', 'key-1'],
    ['company', 'init', 'key-2'],
  ]);
  expect(mockConfigs.map((config) => config.api_host)).toEqual([
    'https://eu.example',
    'https://us.example',
  ]);
  for (const config of mockConfigs)
    expect(config).toMatchObject({
      autocapture: true,
      capture_pageview: false,
      persistence: 'localStorage',
      cookie_expiration: 365,
      request_queue_config: { flush_interval_ms: 5000 },
      session_recording: { maskAllInputs: true, sampling: { mousemove: 50 } },
      opt_out_capturing_by_default: true,
      respect_dnt: true,
      disable_external_dependency_loading: true,
    });
});

it('describes reader and documentation, and records in the one project', () => {
  expect(calls()).toEqual([
    ['setPersonProperties', { language: 'en', color_mode: 'light' }],
    ['group', 'documentation', 'localhost', { title: 'Documentation' }],
    ['startSessionRecording'],
  ]);
  const presets = (window as { _POSTHOG_REMOTE_CONFIG?: unknown })._POSTHOG_REMOTE_CONFIG;
  expect(presets).toMatchObject({
    'key-1': { config: { sessionRecording: false } },
    'key-2': { config: { sessionRecording: { endpoint: '/s/' } } },
  });
});

it('describes the reader again who changes the colour mode', () => {
  document.documentElement.dataset.theme = 'dark';
  document.dispatchEvent(new CustomEvent(COLOR_MODE_EVENT));
  expect(calls()).toEqual([['setPersonProperties', { language: 'en', color_mode: 'dark' }]]);
});

it('sends page views and depths to all projects', () => {
  pageView('http://localhost/room?a=b');
  record('scroll', { percent: 50 });
  expect(calls()).toEqual([
    ['capture', '$pageview', { $current_url: 'http://localhost/room?a=b', $pathname: '/room' }],
    ['capture', 'scroll', { percent: 50 }],
  ]);
});

it('sends the title with the page that is shown only', () => {
  const prepare = mockConfigs[0]?.before_send;
  if (typeof prepare !== 'function') throw new Error('There is no before_send.');
  const titleOf = (url: string) => {
    const properties = { $current_url: url, title: 'This page' };
    return prepare({ uuid: '1', event: '$pageview', properties } satisfies CaptureResult)
      ?.properties.title as unknown;
  };
  expect(titleOf(location.href)).toBe('This page');
  expect(titleOf('http://localhost/before')).toBeUndefined();
});

it('stops and forgets, sends nothing of what waits, and goes on', async () => {
  stop();
  expect(calls()).toEqual([
    ['stopSessionRecording'],
    ['reset', true],
    ['opt_out_capturing'],
    ['__loaded', false],
  ]);
  expect(localStorage).toHaveLength(0);
  resume();
  await settle();
  expect(calls().map(([method]) => method)).toEqual([
    '__loaded',
    'opt_in_capturing',
    'setPersonProperties',
    'group',
    'capture',
    'startSessionRecording',
  ]);
});
