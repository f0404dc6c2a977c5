import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../testing/free-port';
import { withBrowser } from './with-browser';
import { startDevelop } from '../testing/develop-server';

/**
 * Starts develop in a copy of the site, repeatedly adds a sentence to a page, and measures how long
 * each takes to appear in a browser that has the page open.
 *
 * @param dir the copy, whose content is edited.
 * @param page the file to edit, and the path of its page.
 * @param count the number of edits to measure, after a first one that is not measured.
 * @returns the milliseconds from each edit until its sentence is on screen.
 */
export async function editsToPaint(
  dir: string,
  page: { readonly file: string; readonly path: string },
  count: number,
): Promise<number[]> {
  const server = await startDevelop(dir, await freePort());
  const measure = withBrowser(async (browser) => {
    const tab = await browser.newPage();
    await tab.goto(server.address + page.path);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    const times: number[] = [];
    for (let edit = 0; edit <= count; edit++) {
      const sentence = `Sentence number ${edit} of the benchmark.`;
      const start = performance.now();
      fs.appendFileSync(path.join(dir, page.file), `\n${sentence}\n`);
      // In each frame: locators look twice a second.
      await tab.waitForFunction((text) => document.body.innerText.includes(text), sentence);
      times.push(performance.now() - start);
      // Authors also pause between edits. Work that follows an edit must not count for the next one.
      await tab.waitForTimeout(2000);
    }
    return times.slice(1);
  });
  return measure.finally(() => server.stop());
}
