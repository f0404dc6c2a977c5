import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiBody } from '../../../src/reference/api-body';
import { apiSchemaOf } from '../../../src/reference/schema';
import { finishPage } from '../../../src/site/finish';
import { finishBody } from '../../../src/markdown/html/body';
import { createSiteIndex } from '../../../src/site/site-index';
import { NO_SITE_INDEX_DATA } from '../../../src/site/site-index-data';
import { listFiles } from '../../../src/config/diagnostics/files';
import { apiClass, siteIn } from '../../../src/test/content-pages';
import { writeRandomAssembly } from '../../../src/test/random-assembly';
import type { DocfxItem } from './docfx';
import { decode } from './markup/text';
import { type Plan, planImport } from './plan';
import { type Input, readFolders } from './read-folder';
import { accountText } from './report';
import { writePlan } from './write';
import { tempFolder } from '../../../src/test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

function importFrom(folder: string): { input: Input; plan: Plan } {
  const input = readFolders([folder], dir);
  const plan = planImport(input, {
    outDir: siteIn(dir).folder.referenceDir ?? '',
    rootDir: dir,
    variables: { Product: 'Duet', product: 'duet' },
    categoryOf: ({ namespace }) => namespace || 'global',
    prune: false,
  });
  expect([...input.problems, ...plan.problems]).toEqual([]);
  writePlan(plan);
  return { input, plan };
}

/** What a build makes of the imported pages: their problems, and their texts by uid. */
async function build() {
  const site = siteIn(dir);
  const referenceDir = site.folder.referenceDir ?? '';
  const nodes = listFiles(referenceDir).map((file) => {
    const { data } = matter(fs.readFileSync(file, 'utf8'), {});
    const name = path.relative(referenceDir, file).replace(/\.mdx$/, '');
    const change = { absolutePath: file, path: `/reference/classes/${name}` };
    const type = apiSchemaOf(data).parse(data);
    return { ...apiClass(site, name, {}, change), type };
  });
  const index = createSiteIndex(nodes, NO_SITE_INDEX_DATA, site);
  const texts = new Map<string, string>();
  const problems = [];
  for (const node of nodes) {
    const html = renderToStaticMarkup(
      React.createElement(ApiBody, { type: node.type, remarksHtml: '', sourceUrl: false }),
    );
    const { rootDir, contentDir } = site.folder;
    const context = { absolutePath: node.absolutePath, rootDir, contentDir, staticDirs: [] };
    const page = await finishPage(node, await finishBody(html, context), index, site);
    problems.push(...page.problems.filter(({ check }) => check !== 'brokenAnchors'));
    texts.set(node.type.uid ?? '', page.text);
  }
  return { problems, texts };
}

it.each(Array.from({ length: 8 }, (_, seed) => seed))(
  'writes pages that build and show every text, for whatever assembly: seed %d',
  async (seed) => {
    const words = writeRandomAssembly(path.join(dir, 'assembly'), seed);
    importFrom(path.join(dir, 'assembly'));
    const { problems, texts } = await build();
    expect(problems).toEqual([]);
    for (const [uid, own] of words) {
      const shown = new Set(texts.get(uid)?.match(/word\d+/g));
      expect(own.filter((word) => !shown.has(word))).toEqual([]);
    }
  },
);

/** Everything that people have written about a type or a member. */
function textsOf(item: DocfxItem): string[] {
  const described = [...item.parameters, ...item.typeParameters, ...item.exceptions];
  const said = [item.summary, item.remarks, item.returns, ...item.examples];
  const links = item.seeAlso.map(({ text }) => text);
  return [...said, ...described.map(({ description }) => description), ...links];
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** Names that a text refers to are shown as C# writes them. */
const withoutTags = (text: string) =>
  decode(text.replace(/<\/?[a-z][^<>]*>|@(?:"[^"]*"|[\w.(),]+)|\]\([^)]*\)/gi, ' '));

it('shows every word of the committed files, or reports what has no page', async () => {
  const { input, plan } = importFrom(path.join(__dirname, 'fixtures', 'assembly'));
  const { problems, texts } = await build();
  expect(problems).toEqual([]);
  const account = accountText(input, plan);
  let words = 0;
  for (const item of input.items.values()) {
    const page = texts.get(item.uid) ?? texts.get(item.parent);
    if (page === undefined) {
      expect(account).toMatch(new RegExp(`^${item.uid}\\t(?:skipped|missing)\\t`, 'm'));
      continue;
    }
    const shown = new Set(wordsIn(page));
    const written = textsOf(item).flatMap((text) => wordsIn(withoutTags(text)));
    words += written.length;
    expect(written.filter((word) => !shown.has(word))).toEqual([]);
  }
  expect(words).toBeGreaterThan(150);
});
