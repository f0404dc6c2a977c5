/**
 * `npm test -- builds`: checks what only a whole build can show. Content with mistakes fails with
 * a list of all of them and leaves a good `dist/` alone; an edit rerenders one page; other content
 * folders build; samples that do not compile fail.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../src/config/diagnostics/files';
import { setUpAuthoring } from './lib/authoring-site';
import { lockFolder } from './lib/folder-lock';
import { binary } from './lib/checks';
import { SKIPPED } from './lib/run';
import { copySite, FIRST_BUILD, type SiteCopy } from './lib/site-copy';

/** By title, since TypeScript rejects duplicate keys. */
const CASES: Readonly<Record<string, () => void>> = {
  'every mistake is listed at once, with its line, and dist/ stays': mistakes,
  'a wrong setting is named with its line': wrongSettings,
  'a missing content folder is said in a sentence': missingFolder,
  'a component that changes is in every document of the next build': changedComponent,
  'a second build in a folder names the first': secondBuild,
  'a mention renders the page of its class again, with what an earlier build has compiled':
    newMention,
  'a page that moves changes the links of others': movedPage,
  'missing pictures of diagrams are listed, drawn, and taken up by the next build': diagrams,
  'an edit renders its page again and no other': warmEdit,
  'a C# sample that does not compile is named with its line': wrongSamples,
  'content without sidebar, reference and home page builds': bareContent,
  // A site that has moved can delete the package.
  ...(fs.existsSync('packages/importers') && {
    'an imported reference passes every check': importedReference,
  }),
};

const AUTHORING = path.resolve('e2e/fixtures/authoring');

/** In every document. */
const COMPONENT = 'src/components/Footer/Footer.tsx';

interface FailedBuild {
  readonly copy: SiteCopy;
  /** Of the wrong setting in `site.config.ts`. */
  readonly line: number;
  readonly output: string;
}

let failedBuild: FailedBuild | undefined;

/** A build of content with mistakes and of a wrong setting, beside a good `dist/`. */
function failing(): FailedBuild {
  failedBuild ??= makeFailing();
  return failedBuild;
}

function makeFailing(): FailedBuild {
  const copy = copySite('mistakes');
  const dist = path.join(copy.dir, 'dist');
  fs.rmSync(dist, { recursive: true, force: true });
  fs.mkdirSync(dist);
  fs.writeFileSync(path.join(dist, 'index.html'), 'the good one');
  // As a killed build leaves it.
  fs.mkdirSync(`${dist}.next/room`, { recursive: true });
  const file = path.join(copy.dir, 'site.config.ts');
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((text) => text.includes('tagline:'));
  lines.splice(index, 1, "  tagLine: 'Misspelled.',");
  fs.writeFileSync(file, lines.join('\n'));
  const { code, output } = copy.build({
    CONTENT_DIR: path.resolve('e2e/fixtures/mistakes'),
  });
  assert.equal(code, 1, output);
  return { copy, line: index + 1, output };
}

function mistakes(): void {
  const { copy, output } = failing();
  const expected = JSON.parse(
    fs.readFileSync('e2e/fixtures/mistakes/expected.json', 'utf8'),
  ) as string[][];
  const found = [...output.matchAll(/^ {2}\S*\/mistakes\/(\S+)\n {4}(.*\n.*)$/gm)];
  for (const [place, ...texts] of expected) {
    const fits = ([, at, said = '']: RegExpExecArray | RegExpMatchArray) =>
      at === place && texts.every((text) => said.includes(text));
    assert.ok(found.some(fits), `${place}: ${texts.join(', ')} is not in:\n${output}`);
  }
  assert.equal(found.length, expected.length, output);
  const dist = path.join(copy.dir, 'dist');
  assert.equal(fs.readFileSync(path.join(dist, 'index.html'), 'utf8'), 'the good one');
  assert.deepEqual(
    fs.readdirSync(copy.dir).filter((name) => name.startsWith('dist.')),
    [],
  );
}

