import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { shareContrast } from './contrast';

/** What the rules of axe are called: those that it runs by itself, and WCAG 2.2. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What differs between the themes. All other rules look at structure, which is the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The version of axe that its Playwright package asks for. */
const { source: AXE } = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as {
  readonly source: string;
};

/** Evaluated in place of axe, which is in the page already: its package sends it twice for each run. */
const NOTHING = '/* axe is there. */';

type Theme = 'light' | 'dark';

interface Scope {
  /** A selector of what is looked at; without one, the whole page is. */
  readonly within?: string;
  /** With `dark`, only the rules whose results differ from those in the light theme. */
  readonly theme?: Theme;
}

/** Expects that axe finds nothing wrong with what a page shows. */
export async function expectNoViolation(
  page: Page,
  { within, theme = 'light' }: Scope = {},
): Promise<void> {
  const runOnly =
    theme === 'dark'
      ? { type: 'rule' as const, values: COLOR_RULES }
      : { type: 'tag' as const, values: TAGS };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await page.evaluate(shareContrast);
  const axe = new AxeBuilder({ page, axeSource: NOTHING })
    // Otherwise, all that was looked at is handed to another page and back, which costs as much as
    // the rules do. That is for frames of other origins, of which there are none.
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const said = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
  expect(said).toEqual([]);
}

/** Changes the theme of what is open, as choosing it in another tab does. */
async function choose(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // Transitions, however short, end with a later frame; until then, axe sees the other theme's colors.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Looks at what is open: with all rules in light, and at the colors again in dark. */
export async function expectAccessible(
  page: Page,
  scope: Pick<Scope, 'within'> = {},
): Promise<void> {
  await expectNoViolation(page, scope);
  await choose(page, 'dark');
  await expectNoViolation(page, { ...scope, theme: 'dark' });
  await choose(page, 'light');
}
