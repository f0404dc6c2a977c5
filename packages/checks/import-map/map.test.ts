import fs from 'node:fs';
import path from 'node:path';
import { IMPORT_MAP, UNBOUND } from './map';

const rows = Object.entries(IMPORT_MAP);
const BUILD = /^src\/(?:build|config|features|markdown|reference|server|site)/;
const isFolder = (name: string) => path.extname(name) === '';

it('names only files and folders that exist', () => {
  for (const name of [...Object.keys(IMPORT_MAP), ...UNBOUND]) {
    expect([name, fs.existsSync(name)]).toEqual([name, true]);
  }
});

it('goes from the bottom up: a row names only rows above it', () => {
  const above: string[] = [];
  for (const [name, { imports = [], types = [] }] of rows) {
    for (const imported of [...imports, ...types]) {
      const isAbove = above.some((row) => imported === row || imported.startsWith(`${row}/`));
      expect([name, imported, isAbove]).toEqual([name, imported, true]);
    }
    above.push(name);
  }
});

it('keeps build code out of browsers', () => {
  const browser = rows.filter(([name]) =>
    /^(?:src\/(?:client|components|templates|pages)|packages\/search\/ui)/.test(name),
  );
  expect(browser.length).toBeGreaterThan(8);
  for (const [name, { imports = [] }] of browser) {
    // The types of generated modules.
    const reached = imports.filter((one) => BUILD.test(one) && one !== 'src/build/generated');
    expect([name, reached]).toEqual([name, []]);
  }
});

it('keeps the site free of packages that move sites in and check content', () => {
  for (const [name, { imports = [] }] of rows.filter(([one]) => !one.startsWith('packages/'))) {
    const reached = imports.filter((one) => /^packages\/(?:importers|checks)/.test(one));
    expect([name, reached]).toEqual([name, []]);
  }
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
  const mapped = [...Object.keys(IMPORT_MAP), ...UNBOUND].filter(isFolder);
  expect(documented.sort()).toEqual(mapped.sort());
});
