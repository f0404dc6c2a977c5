import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from './sites';
import { open } from './support';

const ORIGIN = 'https://docs.tandem.example';

const PAGES = [
  { path: '/', type: 'website' },
  { path: '/realtime/xr/avatars', type: 'article' },
  { path: '/reference/classes/RealtimeView', type: 'article' },
] as const;

const meta = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content');

/** A picture from the server, with the size in its header, in pixels. */
async function picture(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  const body = await response.body();
  return {
    status: response.status(),
    type: response.headers()['content-type'],
    bytes: body.length,
    size: [body.readUInt32BE(16), body.readUInt32BE(20)],
  };
}

interface Thing {
  readonly '@type': string;
  readonly headline?: string;
  readonly mainEntityOfPage?: string;
  readonly itemListElement?: readonly { readonly name: string; readonly item: string }[];
  readonly potentialAction?: { readonly target: { readonly urlTemplate: string } };
}

async function structuredData(page: Page): Promise<readonly Thing[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '') as { readonly '@graph': readonly Thing[] };
  return graph;
}

const find = (graph: readonly Thing[], type: string) =>
  graph.find((thing) => thing['@type'] === type);

for (const { path, type } of PAGES) {
  test(`${path} has a picture of its own on social cards`, async ({ page, request }) => {
    await page.goto(path);
    const title = await page.title();
    expect(await meta(page, 'og:type')).toBe(type);
    expect(await meta(page, 'og:url')).toBe(path === '/' ? ORIGIN : ORIGIN + path);
    expect(await meta(page, 'og:locale')).toBe('en_US');
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(title).toContain(await meta(page, 'og:title'));
    expect(await meta(page, 'og:image:alt')).toBe(title);
    expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'));
    const address = (await meta(page, 'og:image')) ?? '';
    expect(address.startsWith(`${ORIGIN}/social/card-`)).toBe(true);
    const {
      status,
      type: contentType,
      bytes,
      size,
    } = await picture(request, address.slice(ORIGIN.length));
    expect([status, contentType, ...size]).toEqual([200, 'image/png', 1200, 630]);
    expect(bytes).toBeLessThanOrEqual(60_000);
    expect([await meta(page, 'og:image:width'), await meta(page, 'og:image:height')]).toEqual([
      '1200',
      '630',
    ]);
  });

  test(`${path} tells search engines what readers see`, async ({ page }) => {
    await page.goto(path);
    const graph = await structuredData(page);
    const article = find(graph, 'TechArticle');
    expect(article?.headline).toBe(await meta(page, 'og:title'));
    // The home page's heading is a promise; its title is in the tab.
    if (path === '/') expect(await page.title()).toContain(article?.headline);
    else {
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(article?.headline ?? 'no headline');
    }
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(article?.mainEntityOfPage).toBe(canonical);

    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const linked = await crumbs
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, (link as HTMLAnchorElement).pathname]),
      );
    const list = find(graph, 'BreadcrumbList')?.itemListElement ?? [];
    const above = list.slice(0, -1).map(({ name, item }) => [name, item.slice(ORIGIN.length)]);
    expect(above).toEqual(linked);
    if ((await crumbs.count()) > 0) {
      await expect(crumbs.locator('[aria-current="page"]')).toHaveText(list.at(-1)?.name ?? '');
    } else expect(list).toEqual([]);
  });
}

test('pages have pictures that differ', async ({ page }) => {
  const addresses = new Set<string | null>();
  for (const { path } of PAGES) {
    await page.goto(path);
    addresses.add(await meta(page, 'og:image'));
  }
  expect(addresses.size).toBe(PAGES.length);
});

test('the search that the home page offers to search engines answers', async ({ page }) => {
  await page.goto('/');
  const template = find(await structuredData(page), 'WebSite')?.potentialAction?.target.urlTemplate;
  expect(template?.startsWith(`${ORIGIN}/`)).toBe(true);
  const address = template?.slice(ORIGIN.length).replace('{search_term_string}', 'RealtimeView');
  await page.goto(address ?? '');
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox', { name: 'Search' })).toHaveValue('RealtimeView');
  await expect(main.locator('ol').getByRole('listitem').first()).toContainText('RealtimeView');
});

test('after a navigation, no data describes the page before', async ({ page }) => {
  await open(page, '/room/collections');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  const first = await meta(page, 'og:image');
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await sidebar.getByRole('link', { name: 'Offline mode' }).click();
  await expect(page).toHaveTitle(/^Offline mode/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.locator('head meta[property="og:image"]')).toHaveCount(1);
  expect(await meta(page, 'og:image')).not.toBe(first);
});

test('an unknown path has neither picture nor data', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.locator('head meta[property="og:image"]')).toHaveCount(0);
  expect(await meta(page, 'twitter:card')).toBe('summary');
});

test('the manifest and every icon that documents name are there', async ({ page, request }) => {
  await page.goto('/room/collections');
  const links = await page
    .locator('head link[rel$="icon"]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href));
  expect(links.map((link) => new URL(link).pathname)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
  ]);
  for (const link of links) expect((await request.get(link)).status()).toBe(200);
  expect((await picture(request, '/apple-touch-icon.png')).size).toEqual([180, 180]);

  const href = (await page.locator('head link[rel="manifest"]').getAttribute('href')) ?? '';
  const address = new URL(href, page.url()).href;
  const manifest = (await (await request.get(address)).json()) as {
    readonly name: string;
    readonly scope: string;
    readonly icons: readonly {
      readonly src: string;
      readonly sizes: string;
      readonly type: string;
    }[];
  };
  expect(manifest.name).toBe('Tandem documentation');
  expect(new URL(manifest.scope, address).pathname).toBe('/');
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
    const icon = await picture(request, new URL(src, address).href);
    expect([icon.status, icon.type, icon.size.join('x')]).toEqual([200, type, sizes]);
  }
});

test('the browser’s toolbar has the colour of the reader’s theme before other scripts run', async ({
  page,
}) => {
  await page.goto('/room/collections');
  const toolbar = page.locator('head meta[name="theme-color"]');
  const [light, dark] = [
    await toolbar.getAttribute('data-light'),
    await toolbar.getAttribute('data-dark'),
  ];
  expect(light).not.toBe(dark);
  await expect(toolbar).toHaveAttribute('content', light ?? '');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(toolbar).toHaveAttribute('content', dark ?? '');
  await page.route('**/scripts/*.js', (route) => route.abort());
  await page.reload();
  await expect(toolbar).toHaveAttribute('content', dark ?? '');
});
