import http from 'node:http';
import { expect, type Page } from '@playwright/test';
import { createSiteServer, listen } from '../packages/preview-server/server';
import { recordShifts, shiftsOf } from './layout-shifts';
import { MAIN, test } from './sites';
import { documentAt, runtimeStarted, withoutFonts } from './support';

/** Everything whose layout depends on what comes after it: a hero, lists in columns, tables, rows, crumbs. */
const PAGES = [
  ...['/', '/pricing', '/platforms', '/going-live/dashboard'],
  '/reference/classes/RealtimeView',
];
/** So many pieces have each the navbar and the rest, except the sidebar, of a document. */
const PIECES = 40;

/**
 * The places where a document is cut: before tags, in equal distances, and before each tag of what
 * stands above the title or the end of the first section, where each piece is small and next to
 * something.
 */
function cutsOf(html: string): number[] {
  const [start = 0, header, main = 0] = ['<header', '</header>', '<main'].map((tag) =>
    html.indexOf(tag),
  );
  const tagsIn = (from: number, to?: number) =>
    [...html.slice(from, to).matchAll(/<\/?\w/g)].map(({ index }) => from + index);
  const parts = [tagsIn(start, header), tagsIn(main)].flatMap((tags) =>
    Array.from({ length: PIECES }, (_, at) => tags[Math.floor((at * tags.length) / PIECES)] ?? 0),
  );
  const ends = ['</h1>', '</section>'].map((tag) => html.indexOf(tag, main));
  const cuts = new Set([...parts, ...tagsIn(main, Math.max(...ends))]);
  return [...cuts].sort((a, b) => a - b);
}

/** The main site on a slow line: of a document, it sends the start, and the rest as it is told. */
async function slowHost(start: string) {
  const site = createSiteServer('dist');
  let response: http.ServerResponse | undefined;
  const server = http.createServer((request, answer) => {
    if (request.headers['sec-fetch-dest'] !== 'document') {
      site.emit('request', request, answer);
      return;
    }
    response = answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(start);
  });
  const port = await listen(server, 0);
  return {
    base: `http://127.0.0.1:${port}`,
    send: (piece: string) => response?.write(piece),
    end: () => response?.end(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Waits until what has arrived is painted. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

for (const width of [360, 1440])
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await withoutFonts(page);
      await recordShifts(page);
    });

    test('nothing moves while a page loads', async ({ page }) => {
      for (const path of ['/', '/realtime/realtimetransform', '/reference/classes/RealtimeView']) {
        await page.goto(MAIN + path);
        await runtimeStarted(page);
        expect(await shiftsOf(page), path).toEqual([]);
      }
    });

    for (const path of PAGES)
      test(`nothing of ${path} moves if the document arrives in pieces`, async ({ page }) => {
        const html = await documentAt(MAIN + path);
        // Browsers paint nothing, and have no frames, before there is a body.
        let sent = html.indexOf('<header');
        const host = await slowHost(html.slice(0, sent));
        await page.goto(host.base + path, { waitUntil: 'commit' });
        for (const cut of cutsOf(html)) {
          host.send(html.slice(sent, cut));
          sent = cut;
          await painted(page);
        }
        host.send(html.slice(sent));
        host.end();
        await page.waitForLoadState();
        await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
        expect(await shiftsOf(page)).toEqual([]);
        // What waits for the rest of it is there in the end.
        for (const late of await page.locator('.prose > *').all())
          await expect(late).toHaveCSS('visibility', 'visible');
        host.close();
      });
  });
