import { faultOf, type ImportMap } from './verdict';

const MAP: ImportMap = {
  folders: {
    'src/routes.ts': 'both',
    'src/base': 'build',
    'packages/engine': 'both',
    'src/site': 'build',
    'src/build/generated': 'both',
    'src/view': 'browser',
    'src/view/table.ts': 'both',
    'packages/tools': 'build',
    'src/late': 'build',
  },
  siteImports: { 'packages/tools': ['src/base'] },
  unbound: ['scripts', 'src/test'],
};

const fault = (from: string, specifier: string, typesOnly = false) =>
  faultOf({ from, specifier, typesOnly }, MAP);

it.each([
  ['a package of npm', 'src/base/a.ts', 'react'],
  ['a neighbor', 'src/base/a.ts', './b'],
  ['the same folder, further up', 'src/base/deep/a.ts', '../b'],
  ['a folder before it', 'src/site/a.ts', '../base/b'],
  ['a file before it', 'src/view/a.tsx', '../routes'],
  ['a package', 'src/view/a.tsx', '../../packages/engine/b'],
  ['a generated module', 'src/view/a.tsx', '$site/settings'],
  ['one file of a folder, which runs in both places', 'src/late/a.ts', '../view/table'],
  ['a part of the site that is an exception', 'packages/tools/a.ts', '../../src/base/b'],
  ['a package, in a package', 'packages/tools/a.ts', '../engine/b'],
  ['anything, in scripts', 'scripts/a.ts', '../src/view/b'],
  ['anything, in tests', 'src/base/a.test.ts', '../view/b'],
])('allows %s', (_, from, specifier) => {
  expect(fault(from, specifier)).toBeUndefined();
});

it.each([
  ['src/base/a.ts', '../site/b', 'src/base must not import src/site, which comes after it.'],
  [
    'src/site/a.ts',
    '$site/settings',
    'src/site must not import src/build/generated, which comes after it.',
  ],
  ['src/view/a.tsx', '../base/other', 'src/view may import types of src/base, and nothing else.'],
  ['src/late/a.ts', '../view/b', 'src/late may import types of src/view, and nothing else.'],
  [
    'src/view/table.ts',
    '../base/b',
    'src/view/table.ts may import types of src/base, and nothing else.',
  ],
  [
    'packages/tools/a.ts',
    '../../src/site/b',
    'packages/tools must not import src/site: packages know nothing of the site.',
  ],
  ['src/base/a.ts', '../test/dom', 'src/base must not import src/test.'],
  ['src/new/a.ts', './b', 'The import map has no row for src/new/a.ts.'],
  ['src/base/a.ts', '../new/b', 'The import map has no row for src/new/b.'],
])('reports %s that imports %s', (from, specifier, expected) => {
  expect(fault(from, specifier)).toBe(expected);
});

it('allows types wherever a folder may import', () => {
  expect(fault('src/view/a.tsx', '../site/b', true)).toBeUndefined();
  expect(fault('src/late/a.ts', '../view/b', true)).toBeUndefined();
  expect(fault('src/base/a.ts', '../site/b', true)).toContain('comes after it');
  expect(fault('packages/tools/a.ts', '../../src/site/b', true)).toContain('packages know nothing');
});
