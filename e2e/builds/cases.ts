/** Builds that fail, and builds of other content. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { SKIPPED } from '../../packages/testing/steps';
import { lockFolder } from '../../scripts/lib/folder-lock';
import { copySite } from '../../packages/testing/site-copy';
import { setUp } from '../authoring-site';
import { build, copyWith, published, replace } from './site';

const FIXTURES = path.resolve('e2e/fixtures');

/** A copy with little content. Another step has built what stands for an old version of it. */
function bareCopy(files: Readonly<Record<string, string>>) {
  const made = copyWith('bare', files);
  const version = "{ label: '1.0', folder: '../authoring/dist', path: '/docs' }";
  setUp(made.copy, '  aiWidget: false,', `  aiWidget: false,\n  versions: [${version}],`);
  return made;
}

test('every mistake is listed at once, with its line, and dist/ stays', () => {
  const copy = copySite('mistakes');
  const dist = path.join(copy.dir, 'dist');
  fs.rmSync(dist, { recursive: true, force: true });
  fs.mkdirSync(dist);
  fs.writeFileSync(path.join(dist, 'index.html'), 'the good one');
  // As a killed build leaves it.
  fs.mkdirSync(`${dist}.next/room`, { recursive: true });
  const settings = path.join(copy.dir, 'site.config.ts');
  replace(settings, /tagline:.*/, "tagLine: 'Misspelled.',");
  const lines = fs.readFileSync(settings, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('tagLine')) + 1;

  const { code, output } = copy.build({ CONTENT_DIR: path.join(FIXTURES, 'mistakes') });
  expect(code, output).toBe(1);
  const expected = JSON.parse(
    fs.readFileSync(path.join(FIXTURES, 'mistakes/expected.json'), 'utf8'),
  ) as string[][];
  const found = [...output.matchAll(/^ {2}\S*\/mistakes\/(\S+)\n {4}(.*\n.*)$/gm)];
  for (const [place, ...texts] of expected) {
    const fits = ([, at, said = '']: RegExpExecArray) =>
      at === place && texts.every((text) => said.includes(text));
    expect(found.some(fits), `${place}: ${texts.join(', ')} is not in:\n${output}`).toBe(true);
  }
  expect(found.length, output).toBe(expected.length);
  expect(output).toContain(`site.config.ts:${line}`);
  expect(output).toMatch(/Unknown key "tagLine"\.\s+→ Write "tagline"/);
  expect(fs.readFileSync(path.join(dist, 'index.html'), 'utf8')).toBe('the good one');
  expect(fs.readdirSync(copy.dir).filter((name) => name.startsWith('dist.'))).toEqual([]);
});

test('a missing content folder is said in a sentence', () => {
  const { code, output } = copySite('mistakes').build({ CONTENT_DIR: 'no-such-folder' });
  expect(code).toBe(1);
  expect(output).toMatch(/The content folder \S+no-such-folder does not exist\. Fix CONTENT_DIR/);
});

test('a second build in a folder names the first', () => {
  const copy = copySite('mistakes');
  // This process stands for the first build.
  lockFolder(copy.dir, 'npm run build');
  const { code, output } = copy.build();
  fs.rmSync(path.join(copy.dir, '.tmp'), { recursive: true });
  expect(code).toBe(1);
  expect(output).toContain(`is running in this folder: npm run build (pid ${process.pid})`);
});

test('a C# sample that does not compile is named with its line', () => {
  const run = (contentDir: string) => {
    const env = { ...process.env, CONTENT_DIR: contentDir };
    const tsx = path.resolve('node_modules/.bin/tsx');
    return spawnSync(tsx, ['scripts/samples.ts'], { env, encoding: 'utf8' });
  };
  const { status, stdout, stderr } = run(path.join(FIXTURES, 'samples'));
  test.skip(status === SKIPPED, stdout);
  expect(status, stdout + stderr).toBe(1);
  const found = [...stderr.matchAll(/^ {2}(\S+)\n {4}(.*)$/gm)];
  expect(found.map(([, place, message]) => `${place} ${message}`)).toEqual([
    expect.stringMatching(/^content 1 of 4 C# blocks are exempt/),
    expect.stringMatching(/\/index\.mdx:19 CS1061: .*`total'/),
    expect.stringMatching(/\/index\.mdx:26 CS0029: /),
    expect.stringMatching(/\/index\.mdx:29 .* does not say why/),
  ]);

  const content = path.resolve('.tmp', 'wrong-reference');
  fs.rmSync(content, { recursive: true, force: true });
  fs.cpSync(path.join(FIXTURES, 'samples'), content, { recursive: true });
  replace(path.join(content, 'reference/classes/Counter.mdx'), 'public int', 'public Missing');
  const wrong = run(content);
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toMatch(/Counter\.mdx:11\n {4}CS0246: .*`Missing'/);
});

test('content without sidebar, reference and home page builds; anchors and equal paths only warn', () => {
  const { copy, content } = bareCopy({
    'docs/topic/one.md': '# One\n\n[Text](#gone).\n',
    'docs/topic/two.md': '---\nslug: /topic/one\n---\n\n# Two\n',
  });
  const output = build(copy, content);
  expect(output).toContain('The path "/topic/one" is already used by');
  expect(output).toContain('leads to "#gone", which /topic/one does not have');
  expect(published(copy, 'topic/one')).toMatch(/<h1[^>]*>One<\/h1>/);
  expect(published(copy, 'index'), 'there is a home page').not.toBe('');
  // The version beside it leads to its pages, and is in its list.
  expect(published(copy, 'topic/one')).toMatch(/<a href="\/docs"[^>]*>1\.0<\/a>/);
  const [script] = /\/scripts\/versions-\w+\.js/.exec(published(copy, 'docs/plain')) ?? [];
  expect(fs.existsSync(path.join(copy.dir, `dist/${script}`)), `there is ${script}`).toBe(true);
  for (const file of ['sitemap-0.xml', 'llms.txt'])
    expect(fs.readFileSync(path.join(copy.dir, 'dist', file), 'utf8')).not.toContain('/docs/');
});

test('an imported reference passes every check', () => {
  test.skip(!fs.existsSync('packages/importers'), 'The site has deleted the importers.');
  const { copy, content } = bareCopy({
    'docs/readme.md': '# Home\n\nA `Vault` opens.\n',
  });
  const assembly = path.resolve('packages/importers/reference/fixtures/assembly');
  const args = [assembly, '--out', path.join(content, 'reference/classes')];
  const script = path.resolve('scripts/reference-import.ts');
  const run = (...more: string[]) => {
    const { status, stdout, stderr } = spawnSync('npx', ['tsx', script, ...args, ...more], {
      cwd: copy.dir,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  };
  run();
  const output = build(copy, content);
  // Checks that only warn also print the file, with the fix below it. The links in the footer lead to
  // pages that this content does not have.
  expect(output).not.toMatch(/^ {2}(?!site\.config\.ts:)\S+\n {4}/m);
  const page = (name: string) => published(copy, `reference/classes/${name}`);
  expect(page('Vault')).toMatch(/product\} or &#x3C;bool> is text|product\} or &lt;bool> is text/);
  expect(page('Acme.Events.Doors')).toMatch(/href="\/reference\/classes\/Acme\.Doors"/);
  expect(page('Vault.Door')).toMatch(/<h1[^>]*>.*Vault\.Door/);
  expect(published(copy, 'index')).toMatch(/href="\/reference\/classes\/Vault"/);
  run('--check');
});
