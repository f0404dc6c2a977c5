/** @jest-environment jsdom */
import '../../test/dom';
import { screen, waitFor, within } from '@testing-library/react';
import { setBody } from '../../test/dom';
import { record } from '../early/record';
import type { AnalyticsProvider } from './provider';
import type { AnalyticsSettings } from './provider';

const mockProvider = {
  start: jest.fn(),
  pageView: jest.fn(),
  record: jest.fn(),
  stop: jest.fn(),
  resume: jest.fn(),
} satisfies AnalyticsProvider;
const mockLoaded = jest.fn();

jest.mock('./posthog', () => {
  mockLoaded();
  return { __esModule: true, ...mockProvider };
});

const SETTINGS: AnalyticsSettings = {
  provider: 'posthog',
  projects: [{ name: 'docs', apiKey: 'key', host: 'https://eu.example', recordSessions: false }],
  askConsent: false,
  respectPrivacySignals: true,
  title: 'Documentation',
  style: '/consent.css',
};

/** Starts the script as a new document does. */
async function start(changed: Partial<AnalyticsSettings> = {}): Promise<void> {
  jest.resetModules();
  Object.assign(globalThis, { ANALYTICS: { ...SETTINGS, ...changed } });
  const script = await import('.');
  script.start(['http://localhost/room']);
}

/** Waits for what must not happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const region = () => screen.findByRole('region', { name: 'Analytics' });
const answer = async (name: string) =>
  within(await region())
    .getByRole<HTMLButtonElement>('button', { name })
    .click();
const choice = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Analytics choices' });

/** jsdom loads no style sheets. */
function styleLoads(event: 'load' | 'error'): void {
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) if (node instanceof Element) node.dispatchEvent(new Event(event));
  });
}

/** What ends the scripts of the test before, as leaving their document does. */
const leave: (() => void)[] = [];

const leaveDocument = () => {
  for (const end of leave.splice(0)) end();
};

function leaveWith(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    leave.push(() => target.removeEventListener(type, listener, options));
  });
}

beforeEach(() => {
  localStorage.clear();
  leaveWith(document);
  leaveWith(window);
  jest.clearAllMocks();
  setBody('<main></main><div data-static="footer"><footer><div></div></footer></div>');
  styleLoads('load');
});

afterEach(() => {
  leaveDocument();
  jest.restoreAllMocks();
  for (const name of ['doNotTrack', 'globalPrivacyControl'])
    Reflect.deleteProperty(navigator, name);
});

it('starts the provider, and hands it the pages shown so far', async () => {
  await start();
  await waitFor(() => expect(mockProvider.pageView).toHaveBeenCalledWith('http://localhost/room'));
  expect(mockProvider.start).toHaveBeenCalledWith(SETTINGS);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('has the provider record what scripts of the page tell it, and says that it does', async () => {
  expect(record('report', { quotation: 'A' })).toBe(false);
  await start();
  await waitFor(() => expect(record('report', { quotation: 'B' })).toBe(true));
  expect(mockProvider.record.mock.calls).toEqual([['report', { quotation: 'B' }]]);
});

it('reports pages that are opened while the provider loads', async () => {
  await start();
  history.pushState(null, '', '/pricing');
  document.dispatchEvent(new CustomEvent('site:page'));
  await waitFor(() => expect(mockProvider.pageView).toHaveBeenCalledTimes(2));
  expect(mockProvider.pageView).toHaveBeenLastCalledWith('http://localhost/pricing');
});

it.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('loads nothing and asks nothing where the browser says %s', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  await start({ askConsent: true });
  await settle();
  expect(mockLoaded).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await start({ respectPrivacySignals: false });
  await waitFor(() => expect(mockProvider.start).toHaveBeenCalledTimes(1));
});

it('waits until somebody looks at the page', async () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await start();
  await settle();
  expect(mockLoaded).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(mockProvider.start).toHaveBeenCalledTimes(1));
});

it('keeps a no, asks about it in the footer only, and starts after a yes', async () => {
  await start({ askConsent: true });
  await answer('Decline');
  leaveDocument();
  await start({ askConsent: true });
  await settle();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  choice().click();
  expect(await region()).toHaveTextContent(/^You have declined this\./);
  expect(await region()).toHaveFocus();
  await answer('Allow');
  expect(choice()).toHaveFocus();
  await waitFor(() => expect(mockProvider.start).toHaveBeenCalledTimes(1));
});

it('stops at a no after a yes, and goes on at the next yes, once each', async () => {
  await start({ askConsent: true });
  await answer('Allow');
  for (const name of ['Allow', 'Decline', 'Decline', 'Allow']) {
    choice().click();
    await answer(name);
  }
  await waitFor(() => expect(mockProvider.resume).toHaveBeenCalledTimes(1));
  expect(mockProvider.stop).toHaveBeenCalledTimes(1);
  expect(mockProvider.start).toHaveBeenCalledTimes(1);
  expect(record('report', {})).toBe(true);
  choice().click();
  await answer('Decline');
  expect(record('report', {})).toBe(false);
});

it('follows the answer in another tab', async () => {
  await start({ askConsent: true });
  await region();
  localStorage.setItem('analytics-consent', '1');
  dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await waitFor(() => expect(mockProvider.start).toHaveBeenCalledTimes(1));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await waitFor(() => expect(mockProvider.stop).toHaveBeenCalledTimes(1));
});

it('says before the question that visits are recorded', async () => {
  const projects = SETTINGS.projects.map((project) => ({ ...project, recordSessions: true }));
  await start({ askConsent: true, projects });
  expect(await region()).toHaveTextContent('record how the pages are used');
});

it('does not ask without its style, which keeps the page in place', async () => {
  jest.restoreAllMocks();
  styleLoads('error');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await start({ askConsent: true });
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('leaves the page alone if the provider fails', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockProvider.start.mockImplementationOnce(() => {
    throw new Error('no storage');
  });
  await start();
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('Analytics could not be started.', new Error('no storage')),
  );
});
