import { expect, type Page } from '@playwright/test';
import { MAIN, test } from './sites';
import { startRuntime, watchFaults } from './support';
import { box, modal, openModal, search } from './search-support';

/** What the translator adds to each text. */
const MARK = '·';

/** Does what Google's translator does, to every text and for as long as the document lives. */
function translate(mark: string): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,font,svg,[translate=no]'))
        continue;
      const outer = document.createElement('FONT');
      outer.appendChild(document.createElement('FONT')).textContent = text.data + mark;
      // The text itself is gone.
      text.replaceWith(outer);
    }
  };
  const start = () => {
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { target } of records) wrap(target);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

const text = (page: Page) =>
  page.evaluate((mark) => document.body.innerText.replaceAll(mark, '').replace(/\s/g, ''), MARK);
const main = (page: Page) => page.getByRole('main');
const follow = (name: string) => (page: Page) =>
  main(page).getByRole('link', { name }).first().click();
const ask = (query: string) => async (page: Page) => {
  await main(page).getByRole('combobox', { name: 'Search' }).fill(query);
  await expect(main(page).getByRole('status')).toContainText(query && `for "${query}"`);
};

/** What a reader does on a guide, and on the page of results. */
const GUIDE: readonly ((page: Page) => Promise<unknown>)[] = [
  follow('IndexOf'),
  (page) => expect(page).toHaveTitle(/^RealtimeArray/),
  (page) => page.goBack(),
  (page) => expect(page).toHaveTitle(/^Collections/),
  (page) => page.getByRole('button', { name: /dark/i }).click(),
  (page) => page.getByText('Copy page').click(),
  openModal,
  ...['voice', 'xqzwv', 'ownership'].map((query) => async (page: Page) => {
    await box(page).fill(query);
    const answer = modal(page).getByText(query === 'xqzwv' ? 'No results for' : /results for/);
    await expect(answer.first()).toBeAttached();
  }),
  (page) => search(page, 'firewall'),
  (page) => page.keyboard.press('Enter'),
  (page) => expect(page).toHaveTitle(/^Firewalls/),
  (page) => main(page).getByRole('tab').last().click(),
];
const RESULTS = ['room', 'xqzwv', 'ownership', '', 'voice'].map(ask);

for (const moment of ['before', 'after'] as const)
  for (const [path, steps] of [
    ['/room/collections', GUIDE],
    ['/search?q=voice', RESULTS],
  ] as const)
    test(`a translator that comes ${moment} the runtime leaves ${path} and what follows whole`, async ({
      page: plain,
      context,
    }) => {
      const page = await context.newPage();
      const faults = watchFaults(page);
      if (moment === 'before') await page.addInitScript(translate, MARK);
      for (const one of [plain, page]) await one.goto(MAIN + path);
      for (const one of [plain, page]) await startRuntime(one);
      if (moment === 'after') await page.evaluate(translate, MARK);
      for (const step of [() => Promise.resolve(), ...steps]) {
        for (const one of [plain, page]) {
          await step(one);
          // Where it has clicked may be a link of the next page, which would show its card.
          await one.mouse.move(0, 0);
        }
        // Nothing is missing, and nothing of what was there before is left behind.
        await expect(async () => expect(await text(page)).toBe(await text(plain))).toPass();
      }
      expect(faults).toEqual([]);
    });
