import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createSiteServer, listen } from '../packages/preview-server/server';
import { test } from './sites';
import { holdRequests, runtimeStarted, watchFaults } from './support';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * A host that serves files as they are called, `/x` for `x.html`, and its not-found page for all
 * others: no redirects.
 *
 * @param base the path below which it serves them.
 */
function plainHost(dir: string, base = ''): http.Server {
  return http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const relative = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
    const names = relative === '/' ? ['/index.html'] : [relative, `${relative}.html`];
    const file = names
      .map((name) => name !== undefined && path.join(dir, decodeURIComponent(name)))
      .find((name) => name && fs.statSync(name, { throwIfNoEntry: false })?.isFile());
    const found = relative !== undefined && file;
    const served = found || path.join(dir, '404.html');
    response.writeHead(found ? 200 : 404, { 'Content-Type': TYPES[path.extname(served)] ?? '' });
    response.end(fs.readFileSync(served));
  });
}

async function serving<T>(server: http.Server, act: (origin: string) => Promise<T>): Promise<T> {
  const port = await listen(server, 0);
  try {
    return await act(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

for (const suffix of ['/', '/index.html', '.html']) {
  test(`/room${suffix} is /room on a host without redirects, at once`, async ({ page }) => {
    await serving(plainHost('dist'), async (origin) => {
      const faults = watchFaults(page);
      const seen: string[] = [];
      await page.exposeFunction('sawTitle', (text: string) => seen.push(text));
      await page.addInitScript(() => {
        const look = () => {
          const heading = document.querySelector<HTMLElement>('h1');
          // A document that is still coming may have its title's tag and not yet the text.
          const shown = heading?.offsetParent && heading.innerText;
          if (shown) void (window as unknown as Saw).sawTitle(shown);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(`${origin}/room${suffix}?a=1#how`, { waitUntil: 'commit' });
      await page.waitForURL(`${origin}/room?a=1#how`);
      await runtimeStarted(page);
      await expect(title(page)).toHaveText('Rooms overview');
      expect(new Set(seen)).toEqual(new Set(['Rooms overview']));
      // The host itself says that the first address is not there.
      expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
    });
  });
}

interface Saw {
  sawTitle(text: string): Promise<void>;
}

test.describe('a site below another path than its own', () => {
  const banner = (page: Page) => page.getByRole('alert');

  test('says so at the home page, without a script of the site', async ({ page }) => {
    await serving(plainHost('dist', '/manual'), async (origin) => {
      await page.goto(`${origin}/manual/`);
      await expect(banner(page)).toContainText('This site did not load properly.');
      await expect(banner(page)).toContainText(`${origin}/manual/`);
      await expect(banner(page)).toContainText('https://docs.tandem.example');
      await expect(title(page)).toBeVisible();
    });
  });

  test('says nothing where all is well', async ({ page }) => {
    await page.goto('/');
    await runtimeStarted(page);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByText('This site did not load properly.')).toBeHidden();
  });

  test('says nothing where JavaScript is off', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await serving(plainHost('dist', '/manual'), async (origin) => {
      await page.goto(`${origin}/manual/`);
      await expect(page.getByText('This site did not load properly.')).toBeHidden();
    });
    await context.close();
  });
});

test.describe('a deployment while a page is open', () => {
  let dir: string;
  // Playwright clears the folder before the next run: a file may still be read when a test ends.
  test.beforeEach(({}, testInfo) => {
    dir = testInfo.outputPath('dist');
    fs.cpSync('dist', dir, { recursive: true });
  });

  /**
   * Puts another build in the place of the one that is served: its scripts and its hash have other
   * names, the old ones are gone.
   */
  function deploy(): void {
    const scripts = fs.readdirSync(dir).filter((name) => /-[\da-f]{20}\.js$/.test(name));
    const appData = fs.readFileSync(path.join(dir, 'page-data/app-data.json'), 'utf8');
    const { webpackCompilationHash: build } = JSON.parse(appData) as {
      webpackCompilationHash: string;
    };
    // Names of scripts hold hashes; webpack's runtime knows some by the hash alone.
    const hashes = [build, ...scripts.map((name) => name.slice(-23, -3))];
    // One pass: a file is up to 200 KB long, and there are a thousand.
    const hash = new RegExp(hashes.join('|'), 'g');
    const rename = (text: string) => text.replace(hash, (found) => `0000${found.slice(4)}`);
    for (const name of scripts) fs.renameSync(path.join(dir, name), path.join(dir, rename(name)));
    for (const file of fs.readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      const absolute = path.join(dir, file);
      if (!/\.(?:html|json|js)$/.test(file) || !fs.statSync(absolute).isFile()) continue;
      fs.writeFileSync(absolute, rename(fs.readFileSync(absolute, 'utf8')));
    }
  }

  /** Opens the site, and counts the documents that are loaded from then on. */
  async function reading(
    page: Page,
    act: (origin: string, documents: string[]) => Promise<void>,
  ): Promise<void> {
    await serving(createSiteServer(dir), async (origin) => {
      await page.goto(`${origin}/room`);
      await runtimeStarted(page);
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      await act(origin, documents);
    });
  }

  const go = (page: Page, to: string) =>
    page.evaluate((address) => window.___navigate(address), to);

  test('a page that was not fetched: its document, with query, place and one entry', async ({
    page,
  }) => {
    await reading(page, async (origin, documents) => {
      deploy();
      const before = await page.evaluate(() => history.length);
      await go(page, '/pricing?plan=a#top');
      await expect(title(page)).toContainText('Pricing');
      await expect(page).toHaveURL(`${origin}/pricing?plan=a#top`);
      await runtimeStarted(page);
      // A request has no fragment.
      expect(documents).toEqual([`${origin}/pricing?plan=a`]);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goBack();
      await expect(title(page)).toHaveText('Rooms overview');
      await expect(page).toHaveURL(`${origin}/room`);
    });
  });

  test('a page that was fetched before is shown', async ({ page }) => {
    await reading(page, async (origin, documents) => {
      await page.evaluate(() => window.___loader.loadPage('/pricing'));
      deploy();
      await go(page, '/pricing');
      await expect(title(page)).toContainText('Pricing');
      expect(documents).toEqual([]);
      await page.goBack();
      await expect(title(page)).toHaveText('Rooms overview');
      expect(page.url()).toBe(`${origin}/room`);
    });
  });

  test('a template that is gone: the document, once', async ({ page }) => {
    await reading(page, async (origin, documents) => {
      const data = fs.readFileSync(path.join(dir, 'page-data/search/page-data.json'));
      deploy();
      // A cache has kept the data of the build before.
      fs.writeFileSync(path.join(dir, 'page-data/search/page-data.json'), data);
      await go(page, '/search?q=room');
      await expect(title(page)).toHaveText('Search');
      await runtimeStarted(page);
      expect(documents).toEqual([`${origin}/search?q=room`]);
      await page.goBack();
      await expect(title(page)).toHaveText('Rooms overview');
    });
  });

  test('a page that is gone: the host’s not-found page', async ({ page }) => {
    await reading(page, async (origin, documents) => {
      deploy();
      fs.rmSync(path.join(dir, 'pricing.html'));
      fs.rmSync(path.join(dir, 'page-data/pricing'), { recursive: true });
      await go(page, '/pricing');
      await expect(title(page)).toHaveText('Page not found');
      await runtimeStarted(page);
      expect(documents).toEqual([`${origin}/pricing`]);
      await page.goBack();
      await expect(title(page)).toHaveText('Rooms overview');
    });
  });

  test('back to a page from before a reload: its document, in its place', async ({ page }) => {
    await reading(page, async (origin, documents) => {
      await go(page, '/pricing');
      await expect(title(page)).toContainText('Pricing');
      await page.route('**/page-data/room/page-data.json', (route) => route.abort());
      await page.reload();
      await runtimeStarted(page);
      documents.length = 0;
      const before = await page.evaluate(() => history.length);
      deploy();
      // Not before: the page's links would be fetched, and the old page with them.
      await page.unroute('**/page-data/room/page-data.json');
      await page.goBack();
      await expect(title(page)).toHaveText('Rooms overview');
      expect(page.url()).toBe(`${origin}/room`);
      expect(documents).toEqual([`${origin}/room`]);
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.goForward();
      await expect(title(page)).toContainText('Pricing');
    });
  });

  test('forward before any script of a reloaded page has come: the page of the address', async ({
    page,
  }) => {
    await reading(page, async (origin) => {
      await go(page, '/pricing');
      await expect(title(page)).toContainText('Pricing');
      await page.goBack();
      await expect(title(page)).toHaveText('Rooms overview');
      const release = await holdRequests(page, '**/scripts/early-*');
      await page.reload({ waitUntil: 'commit' });
      await expect(title(page)).toHaveText('Rooms overview');
      await page.evaluate(() => history.forward());
      await expect(page).toHaveURL(`${origin}/pricing`);
      release();
      await expect(title(page)).toContainText('Pricing');
    });
  });
});
