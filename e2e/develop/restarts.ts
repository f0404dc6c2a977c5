import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { cacheKey } from '../../src/build/output/cache-key';
import { readSite } from '../../src/config/project/site';
import { append, edit, open, test, withEdit } from './session';

/** Files that are read at the start. */
const AT_START = {
  'a setting': 'site.config.ts',
  'a text of the interface': 'src/messages/en.ts',
  'the content layer': 'src/markdown/html/blocks.ts',
  'an interactive figure': 'packages/figures/interpolation/island.ts',
  'a script on demand': 'src/client/on-demand/hover-cards.ts',
  'the document': 'src/html.tsx',
  'gatsby-node': 'gatsby-node.ts',
  'gatsby-config': 'gatsby-config.ts',
  'what search is told': 'authoring/search.ts',
};

for (const [name, file] of Object.entries(AT_START)) {
  test(`${name}: the terminal says that a restart is needed`, async ({ develop }) => {
    const before = develop.server.output().length;
    const change =
      file === 'site.config.ts'
        ? { from: 'label: ', to: "label: 'Walrus' || " }
        : { from: '\n', to: '\n// Edited.\n' };
    await withEdit(develop, { file, ...change }, async () => {
      const notice = `${file} is read at the start: press r, then Enter, to restart.`;
      await expect.poll(() => develop.server.output().slice(before)).toContain(notice);
    });
  });
}

// The last ones leave the copy edited, and stop the server.

test('r restarts, and open pages show what is new', async ({ develop, page }) => {
  await open(page, '/plain');
  edit(develop, { file: 'site.config.ts', from: "tagline: '", to: "tagline: 'Walruses: " });
  const notice = page.getByRole('region', { name: 'Restart needed' });
  await expect(notice.getByText('site.config.ts')).toBeVisible();
  await develop.server.restart();
  await expect(page.getByRole('contentinfo').getByText('Walruses:')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('sources edited in the session make its caches stale', async ({ develop }) => {
  const { dir, server } = develop;
  const keyAtStart = cacheKey(readSite(dir));
  append(develop, 'src/styles/print.css', '.edited { color: inherit; }');
  await server.stop();
  const stamp = fs.readFileSync(path.join(dir, '.cache/site-cache-key'), 'utf8');
  expect(stamp, 'the caches have the key of the start').toBe(keyAtStart);
  expect(cacheKey(readSite(dir)), 'the next build must not use the caches').not.toBe(stamp);
});
