import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import type { ImportMap } from './verdict';
import { importMapRule } from './rule';

const MAP: ImportMap = {
  folders: { 'src/low': 'build', 'src/high': 'browser' },
  siteImports: {},
  unbound: [],
};

function faults(code: string): string[] {
  const linter = new Linter({ cwd: '/project' });
  const messages = linter.verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { project: { rules: { 'import-map': importMapRule } } },
      rules: { 'project/import-map': ['error', MAP] },
    },
    '/project/src/high/file.ts',
  );
  return messages.map(({ message }) => message);
}

it.each([
  "import { a } from '../low/a';",
  "import { type A, b } from '../low/a';",
  "import '../low/a';",
  "export { a } from '../low/a';",
  "export * from '../low/a';",
  "void import('../low/a');",
  "const a = require('../low/a');",
])('sees %s', (code) => {
  expect(faults(code)).toEqual([
    expect.stringContaining('src/high may import types of src/low, and nothing else.'),
  ]);
});

it.each([
  "import type { A } from '../low/a';",
  "import { type A } from '../low/a';",
  "export type { A } from '../low/a';",
  "export type * from '../low/a';",
  "type A = typeof import('../low/a');",
  'export const a = 1;',
  'void import(name);',
])('allows types, and code that imports no file: %s', (code) => {
  expect(faults(code)).toEqual([]);
});