function wrongSettings(): void {
  const { line, output } = failing();
  assert.ok(output.includes(`site.config.ts:${line}`), output);
  assert.match(output, /Unknown key "tagLine"\.\s+→ Write "tagline"/);
}

function missingFolder(): void {
  const { code, output } = copySite('mistakes').build({ CONTENT_DIR: 'no-such-folder' });
  assert.equal(code, 1);
  assert.match(output, /The content folder \S+no-such-folder does not exist\. Fix CONTENT_DIR/);
}

function secondBuild(): void {
  const copy = copySite('mistakes');
  // This process stands for the first build.
  lockFolder(copy.dir, 'npm run build');
  const { code, output } = copy.build();
  fs.rmSync(path.join(copy.dir, '.tmp'), { recursive: true });
  assert.equal(code, 1);
  assert.match(
    output,
    new RegExp(`is running in this folder: npm run build \\(pid ${process.pid}\\)`),
  );
}

interface EditableSite {
  readonly copy: SiteCopy;
  readonly content: string;
  /** Builds the edited site; the build must succeed. */
  readonly build: () => string;
}

let editableSite: EditableSite | undefined;

/**
 * A built copy of the authoring fixture inside a copy of the site, with a component that has changed
 * since the first build. The cases that edit it share it, each on top of the previous edits, and only
 * check what their own edit changes. `test-same.ts` compares the first build, and the last, when
 * everything is as it was, with that of another folder.
 */
function editable(): EditableSite {
  editableSite ??= makeEditable();
  return editableSite;
}

function makeEditable(): EditableSite {
  const copy = copySite('editable');
  const content = setUpAuthoring(copy);
  const build = (environment: NodeJS.ProcessEnv = {}) => {
    const { code, output } = copy.build({ CONTENT_DIR: content, ...environment });
    assert.equal(code, 0, output);
    return output;
  };
  build();
  const first = path.join(copy.dir, FIRST_BUILD);
  fs.rmSync(first, { recursive: true, force: true });
  fs.cpSync(path.join(copy.dir, 'dist'), first, { recursive: true });
  const file = path.join(copy.dir, COMPONENT);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace('{copyright}<', '{copyright} Changed.<'));
  build();
  return { copy, content, build: () => build() };
}

function changedComponent(): void {
  const { copy } = editable();
  assert.match(fs.readFileSync(path.join(copy.dir, 'dist/plain.html'), 'utf8'), / Changed\./);
}

function newMention(): void {
  const { copy, content, build } = editable();
  const page = path.join(content, 'docs/plain.md');
  fs.appendFileSync(page, '\nA `Crate`.\n');
  const output = build();
  assert.match(output, /Building static HTML for pages - [\d.]+s - 2\/2 /);
  const plain = fs.readFileSync(path.join(copy.dir, 'dist/plain.html'), 'utf8');
  assert.match(plain, / Changed\./);
  const html = fs.readFileSync(path.join(copy.dir, 'dist/reference/classes/Crate.html'), 'utf8');
  assert.match(html, /Mentioned in.*<a href="\/docs\/plain">/s);
}

function movedPage(): void {
  const { copy, content, build } = editable();
  const page = path.join(content, 'docs/02-numbered/01-first.md');
  const text = fs.readFileSync(page, 'utf8');
  fs.writeFileSync(page, text.replace('---\n', '---\nslug: /moved\n'));
  build();
  const home = fs.readFileSync(path.join(copy.dir, 'dist/index.html'), 'utf8');
  assert.match(home, /href="\/docs\/moved#deep-part"/);
  assert.ok(
    !fs.existsSync(path.join(copy.dir, 'dist/numbered/first.html')),
    'the old page is gone',
  );
}

