import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the rules of axe are called: those that it runs by itself, and WCAG 2.2. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What differs between the themes. All other rules look at structure, which is the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** A selector of what is looked at; without one, the whole page is. */
  readonly within?: string;
  /** With `dark`, only the rules whose results differ from those in the light theme. */
  readonly theme?: 'light' | 'dark';
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
  const axe = new AxeBuilder({ page })
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
