import { type Browser, expect, type Page } from '@playwright/test';
import { RUNTIME_SCRIPT } from './support';

/** What a reader has after a step through the history. */
interface View {
  readonly address: string;
  readonly title: string;
  /** The address of each history entry, and which of them is open. */
  readonly entries: readonly string[];
  readonly index: number;
  /** Survives reloads, unlike the index survives new entries. */
  readonly entry: string;
  /** What has the focus, as a reader would name it. */
  readonly focus: string;
  readonly left: number;
  readonly top: number;
}

/** A link that is in view. */
export interface Link {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly isFragment: boolean;
}

/** What a reader has of a page now. A document that goes away meanwhile is asked again. */
export async function look(page: Page): Promise<View> {
  return asked(page, () => {
    const { activeElement: active, title } = document;
    const isPage = !active || active.contains(document.getElementById('content'));
    const name = active?.getAttribute('aria-label') ?? active?.textContent ?? '';
    const entries = window.navigation as unknown as {
      entries: () => { url: string }[];
      currentEntry: { index: number; key: string };
    };
    return {
      address: location.href,
      title,
      entries: entries.entries().map(({ url }) => url),
      index: entries.currentEntry.index,
      entry: entries.currentEntry.key,
      focus: isPage ? 'the page' : `${active.localName} "${name.trim().slice(0, 60)}"`,
      left: scrollX,
      top: scrollY,
    };
  });
}

/** The links in view that lead to pages of the site, and on which a click would land. */
export async function linksInView(page: Page): Promise<readonly Link[]> {
  return asked(page, () =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href], header a[href]')].flatMap(
      (link) => {
        const { href, origin, pathname } = link;
        const isFile = /\.[a-z\d]{2,5}$/i.test(pathname) && !pathname.startsWith('/reference/');
        const isElsewhere = origin !== location.origin || link.target !== '' || link.dataset.root;
        const { left, top, width, height } = link.getClientRects()[0] ?? new DOMRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (isElsewhere || isFile || link.hasAttribute('download') || width === 0) return [];
        if (!link.contains(document.elementFromPoint(x, y))) return [];
        const [page] = location.href.split('#');
        return [{ href, x, y, isFragment: href.startsWith(`${page}#`) }];
      },
    ),
  );
}

/** Evaluates in a page, again if its document goes away meanwhile. */
export async function asked<T>(page: Page, question: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await page.evaluate<T>(question);
    } catch (error) {
      if (page.isClosed() || !/context was destroyed|navigation/i.test(String(error))) throw error;
    }
  }
}

/** Opens in one page what is open in another, and says whether anything was not. */
export async function copyUnfolded(from: Page, to: Page): Promise<boolean> {
  const details = () =>
    [...document.querySelectorAll<HTMLDetailsElement>('article details')].map(({ open }) => open);
  const [wanted, found] = [await asked(from, details), await asked(to, details)];
  await to.evaluate((wanted) => {
    document
      .querySelectorAll<HTMLDetailsElement>('article details')
      .forEach((one, index) => (one.open = wanted[index] ?? false));
  }, wanted);
  return wanted.join() !== found.join();
}

/** Waits until a page has stood still for some frames. */
export async function still(page: Page): Promise<void> {
  await asked(
    page,
    () =>
      new Promise<void>((resolve) => {
        let last = '';
        let frames = 0;
        const next = () => {
          const now = `${location.href} ${document.readyState} ${scrollX} ${scrollY}`;
          const isBusy = document.querySelector(
            '[data-navigating], [data-search-page]:not(:has([aria-busy="false"]))',
          );
          frames = now === last && document.readyState === 'complete' && !isBusy ? frames + 1 : 0;
          last = now;
          if (frames < 8) requestAnimationFrame(next);
          else resolve();
        };
        next();
      }),
  );
}

/**
 * A page on which the runtime never starts: links, fragments and the history are the browser's alone,
 * as on any site of plain documents. The early scripts and the search are the same.
 */
export async function openPlain(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.route(RUNTIME_SCRIPT, (route) => route.abort());
  return page;
}

/** The results of a search come by a script, for which browsers that restore places do not wait. */
export const isSearch = ({ address }: View) => new URL(address).pathname === '/search';

/**
 * Waits until a page is what the plain one is, and stays so.
 *
 * @param place where the reader left a page of search results; elsewhere, the plain page says it.
 */
export async function expectSame(
  page: Page,
  plain: Page,
  place: number | undefined,
  steps: readonly string[],
): Promise<View> {
  await still(plain);
  const { entry: _, ...expected } = await look(plain);
  if (place !== undefined) Object.assign(expected, { top: place });
  const message = () => `after:\n${steps.slice(-12).join('\n')}\n`;
  await still(page);
  await expect
    .poll(() => look(page), { message: message(), timeout: 15_000 })
    .toMatchObject(expected);
  await still(page);
  expect(await look(page), message()).toMatchObject(expected);
  return look(plain);
}
