import { expect, type Page } from '@playwright/test';
import { generator } from '../src/test/random';
import {
  asked,
  copyUnfolded,
  expectSame,
  isSearch,
  type Link,
  linksInView,
  look,
  openPlain,
  still,
} from './history-oracle';
import { MAIN, test } from './sites';
import { runtimeStarted, withoutFonts } from './support';

/** `WALK_SEED=7` walks one way only, `WALK_MINUTES=30` new ones for so long. */
const SEEDS = process.env.WALK_SEED ? [Number(process.env.WALK_SEED)] : [1, 2, 3];
const MINUTES = Number(process.env.WALK_MINUTES ?? 0);
const STEPS = Number(process.env.WALK_STEPS ?? (MINUTES > 0 ? 25 : 10));
const STARTS = [
  '/room/collections',
  '/pricing',
  '/reference/classes/RealtimeView',
  '/search?q=voice',
];
const WORDS = ['voice', 'room', 'ownership', 'model'];

/** Walks through the site and a plain one side by side. */
class Walk {
  private readonly random: () => number;
  /** Where the reader was in each entry when it was left. */
  private readonly left = new Map<string, number>();
  readonly steps: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly plain: Page,
    private readonly seed: number,
  ) {
    // Neighbours start alike without the factor.
    this.random = generator(seed * 7919);
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.random() * list.length)];
  }

  async start(): Promise<void> {
    const path = STARTS[this.seed % STARTS.length] ?? '/';
    this.steps.push(`opens ${path}`);
    const rate = this.pick([1, 4, 6]) ?? 1;
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const delay = this.pick([0, 0, 400]) ?? 0;
    await this.page.route('**/page-data/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue().catch(() => undefined);
    });
    this.steps.push(`CPU ${rate} times slower, page data after ${delay} ms`);
    await Promise.all([this.page.goto(MAIN + path), this.plain.goto(MAIN + path)]);
    await this.check(0);
  }

  /** One step of any kind, after which both sites are the same. */
  async step(): Promise<void> {
    const { entry, index, entries } = await look(this.plain);
    const before = await look(this.page);
    this.left.set(entry, before.top);
    await this.isSameDocument();
    const chance = this.random();
    if (chance < 0.1) return this.reload();
    const distances = [-1, -1, -1, 1, 1, -2, -3, 2, 3].filter((by) => entries[index + by]);
    const distance = this.pick(distances);
    if (chance < 0.45 && distance !== undefined) return this.go(distance);
    if (chance < 0.55) return this.search();
    if (chance < 0.62 && isSearch(before)) return this.more();
    return this.follow(await this.linkAfterScroll(chance > 0.85));
  }

  private async check(start?: number): Promise<void> {
    await this.plain.waitForLoadState('load');
    if (this.random() < 0.7) await runtimeStarted(this.page);
    const now = await look(this.plain);
    const isKept =
      isSearch(now) ||
      (start === undefined && now.address.includes('#') && (await this.isSameDocument()));
    const place = isKept ? (start ?? this.left.get(now.entry)) : undefined;
    const { top } = await expectSame(this.page, this.plain, place, this.steps);
    // Both go on from the same place, with the same rows open: a plain document is loaded with none.
    const unfolded = await copyUnfolded(this.page, this.plain);
    if (unfolded || (place !== undefined && place !== top)) await this.scrollTo(place ?? top);
  }

  /**
   * Going back from one fragment to another, Chromium shows the fragment again, where other browsers
   * and the standard restore the place.
   */
  private async isSameDocument(): Promise<boolean> {
    return asked(this.plain, () => {
      const isSame = 'wasHere' in window;
      Object.assign(window, { wasHere: true });
      return isSame;
    });
  }

  private async scrollTo(top: number): Promise<void> {
    for (const page of [this.page, this.plain])
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  }

  /** Scrolls anywhere, and chooses a link there. */
  private async linkAfterScroll(wantsFragment: boolean): Promise<Link | undefined> {
    const range = await asked(this.plain, () => document.body.scrollHeight - innerHeight);
    const top = Math.floor(this.random() * Math.max(0, range));
    this.steps.push(`scrolls to ${top}`);
    await this.scrollTo(top);
    await expect.poll(async () => (await look(this.page)).top).toBe((await look(this.plain)).top);
    const { entry } = await look(this.plain);
    this.left.set(entry, (await look(this.page)).top);
    // The mark in the table of contents may scroll it.
    await Promise.all([still(this.page), still(this.plain)]);
    const links = await linksInView(this.plain);
    const fragments = links.filter(({ isFragment }) => isFragment);
    return this.pick(wantsFragment && fragments.length > 0 ? fragments : links);
  }

  private async follow(link: Link | undefined): Promise<void> {
    if (!link) return;
    const { href, x, y, isFragment } = link;
    this.steps.push(`follows ${href}`);
    // Boxes within the page may be scrolled otherwise, and hits may not all be there yet.
    const same = (await linksInView(this.page)).find((other) => other.href === href);
    if (!same) return;
    const loaded = isFragment ? undefined : this.plain.waitForEvent('load');
    const clicks = [this.plain.mouse.click(x, y), this.page.mouse.click(same.x, same.y)];
    await Promise.all([...clicks, loaded]);
    await this.check(0);
  }

  private async go(by: number): Promise<void> {
    const index = (await look(this.plain)).index + by;
    this.steps.push(`goes ${by}`);
    for (const page of [this.plain, this.page])
      await page.evaluate((by) => setTimeout(() => history.go(by)), by);
    await expect.poll(async () => (await look(this.plain)).index).toBe(index);
    await this.check();
  }

  private async reload(): Promise<void> {
    this.steps.push('reloads');
    await Promise.all([this.page.reload(), this.plain.reload()]);
    await this.check();
  }

  /** Searches in the modal, and opens one of the first hits or the page with all of them. */
  private async search(): Promise<void> {
    const word = this.pick(WORDS) ?? '';
    const which = this.random() < 0.5 ? '[href^="/search"]' : ':not([href^="/search"])';
    let href: string | null = null;
    let loaded: Promise<unknown> | undefined;
    for (const page of [this.plain, this.page]) {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').or(dialog.getByRole('searchbox')).first().fill(word);
      await dialog.getByRole('link', { name: /^See all/ }).waitFor();
      href ??= await dialog.locator(`a${which}`).first().getAttribute('href');
      // A hit may be a section of the page that is open.
      if (page === this.plain && !this.isFragment(href)) loaded = page.waitForEvent('load');
      await dialog.locator(`a[href="${href}"]`).first().click();
    }
    this.steps.push(`searches for ${word} and follows ${href}`);
    await loaded;
    await this.check(0);
  }

  private isFragment(href: string | null): boolean {
    const { pathname } = new URL(this.plain.url());
    return href?.startsWith(`${pathname}#`) ?? false;
  }

  /** Asks for more results, and scrolls among them. */
  private async more(): Promise<void> {
    const name = /^Show more results/;
    const button = this.plain.getByRole('button', { name });
    if (!(await button.isVisible())) return;
    this.steps.push('shows more results');
    const hits = this.plain.locator('.search-hits > li');
    const count = await hits.count();
    for (const page of [this.plain, this.page]) {
      await page.getByRole('button', { name }).click();
      // The first new hit gets the focus and is scrolled into view.
      await expect(page.locator('.search-hits > li').nth(count).locator('a').first()).toBeFocused();
      await still(page);
    }
    await this.scrollTo(3000);
    const { entry } = await look(this.plain);
    this.left.set(entry, (await look(this.page)).top);
    await this.check();
  }
}

for (const seed of SEEDS)
  test(`going through the history is what it is on a plain site: seed ${seed}`, async ({
    browser,
    page,
  }) => {
    const end = Date.now() + MINUTES * 60_000;
    test.setTimeout((MINUTES + 10) * 60_000);
    let steps = 0;
    for (let own = seed; own === seed || Date.now() < end; own += SEEDS.length) {
      const plain = await openPlain(browser);
      const other = own === seed ? page : await (await browser.newContext()).newPage();
      await Promise.all([plain, other].map(withoutFonts));
      const walk = new Walk(other, plain, own);
      await test.step(`seed ${own}`, async () => {
        await walk.start();
        for (let step = 0; step < STEPS; step++) await walk.step();
      });
      steps += walk.steps.length;
      console.log(`history walk: seed ${own}, ${steps} steps so far`);
      await plain.context().close();
      if (other !== page) await other.context().close();
    }
  });
