import type { Browser, BrowserContext, Page } from '@playwright/test';
import { COLOR_MODES, type ColorMode } from '../../../src/styles/tokens';
import { THEME_KEY } from '../../../src/browser/early/keys';
import { showFontsAtOnce } from '../fonts-at-once';
import { HEIGHT, type Scene, SCENES, WIDTHS } from './scenes';

export interface Shot {
  /** Its file's name, without an extension. */
  readonly name: string;
  readonly png: Buffer;
}

/** Dates of commits, which change without the page. No page shows the time of the day. */
const HIDDEN = 'time { visibility: hidden !important }';

/** The names of all pictures. */
export function shotNames(): string[] {
  return SCENES.flatMap((scene) =>
    widthsOf(scene).flatMap((width) => COLOR_MODES.map((mode) => nameOf(scene, width, mode))),
  );
}

const widthsOf = (scene: Scene) => scene.widths ?? WIDTHS;
const nameOf = ({ name }: Scene, width: number, mode: ColorMode) => `${name}-${width}-${mode}`;

/**
 * Draws all scenes, two at a time.
 *
 * @param site the address of the site, without a path.
 * @param take is given each picture once.
 * @throws {Error} naming the scene whose state does not come about.
 */
export async function shootAll(
  browser: Browser,
  site: string,
  take: (shot: Shot) => Promise<void>,
): Promise<void> {
  const jobs = SCENES.flatMap((scene) => widthsOf(scene).map((width) => ({ scene, width })));
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      for (const shot of await shoot(browser, site, job.scene, job.width)) await take(shot);
    }
  };
  await Promise.all([work(), work()]);
}

/** A scene at one width, in both themes. */
async function shoot(browser: Browser, site: string, scene: Scene, width: number): Promise<Shot[]> {
  const context = await stillContext(browser, width);
  try {
    const page = await context.newPage();
    await scene.prepare?.(page);
    await page.goto(site + scene.path);
    await started(page);
    await scene.act?.(page);
    const shots: Shot[] = [];
    for (const mode of COLOR_MODES) {
      await switchTo(page, mode);
      await settled(page);
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide', style: HIDDEN });
      shots.push({ name: nameOf(scene, width, mode), png });
    }
    // Pages are fetched ahead, and what answers a request fails if the page is gone by then.
    await page.unrouteAll({ behavior: 'wait' });
    return shots;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${scene.name} at ${width} pixels cannot be drawn: ${reason}`);
  } finally {
    await context.close();
  }
}

/** A context in which pages come out the same each time. */
async function stillContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(60_000);
  await showFontsAtOnce(context);
  return context;
}

/** The runtime has taken the page over: nothing of it moves afterwards. */
async function started(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}

/** As a tab does when the reader switches the theme in another one. */
async function switchTo(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => window.dispatchEvent(new StorageEvent('storage', { key, newValue })),
    [THEME_KEY, mode] as const,
  );
}

/** Fonts and all pictures in view are there, and painted. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight;
    });
    for (const image of inView) image.loading = 'eager';
    await Promise.all(inView.map((image) => image.decode()));
    // The page has scrolled it by the layout that it had before the fonts came: a pixel more or less.
    const sidebar = document.querySelector('[data-menu]');
    const current = sidebar?.querySelector('[aria-current="page"]');
    if (sidebar && current && sidebar.scrollTop > 0) {
      sidebar.scrollTop = 0;
      const { top, height } = sidebar.getBoundingClientRect();
      sidebar.scrollTop = Math.round(current.getBoundingClientRect().top - top - height / 2);
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