function wrongSamples(): void {
  const run = (contentDir: string) => {
    const env = { ...process.env, CONTENT_DIR: contentDir };
    return spawnSync(binary('tsx'), ['scripts/samples.ts'], { env, encoding: 'utf8' });
  };
  const { status, stdout, stderr } = run(path.resolve('e2e/fixtures/samples'));
  if (status === SKIPPED) {
    console.log(stdout);
    return;
  }
  assert.equal(status, 1, stdout + stderr);
  const found = [...stderr.matchAll(/^ {2}(\S+)\n {4}(.*)$/gm)].map(([, ...parts]) =>
    parts.join(' '),
  );
  const expected = [
    /^content 1 of 4 C# blocks are exempt/,
    /\/index\.mdx:19 CS1061: .*`total'/,
    /\/index\.mdx:26 CS0029: /,
    /\/index\.mdx:29 .* does not say why/,
  ];
  assert.equal(found.length, expected.length, stderr);
  expected.forEach((pattern, index) => assert.match(found[index] ?? '', pattern));

  const content = path.resolve('.tmp', 'wrong-reference');
  fs.rmSync(content, { recursive: true, force: true });
  fs.cpSync('e2e/fixtures/samples', content, { recursive: true });
  const page = path.join(content, 'reference/classes/Counter.mdx');
  fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('public int', 'public Missing'));
  const wrong = run(content);
  assert.equal(wrong.status, 1);
  assert.match(wrong.stderr, /Counter\.mdx:11\n {4}CS0246: .*`Missing'/);
}

function diagrams(): void {
  const { copy, content, build } = editable();
  const page = () => fs.readFileSync(path.join(copy.dir, 'dist/guide/features.html'), 'utf8');
  const figures = () =>
    page()
      .match(/<figure class="diagram[^"]*"/g)
      ?.map((tag) => tag.slice(15, -1));
  assert.deepEqual(figures(), ['diagram diagram-small', 'diagram diagram-small']);
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      path.resolve('node_modules/.bin/tsx'),
      ['scripts/diagrams.ts', ...args],
      { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content } },
    );
    return { status, output: stdout + stderr };
  };
  const lines = fs.readFileSync(path.join(content, 'docs/guide/features.mdx'), 'utf8').split('\n');
  const lineOf = (title: string) => lines.findIndex((line) => line.includes(title)) + 1;
  const good = `features.mdx:${lineOf('title="A talks to B"')}`;
  const broken = `features.mdx:${lineOf('title="A broken diagram"')}`;

  const before = run('--check');
  assert.equal(before.status, 1);
  for (const place of [good, broken]) assert.ok(before.output.includes(place), before.output);
  fs.mkdirSync(path.join(content, 'diagrams'));
  const orphan = path.join(content, 'diagrams', '0123456789abcdef.light.svg');
  fs.writeFileSync(orphan, '');
  const drawn = run();
  assert.equal(drawn.status, 1, 'a diagram has a mistake');
  assert.match(drawn.output, new RegExp(`${broken}\\n.*Parse error on line 2`));
  assert.ok(!fs.existsSync(orphan), 'the picture that no diagram has is gone');
  const after = run('--check').output;
  assert.ok(after.includes(broken) && !after.includes(good), after);
  build();
  assert.deepEqual(figures(), ['diagram diagram-drawn', 'diagram diagram-small']);
}

/**
 * The last of those that edit: what the others have changed is as it was, and the edit makes its page
 * that of the first build again. So `npm test -- same` compares the result with it.
 */
