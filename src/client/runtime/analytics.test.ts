/** @jest-environment jsdom */
import '../../test/dom';
import { PAGE_EVENT } from '../early/events';
import { startAnalytics } from './analytics';

const setScript = (script: string | null) => {
  Object.assign(window, { ANALYTICS_SCRIPT: script });
};
const mockStart = jest.fn();

jest.mock('/scripts/analytics.js', () => ({ __esModule: true, start: mockStart }), {
  virtual: true,
});
jest.mock('../early/events', (): object => ({
  ...jest.requireActual<object>('../early/events'),
  whenIdle: (act: () => void) => setTimeout(act, 5),
}));

/** Waits for the idle moment, the import and what follows it. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 40));

function goTo(address: string): void {
  history.pushState(null, '', address);
  document.dispatchEvent(new CustomEvent(PAGE_EVENT));
}

beforeEach(() => mockStart.mockReset());
afterEach(() => jest.restoreAllMocks());

it('loads nothing if the settings name no analytics', async () => {
  setScript(null);
  startAnalytics();
  await settle();
  expect(mockStart).not.toHaveBeenCalled();
});

it('loads the script when idle, with the pages shown until then', async () => {
  setScript('/scripts/analytics.js');
  startAnalytics();
  expect(mockStart).not.toHaveBeenCalled();
  goTo('/room?a=b');
  await settle();
  goTo('/pricing');
  expect(mockStart.mock.calls).toEqual([[['http://localhost/', 'http://localhost/room?a=b']]]);
});

it('leaves the page alone if the script cannot be loaded', async () => {
  setScript('/scripts/blocked.js');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  startAnalytics();
  await settle();
  expect(warn).toHaveBeenCalledWith('Analytics could not be loaded.', expect.anything());
});
