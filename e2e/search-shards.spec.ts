import crypto from 'node:crypto';
import { expect } from '@playwright/test';
import { bundleEngine } from '../packages/search/build/bundle';
import { FOR_BROWSERS } from '../src/build/bundling/browsers';
import { encodeShards } from '../packages/search/engine/sharded/encode';
import { generatedSite } from '../packages/search/engine/sharded/generated-site';
import { group, openModal, rows, search } from './search-support';
import { test } from './sites';
import { open } from './support';

/** The search of a site that is too large for an index of two files. */
function largeIndex() {
  const pages = generatedSite({ classes: 400, membersOfClass: 5, guides: 0 });
  const index = encodeShards(pages, [], {
    hash: (text) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 10),
    // The manifest names ten pages.
    largestFit: (count) => count - 2,
  });
  const last = pages.at(-1);
  if (!index || !last) throw new Error('There is no index.');
  return { ...index, name: last.title, member: last.units.at(-1)?.text ?? '', path: last.path };
}

test('a large site: a name that is in a shard alone is found by typing it', async ({ page }) => {
  const { manifest, files, name, member, path } = largeIndex();
  expect(manifest).not.toContain(name);
  const engine = await bundleEngine('large', FOR_BROWSERS);
  const loaded = new Set<string>();
  await page.route('**/search/engine-*', (route) =>
    route.fulfill({ body: engine, contentType: 'text/javascript' }),
  );
  await page.route('**/search/outline.txt', (route) => route.fulfill({ body: manifest }));
  await page.route('**/search/shards/*', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    loaded.add(file);
    return route.fulfill({ body: files.get(file) ?? '', status: files.has(file) ? 200 : 404 });
  });
  await open(page, '/room');
  await openModal(page);
  await search(page, `${name}.${member}`);
  await expect(group(page, 'API reference')).toBeVisible();
  const first = rows(page).first();
  await expect(first).toContainText(member);
  await expect(first.getByRole('link')).toHaveAttribute('href', `${path}#${member}`);
  const shards = (names: Iterable<string>) =>
    [...names].filter((file) => file.startsWith('names')).length;
  expect(shards(loaded)).toBeGreaterThan(0);
  expect(shards(loaded)).toBeLessThan(shards(files.keys()));
});
