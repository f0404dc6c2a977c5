import { pageView, start } from './posthog';

const mockInit = jest.fn();
const mockCapture = jest.fn();

jest.mock('posthog-js', () => ({
  __esModule: true,
  default: {
    init: (key: string, options: object, name: string) => {
      mockInit(key, options, name);
      return { capture: (...event: unknown[]): unknown => mockCapture(name, ...event) };
    },
  },
}));

it('starts each project by its name, with its key and host, and records pages in all', () => {
  start({
    provider: 'posthog',
    projects: [
      { name: 'docs', apiKey: 'key-1', host: 'https://eu.example' },
      { name: 'company', apiKey: 'key-2', host: 'https://us.example' },
    ],
  });
  expect(mockInit.mock.calls).toEqual([
    ['key-1', expect.objectContaining({ api_host: 'https://eu.example' }), 'docs'],
    ['key-2', expect.objectContaining({ api_host: 'https://us.example' }), 'company'],
  ]);
  expect(mockInit).toHaveBeenCalledWith(
    'key-1',
    expect.objectContaining({
      capture_pageview: true,
      autocapture: true,
      disable_session_recording: true,
    }),
    'docs',
  );
  const event = ['$pageview', { $current_url: 'https://docs.example/room' }];
  pageView('https://docs.example/room');
  expect(mockCapture.mock.calls).toEqual([
    ['docs', ...event],
    ['company', ...event],
  ]);
});
