import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { FOLDERS, SITE_IMPORTS, UNBOUND } from './map';

const isFolder = (name: string) => path.extname(name) === '';

it('names only files and folders that exist', () => {
  for (const name of [...Object.keys(FOLDERS), ...Object.values(SITE_IMPORTS).flat(), ...UNBOUND]) {
    expect([name, fs.existsSync(name)]).toEqual([name, true]);
  }
});

it('keeps build code out of browsers', () => {
  const places = (pattern: RegExp) =>
    new Set(
      Object.entries(FOLDERS)
        .filter(([name]) => pattern.test(name))
        .map(([, place]) => place),
    );
  const browser =
    /^(?:src\/(?:client|components|templates|pages|server)|packages\/search\/ui|gatsby-(?:browser|ssr))/;
  expect(places(browser)).toEqual(new Set(['browser', 'both']));
  const build = /^(?:src\/(?:build\/(?!generated)|config|features|markdown|reference|site))/;
  expect(places(build)).toEqual(new Set(['build']));
});

it('has the packages that the site does without last, so nothing of it imports them', () => {
  const names = Object.keys(FOLDERS).filter((name) => name !== 'content');
  const first = names.findIndex((name) => /^packages\/(?!search|figures|csharp)/.test(name));
  expect(names.slice(first).filter((name) => !name.startsWith('packages/'))).toEqual([]);
});

/** What a site that deletes the importers deletes with them, or has a row for. */
const WITH_IMPORTERS = [
  'scripts/adopt.ts',
  'scripts/reference-import.ts',
  // Compiles the same hostile HTML as CommonMark, too.
  'src/site/active-content.test.ts',
  // For `packages/search/benchmark/docfx-classes.test.ts`, too.
  'src/test/imported-reference.ts',
];

it('has importers that can be deleted with their commands', () => {
  const args = ['grep', '-lE', "(from|import\\() ?'[^']*packages/importers", '--', '*.ts', '*.tsx'];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  const files = stdout.split('\n').filter((file) => file !== '');
  expect(files.filter((file) => !file.startsWith('packages/importers/'))).toEqual(WITH_IMPORTERS);
});

it('has the folders of the table in docs/architecture.md', () => {
  const [, table = ''] = /## Where things live\n\n([\s\S]*?)\n\n/.exec(
    fs.readFileSync('docs/architecture.md', 'utf8'),
  ) as RegExpExecArray;
  const documented = table
    .split('\n')
    .slice(2)
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)\/`/g)])
    .map(([, folder = '']) => folder);
  const mapped = [...Object.keys(FOLDERS), ...UNBOUND].filter(isFolder);
  expect(documented.sort()).toEqual(mapped.sort());
});