function warmEdit(): void {
  const { copy, content, build } = editable();
  const dist = path.join(copy.dir, 'dist');
  const page = path.join(content, 'docs/plain.md');
  fs.copyFileSync(COMPONENT, path.join(copy.dir, COMPONENT));
  fs.rmSync(content, { recursive: true });
  fs.cpSync(AUTHORING, content, { recursive: true });
  const text = fs.readFileSync(page, 'utf8');
  fs.writeFileSync(page, text.replace('16:9 stay text', '4:3 stay text'));
  build();
  const documents = () =>
    new Map(
      listFiles(dist)
        .filter((file) => file.endsWith('.html') || file.endsWith('page-data.json'))
        .map((file) => [path.relative(dist, file), fs.readFileSync(file, 'utf8')]),
    );
  const before = documents();
  assert.match(before.get('plain.html') ?? '', /4:3 stay text/);
  fs.writeFileSync(page, text);
  const output = build();
  assert.match(output, /Building static HTML for pages - [\d.]+s - 1\/1 /);
  assert.match(output, /Social cards: 0 of \d+ drawn/);
  const after = documents();
  const changed = [...after].filter(([file, content]) => before.get(file) !== content);
  assert.deepEqual(changed.map(([file]) => file).sort(), [
    'page-data/plain/page-data.json',
    'plain.html',
  ]);
  assert.match(after.get('plain.html') ?? '', /16:9 stay text/);
}

function bareContent(): void {
  const copy = copySite('bare');
  const content = path.join(copy.dir, 'bare');
  fs.rmSync(content, { recursive: true, force: true });
  fs.mkdirSync(path.join(content, 'docs/topic'), { recursive: true });
  fs.writeFileSync(path.join(content, 'docs/topic/one.md'), '# One\n\nText.\n');
  const { code, output } = copy.build({ CONTENT_DIR: content });
  assert.equal(code, 0, output);
  const page = fs.readFileSync(path.join(copy.dir, 'dist/topic/one.html'), 'utf8');
  assert.match(page, /<h1[^>]*>One<\/h1>/);
  assert.ok(fs.existsSync(path.join(copy.dir, 'dist/index.html')), 'there is a home page');
}

/** Uses the copy of `bareContent`, whose caches are warm. */
function importedReference(): void {
  const copy = copySite('bare');
  const content = path.join(copy.dir, 'bare');
  fs.rmSync(content, { recursive: true, force: true });
  fs.mkdirSync(path.join(content, 'docs'), { recursive: true });
  fs.writeFileSync(path.join(content, 'docs/readme.md'), '# Home\n\nA `Vault` opens.\n');
  const assembly = path.resolve('packages/importers/reference/fixtures/assembly');
  const args = [assembly, '--out', path.join(content, 'reference/classes')];
  const script = path.resolve('scripts/reference-import.ts');
  const run = (...more: string[]) => {
    const command = [script, ...args, ...more];
    const { status, stdout, stderr } = spawnSync(binary('tsx'), command, {
      cwd: copy.dir,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stdout + stderr);
  };
  run();
  const { code, output } = copy.build({ CONTENT_DIR: content });
  assert.equal(code, 0, output);
  // Checks that only warn also print the file, with the fix below it. The links in the footer lead to
  // pages that this content does not have.
  assert.doesNotMatch(output, /^ {2}(?!site\.config\.ts:)\S+\n {4}/m, output);
  const page = (name: string) =>
    fs.readFileSync(path.join(copy.dir, 'dist/reference/classes', `${name}.html`), 'utf8');
  assert.match(page('Vault'), /product\} or &#x3C;bool> is text|product\} or &lt;bool> is text/);
  assert.match(page('Acme.Events.Doors'), /href="\/reference\/classes\/Acme\.Doors"/);
  assert.match(page('Vault.Door'), /<h1[^>]*>.*Vault\.Door/);
  const home = fs.readFileSync(path.join(copy.dir, 'dist/index.html'), 'utf8');
  assert.match(home, /href="\/reference\/classes\/Vault"/);
  run('--check');
}

function main(): void {
  const only = process.argv[2];
  let failed = 0;
  const chosen = Object.entries(CASES).filter(([title]) => title.includes(only ?? ''));
  for (const [title, run] of chosen) {
    try {
      run();
      console.log(`  ✓ ${title}`);
    } catch (error) {
      failed++;
      // It may contain an edit that has not been built.
      editableSite = undefined;
      console.error(`  ✗ ${title}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exit(1);
}

main();
