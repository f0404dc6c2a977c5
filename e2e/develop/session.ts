import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { freePort } from '../../packages/testing/free-port';
import { setUp, xrefsIn } from '../authoring-site';
import { type DevelopServer, startDevelop } from '../../packages/testing/develop-server';
import { copySite } from '../../packages/testing/site-copy';
import { REGISTRIES } from './registries';

/** A copy of the site that develop serves, with the content of `e2e/fixtures/authoring` and more. */
export interface Develop {
  readonly dir: string;
  readonly server: DevelopServer;
}

const SETTINGS = `checks: { admonitions: 'warn', codeMeta: 'warn' }, externalXrefs: ${xrefsIn('authoring')}, markdownPlugin: './packages/importers/foreign-markdown',`;

/** Playwright's `test` with one develop server for all tests, on a copy that they edit. */
export const test = base.extend<object, { develop: Develop }>({
  develop: [
    // eslint needs the pattern, Playwright derives from it that this uses no other fixture.
    async ({}, provide) => {
      const copy = copySite('develop');
      setUp(copy, '  announcement: false,', `  announcement: false,\n  ${SETTINGS}`);
      const content = path.join(copy.dir, 'authoring');
      fs.rmSync(content, { recursive: true, force: true });
      fs.cpSync('e2e/fixtures/authoring', content, { recursive: true });
      for (const [name, text] of Object.entries(REGISTRIES)) {
        fs.mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
        fs.writeFileSync(path.join(content, name), text);
      }
      // Unclosed JSX is a mistake here.
      for (const name of ['common-mark.md', 'embed.md', 'habits.mdx'])
        fs.rmSync(path.join(content, 'docs/guide', name));
      // Tests read the copy's settings, too.
      process.env.CONTENT_DIR = content;
      const server = await startDevelop(copy.dir, await freePort(), { CONTENT_DIR: content });
      await provide({ dir: copy.dir, server });
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ develop }, provide) => provide(develop.server.address),
});

/** A text to replace in a file, whose path is from the copy's root. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Replaces a text in a file of the copy. The file must have it. */
export function edit({ dir }: Develop, { file, from, to }: Change): void {
  const text = fs.readFileSync(path.join(dir, file), 'utf8');
  expect(text).toContain(from);
  save(path.join(dir, file), text.replace(from, to));
}

/**
 * Saves as many editors do, and as any does on a busy machine: the file is empty for a moment, in
 * milliseconds, during which its watchers look at it.
 */
export function save(file: string, text: string, emptyMs = 20): void {
  fs.writeFileSync(file, '');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, emptyMs);
  fs.writeFileSync(file, text);
}

/** Replaces a text in a file for as long as something is looked at, then puts it back. */
export async function withEdit(
  develop: Develop,
  change: Change,
  look: () => Promise<void>,
): Promise<void> {
  const file = path.join(develop.dir, change.file);
  const text = fs.readFileSync(file, 'utf8');
  edit(develop, change);
  try {
    await look();
  } finally {
    save(file, text);
  }
}

export function append({ dir }: Develop, file: string, text: string): void {
  fs.appendFileSync(path.join(dir, file), `\n${text}\n`);
}

/** Opens a page, and waits for its heading. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Runs something during which the page must not load again. */
export async function withoutReload(page: Page, run: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await run();
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
}
