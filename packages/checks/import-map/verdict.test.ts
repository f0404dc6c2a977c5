import type { ImportMap } from './verdict';
import { faultOf } from './verdict';

const MAP: ImportMap = {
  folders: {
    'src/base': {},
    'src/routes.ts': {},
    'src/site': { imports: ['src/base'] },
    'src/build/generated': { types: ['src/base'] },
    'src/view': {
      imports: ['src/routes.ts', 'src/build/generated', 'src/base/pure.ts'],
      types: ['src/site'],
    },
  },
  unbound: ['scripts', 'src/test'],
};

const fault = (from: string, specifier: string, typesOnly = false) =>
  faultOf({ from, specifier, typesOnly }, MAP);

it.each([
  ['a package', 'src/base/a.ts', 'react'],
  ['a neighbor', 'src/base/a.ts', './b'],
  ['the same folder, further up', 'src/base/deep/a.ts', '../b'],
  ['a folder of the row', 'src/site/a.ts', '../base/b'],
  ['a file of the row', 'src/view/a.tsx', '../routes'],
  ['one file of a folder', 'src/view/a.tsx', '../base/pure'],
  ['a generated module', 'src/view/a.tsx', '$site/settings'],
  ['anything, in scripts', 'scripts/a.ts', '../src/view/b'],
  ['anything, in tests', 'src/base/a.test.ts', '../view/b'],
])('allows %s', (_, from, specifier) => {
  expect(fault(from, specifier)).toBeUndefined();
});

it.each([
  ['src/base/a.ts', '../site/b', 'src/base must not import src/site.'],
  ['src/view/a.tsx', '../base/other', 'src/view must not import src/base.'],
  ['src/view/a.tsx', '../site/b', 'src/view may import types of src/site, and nothing else.'],
  ['src/site/a.ts', '$site/settings', 'src/site must not import src/build/generated.'],
  ['src/base/a.ts', '../test/dom', 'src/base must not import src/test.'],
  ['src/new/a.ts', './b', 'The import map has no row for src/new/a.ts.'],
  ['src/base/a.ts', '../new/b', 'The import map has no row for src/new/b.'],
])('reports %s that imports %s', (from, specifier, expected) => {
  expect(fault(from, specifier)).toBe(expected);
});

it('allows types where only types are allowed', () => {
  expect(fault('src/view/a.tsx', '../site/b', true)).toBeUndefined();
});
