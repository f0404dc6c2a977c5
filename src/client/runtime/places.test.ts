/** @jest-environment jsdom */
import '../../test/dom';

const load = async () => {
  jest.resetModules();
  return import('./places');
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/here');
});
afterEach(() => jest.restoreAllMocks());

it('an entry without a visit is a visit of its own', async () => {
  const { visitOf } = await load();
  expect(visitOf(null)).toBeUndefined();
  expect(visitOf({ key: '1' })).toBe('1');
  expect(visitOf({ key: '2', visit: '1' })).toBe('1');
});

it('an entry that a link to a fragment has made belongs to the visit of its page', async () => {
  const places = await load();
  places.startPlaces();
  history.pushState(null, '', '/here#section');
  expect(places.entryChanged(true)).toBe(true);
  expect(places.isShownVisit(history.state)).toBe(true);
  history.pushState({ key: 'other' }, '', '/here');
  expect(places.entryChanged(true)).toBe(false);
});

it.each(['null', '7', '{'])('starts where session storage has %s', async (damaged) => {
  sessionStorage.setItem('reading-places', damaged);
  const { startPlaces, leavePage } = await load();
  startPlaces();
  leavePage();
  const places = JSON.parse(sessionStorage['reading-places'] as string) as object;
  expect(Object.values(places)).toEqual([{ at: [0, 0], open: [] }]);
});

it('goes on where storage is forbidden', async () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('forbidden');
    });
  const { startPlaces, leavePage } = await load();
  startPlaces();
  expect(leavePage).not.toThrow();
});
