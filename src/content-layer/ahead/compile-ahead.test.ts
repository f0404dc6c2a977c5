import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import type { Order, Report } from '../../site/body-process';
import type { Site } from '../../site/site';
import { apiClass, docPage, siteIn } from '../../test/content-pages';
import { mdxHelpers } from '../../test/gatsby-mdx';
import { Bodies, type BodyPage } from '../bodies';
import { countBodies, openBodyStore } from '../body-store';
import { type Channel, compileAhead } from './compile-ahead';

jest.mock(
  'gatsby-plugin-mdx',
  () =>
    jest.requireActual<typeof import('../../test/gatsby-mdx')>('../../test/gatsby-mdx')
      .gatsbyPluginMdx,
);

const CONFIG: GatsbyConfig = { plugins: [{ resolve: 'gatsby-plugin-mdx', options: {} }] };
const CLASS = `---
name: Room
kind: class
namespace: Duet
category: Rooms
summary: A class.
signature: public class Room
---

My remarks.
`;

let site: Site;
beforeEach(() => {
  const rootDir = fs.mkdtempSync(path.join(os.tmpdir(), 'compile-ahead-'));
  // The code and the tokens on which bodies depend.
  for (const name of ['src', 'node_modules']) {
    fs.symlinkSync(path.resolve(name), path.join(rootDir, name));
  }
  site = siteIn(rootDir);
  write('docs/a.md', '---\ntitle: A\n---\n\nOf {Product}.\n');
});
afterEach(() => fs.rmSync(site.folder.rootDir, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(site.folder.contentDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  // Each site of the tests has classes.
  fs.mkdirSync(path.join(site.folder.contentDir, 'reference/classes'), { recursive: true });
}

/** Runs it with orders that are given before it begins, and with what each report is answered by. */
async function run(first: Order, answer: (report: Report) => Order | undefined = () => undefined) {
  const reports: Report[] = [];
  let give: (order: Order) => void = () => undefined;
  const channel: Channel = {
    send: (report) => {
      reports.push(report);
      const order = answer(report);
      if (order) give(order);
    },
    onOrder: (listener) => {
      give = listener;
      give(first);
    },
  };
  await compileAhead(CONFIG, site, channel);
  return reports;
}

const isCacheReady = true;

/** The page as Gatsby's nodes have it. */
function stored(page: BodyPage): BodyPage {
  const text = fs.readFileSync(page.absolutePath);
  return { ...page, textDigest: crypto.createHash('md5').update(text).digest('hex') };
}

it('leaves the bodies where Gatsby’s process looks for them, as that would compile them', async () => {
  write('reference/classes/Room.md', CLASS);
  const [a = '', room = ''] = ['docs/a.md', 'reference/classes/Room.md'].map((name) =>
    path.join(site.folder.contentDir, name),
  );
  expect(await run({ isCacheReady })).toEqual([
    { pages: [`DocPage ${a}`, `ApiClass ${room}`] },
    { at: 0 },
    { at: 1 },
    { at: 2 },
  ]);
  const getCache = (): never => {
    throw new Error('It is compiled already.');
  };
  const never = { ...mdxHelpers, getCache };
  const forgetful = { ...openBodyStore(site.folder.rootDir), get: () => undefined };
  for (const page of [docPage(site, 'a'), apiClass(site, 'Room')].map(stored)) {
    const body = await new Bodies(site).get(page, never);
    expect(body.html).toMatch(/Of Duet\.|My remarks\./);
    expect(await new Bodies(site, forgetful).get(page, mdxHelpers)).toEqual(body);
  }
});

it('stops where the other process has taken over', async () => {
  for (const name of ['b', 'c', 'd']) write(`docs/${name}.md`, `# ${name}\n`);
  const reports = await run({ isCacheReady }, ({ at }) => (at === 0 ? { limit: 2 } : undefined));
  expect(reports.slice(1)).toEqual([{ at: 0 }, { at: 1 }, { at: 4 }]);
  expect(countBodies(site.folder.rootDir)).toBe(2);
});

it('writes nothing before the cache is ready', async () => {
  write('docs/b.md', '# B\n');
  const count = () => countBodies(site.folder.rootDir);
  let before: number | undefined;
  await run({}, ({ at }) => {
    if (at !== 1) return undefined;
    before = count();
    return { isCacheReady };
  });
  expect([before, count()]).toEqual([0, 2]);
});

it('compiles no drafts, partials, and files that cannot be read', async () => {
  write('docs/b.md', '---\ntitle: B\ndraft: true\n---\n\nText.\n');
  write('docs/_c.md', 'Text.\n');
  write('docs/d.md', '---\ntitle: "D\n---\n\nText.\n');
  await run({ isCacheReady });
  expect(countBodies(site.folder.rootDir)).toBe(1);
});
