import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import { listFiles } from '../config/diagnostics/files';

loadLanguages.silent = true;
loadLanguages(['csharp', 'bash', 'docker', 'diff', 'json', 'yaml']);

/** Every class that highlighting gives a piece of code besides `token`. */
function tokenClasses(): Set<string> {
  const names = new Set<string>();
  const seen = new Set<object>();
  const visit = (grammar: object) => {
    if (seen.has(grammar)) return;
    seen.add(grammar);
    for (const [name, value] of Object.entries(grammar) as [string, unknown][]) {
      if (!/^(?:\d+|pattern|inside|rest|alias)$/.test(name)) names.add(name);
      if (name === 'alias') for (const alias of [value].flat()) names.add(String(alias));
      if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) visit(value);
    }
  };
  for (const name of ['csharp', 'bash', 'docker', 'diff', 'json', 'yaml']) {
    visit(Prism.languages[name] ?? {});
  }
  return names;
}

/** Selectors that would match pieces of code: they end in a class alone, which may be a token's. */
function selectorsThatMatch(css: string, classes: ReadonlySet<string>): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const last = selector.split(/[\s>+~]+/).at(-1) ?? '';
      const [, name] = /^\.([\w-]+)/.exec(last) ?? [];
      if (name && classes.has(name)) found.push(selector);
    }
  });
  return found;
}

const classes = tokenClasses();

it('knows the classes of highlighted code', () => {
  expect([...classes]).toEqual(expect.arrayContaining(['keyword', 'type-list', 'class-name']));
  expect(selectorsThatMatch('.prose .type-list { color: red }', classes)).toHaveLength(1);
  expect(selectorsThatMatch('.prose ul.type-list { color: red }', classes)).toEqual([]);
});

it('no style for something else matches a piece of highlighted code', () => {
  const sheets = listFiles(path.resolve('src/styles')).filter(
    (file) => file.endsWith('.css') && path.basename(file) !== 'code.css',
  );
  const found = sheets.flatMap((file) =>
    selectorsThatMatch(fs.readFileSync(file, 'utf8'), classes).map(
      (selector) => `${path.basename(file)}: ${selector}`,
    ),
  );
  expect(found).toEqual([]);
});
