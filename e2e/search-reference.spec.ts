import { expect } from '@playwright/test';
import { box, modal, openModal, rows, search } from './search-support';
import { test } from './sites';
import { open } from './support';

const CLASSES = '/reference/classes';

test('members are found by what they take and give, ways by their ends, inherited members by types', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const hasLoaded = () => loaded.some((path) => path.endsWith('/signatures.txt'));
  await open(page, '/room');
  await openModal(page);
  await search(page, 'open the room');
  expect(hasLoaded()).toBe(false);
  for (const [query, place, shown] of [
    ['(Vector3, Quaternion) -> GameObject', 'Realtime#Instantiate-2', 'string prefabName'],
    ['-> DisconnectEvent', 'Room#lastDisconnectEvent', 'DisconnectEvent lastDisconnectEvent'],
    ['event with Room', 'Room#connectionStateDidChange', 'event ConnectionStateChangedHandler'],
    ['how do I get a Room from a GameObject', 'Realtime#room', 'Realtime.Find(gameObject).room;'],
    ['Realtime to RealtimeAvatar', 'RealtimeAvatarManager#localAvatar', '.localAvatar;'],
    ['RealtimeTransform.ownerIDSelf', 'RealtimeTransform#ownerIDSelf', 'int ownerIDSelf'],
    ['realtimetransform requestownership(', 'RealtimeTransform#RequestOwnership', 'void'],
  ] as const) {
    await search(page, query);
    await expect(rows(page).first()).toContainText(shown);
    const link = rows(page).first().getByRole('link');
    await expect(link).toHaveAttribute('href', `${CLASSES}/${place}`);
  }
  expect(hasLoaded()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/RealtimeTransform#RequestOwnership$/);
  await expect(page.locator('#RequestOwnership')).toBeInViewport();
});

test('the page of results finds them too, and says how to ask', async ({ page }) => {
  await open(page, '/search');
  await expect(page.getByText('An arrow between types finds members')).toBeVisible();
  await open(page, `/search?q=${encodeURIComponent('GameObject -> Realtime')}`);
  const first = page.getByRole('region', { name: 'Results' }).getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', `${CLASSES}/Realtime#Find`);
  await expect(first).toContainText('static Realtime Find(GameObject gameObject)');
});

test('without the signatures, search says so, and finds everything else', async ({ page }) => {
  await page.route('**/search/signatures.txt', (route) => route.fulfill({ body: 'garbage' }));
  await open(page, '/room');
  await openModal(page);
  await box(page).fill('-> Room');
  await expect(modal(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await search(page, 'RealtimeTransform.ownerIDSelf');
  await expect(rows(page).first()).toContainText('ownerIDSelf');
});
