import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { createSiteServer, listen } from '../packages/preview-server/server';
import { SEARCH_SCRIPTS_PATH } from '../src/routes';
import { button, modal, rows } from './search-support';
import { test } from './sites';
import { expectSameDocument, markDocument, open } from './support';

/** The page that is open while the site is deployed anew. */
const PAGE = '/pricing';

let site: string;
let server: http.Server;
let origin: string;

test.beforeEach(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  fs.cpSync(path.resolve('dist'), site, { recursive: true });
  server = createSiteServer(site);
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(site, { recursive: true, force: true });
});

/** Gives every file of search and of the early script another name, as a build of other code does. */
function deployAnew(): void {
  const filesIn = (dir: string) =>
    fs.readdirSync(path.join(site, dir)).map((name) => `${dir}/${name}`);
  const texts = [...filesIn('search/ui'), ...filesIn('scripts'), `${PAGE.slice(1)}.html`];
  const hashed = [...filesIn('search'), ...filesIn('search/ui'), ...filesIn('scripts')].filter(
    (file) => /-\w+\.(?:js|css)$/.test(file),
  );
  const renamed = hashed.map((file) => [file, file.replace(/(\.\w+)$/, '0$1')] as const);
  for (const file of texts) {
    const before = fs.readFileSync(path.join(site, file), 'utf8');
    const after = renamed.reduce(
      (text, [from, to]) => text.replaceAll(path.basename(from), path.basename(to)),
      before,
    );
    fs.writeFileSync(path.join(site, file), after);
  }
  for (const [from, to] of renamed) fs.renameSync(path.join(site, from), path.join(site, to));
}

test('a tab of an earlier deployment searches all the same', async ({ page }) => {
  await open(page, origin + PAGE);
  await markDocument(page);
  deployAnew();
  await button(page).click();
  await page.keyboard.type('datastore');
  // Until this answer, those to shorter queries are shown, and the link moves below them.
  await expect(modal(page).getByRole('status')).toContainText('for "datastore"');
  await expect(rows(page).first()).toContainText(/datastore/i);
  await modal(page)
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results for "datastore"/);
  await expectSameDocument(page);
});

test('where the new files do not load either, the reader can reload the page', async ({ page }) => {
  await open(page, origin + PAGE);
  deployAnew();
  const scripts = path.join(site, SEARCH_SCRIPTS_PATH);
  fs.renameSync(scripts, `${scripts}.away`);
  await button(page).click();
  await expect(modal(page).getByRole('status')).toContainText('Unable to fetch results.');
  const loaded = page.waitForEvent('load');
  await modal(page).getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await button(page).click();
  await page.keyboard.type('datastore');
  await expect(rows(page).first()).toContainText(/datastore/i);
});
