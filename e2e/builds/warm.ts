/**
 * Builds after edits. All tests edit one copy of the authoring fixture, each on top of the edits
 * before, and only check what their own edit changes.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { setUpAuthoring } from '../authoring-site';
import { compareFolders } from '../../packages/testing/compare-folders';
import { COPIES_DIR, copySite, type SiteCopy } from '../../packages/testing/site-copy';
import { listFiles } from '../../src/config/diagnostics/files';
import { build, published, replace } from './site';

/** In every document. */
const COMPONENT = 'src/components/Footer/Footer.tsx';

let copy: SiteCopy;
let content: string;

const docs = (name: string) => path.join(content, 'docs', name);

test.beforeAll(() => {
  copy = copySite('editable');
  content = setUpAuthoring(copy);
  build(copy, content);
});

/** Builds in different folders: another step has built the same content. */
function expectSameAsElsewhere(): void {
  const elsewhere = path.join(COPIES_DIR, 'authoring', 'dist');
  const command = 'npx tsx e2e/test-sites.ts authoring';
  expect(fs.existsSync(elsewhere), `Run "${command}" first.`).toBe(true);
  expect(compareFolders(elsewhere, path.join(copy.dir, 'dist'))).toEqual([]);
}

test('builds of one site in two folders are the same, byte for byte', () => {
  expectSameAsElsewhere();
});

test('a component that changes is in every document of the next build', () => {
  replace(path.join(copy.dir, COMPONENT), '{copyright}<', '{copyright} Changed.<');
  build(copy, content);
  expect(published(copy, 'plain')).toContain(' Changed.');
});

test('a mention renders the page of its class again, with what an earlier build has compiled', () => {
  fs.appendFileSync(docs('plain.md'), '\nA `Crate`.\n');
  expect(build(copy, content)).toMatch(/Building static HTML for pages - [\d.]+s - 2\/2 /);
  expect(published(copy, 'plain')).toContain(' Changed.');
  const mention = /Mentioned in.*<a href="\/docs\/plain">/s;
  expect(published(copy, 'reference/classes/Crate')).toMatch(mention);
});

test('a page that moves changes the links of others', () => {
  replace(docs('02-numbered/01-first.md'), '---\n', '---\nslug: /moved\n');
  build(copy, content);
  expect(published(copy, 'index')).toContain('href="/docs/moved#deep-part"');
  const old = path.join(copy.dir, 'dist/numbered/first.html');
  expect(fs.existsSync(old), 'the old page is gone').toBe(false);
});

test('missing pictures of diagrams are listed, drawn, and taken up by the next build', () => {
  const figures = () =>
    [...published(copy, 'guide/features').matchAll(/<figure class="(diagram[^"]*)"/g)].map(
      ([, name]) => name,
    );
  expect(figures()).toEqual(['diagram diagram-small', 'diagram diagram-small']);
  const run = (...args: string[]) => {
    const tsx = path.resolve('node_modules/.bin/tsx');
    const env = { ...process.env, CONTENT_DIR: content };
    const options = { encoding: 'utf8', env } as const;
    const { status, stdout, stderr } = spawnSync(tsx, ['scripts/diagrams.ts', ...args], options);
    return { status, output: stdout + stderr };
  };
  const lines = fs.readFileSync(docs('guide/features.mdx'), 'utf8').split('\n');
  const placeOf = (title: string) =>
    `features.mdx:${lines.findIndex((line) => line.includes(title)) + 1}`;
  const good = placeOf('title="A talks to B"');
  const broken = placeOf('title="A broken diagram"');

  const before = run('--check');
  expect(before.status).toBe(1);
  for (const place of [good, broken]) expect(before.output).toContain(place);
  fs.mkdirSync(path.join(content, 'diagrams'));
  const orphan = path.join(content, 'diagrams', '0123456789abcdef.light.svg');
  fs.writeFileSync(orphan, '');
  const drawn = run();
  expect(drawn.status, 'a diagram has a mistake').toBe(1);
  expect(drawn.output).toMatch(new RegExp(`${broken}\\n.*Parse error on line 2`));
  expect(fs.existsSync(orphan), 'the picture that no diagram has is gone').toBe(false);
  const after = run('--check').output;
  expect(after).toContain(broken);
  expect(after).not.toContain(good);
  build(copy, content);
  expect(figures()).toEqual(['diagram diagram-drawn', 'diagram diagram-small']);
});

test('an edit renders its page again and no other, and edits that are undone leave nothing', () => {
  const dist = path.join(copy.dir, 'dist');
  fs.copyFileSync(COMPONENT, path.join(copy.dir, COMPONENT));
  fs.rmSync(content, { recursive: true });
  fs.cpSync('e2e/fixtures/authoring', content, { recursive: true });
  replace(docs('plain.md'), '16:9 stay text', '4:3 stay text');
  build(copy, content);
  const documents = () =>
    new Map(
      listFiles(dist)
        .filter((file) => file.endsWith('.html') || file.endsWith('page-data.json'))
        .map((file) => [path.relative(dist, file), fs.readFileSync(file, 'utf8')]),
    );
  const before = documents();
  expect(before.get('plain.html')).toContain('4:3 stay text');
  replace(docs('plain.md'), '4:3 stay text', '16:9 stay text');
  const output = build(copy, content);
  expect(output).toMatch(/Building static HTML for pages - [\d.]+s - 1\/1 /);
  expect(output).toMatch(/Social cards: 0 of \d+ drawn/);
  const after = documents();
  const changed = [...after].filter(([file, text]) => before.get(file) !== text);
  expect(changed.map(([file]) => file).sort()).toEqual([
    'page-data/plain/page-data.json',
    'plain.html',
  ]);
  expect(after.get('plain.html')).toContain('16:9 stay text');
  expectSameAsElsewhere();
});
