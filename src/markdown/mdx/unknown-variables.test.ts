import fs from 'node:fs';
import path from 'node:path';
import { unknownVariables } from './unknown-variables';
import { tempFolder } from '../../test/temp-folder';

const VARIABLES = {
  product: 'duet',
  Product: 'Duet',
  'facts.limits.roomName': '64',
  'facts.limits.roomName.digits': '64',
};

let rootDir: string;
beforeEach(() => (rootDir = tempFolder()));

const find = (name: string, source: string, variables: Record<string, string> = VARIABLES) =>
  unknownVariables(
    new ReferenceError(`${name} is not defined`),
    [{ file: 'docs/a.mdx', source }],
    variables,
    { rootDir, contentDir: rootDir },
  );

it.each([
  [
    'prodct',
    '---\ntitle: A\n---\n\nThe {prodct}.',
    5,
    'Write "{product}", or \\{ for a plain "{".',
  ],
  [
    'facts',
    'A\n\n{facts.limits.roomNme} units',
    3,
    'Write "{facts.limits.roomName}", or \\{ for a plain "{".',
  ],
  ['facts', '{facts.prices}', 1, 'Add it to facts.ts, or write \\{ for a plain "{".'],
  [
    'value',
    'A { value }',
    1,
    'Import or export "value" in this page, or write \\{ for a plain "{".',
  ],
])('suggests what "{%s}" may mean in %j', (name, source, line, fix) => {
  const [, text] = /\{\s*([\w.]+)\s*\}/.exec(source) ?? [];
  expect(find(name, source)).toEqual([
    { check: 'mdx', file: 'docs/a.mdx', line, message: `There is no variable "{${text}}".`, fix },
  ]);
});

it('finds each place, but none in code, after a backslash or with a known name', () => {
  const source =
    '{facts.a}\n`{facts.b}`\n```\n{facts.c}\n```\n\\{facts.d}\n{facts.limits.roomName} {facts.e}';
  expect(find('facts', source)?.map(({ line }) => line)).toEqual([1, 7]);
});

it('ignores other errors, and names that it does not find', () => {
  expect(find('prodct', 'A {prodct + 1}')).toBeUndefined();
  expect(
    unknownVariables(new Error('Expected'), [], {}, { rootDir, contentDir: rootDir }),
  ).toBeUndefined();
  expect(unknownVariables(undefined, [], {}, { rootDir, contentDir: rootDir })).toBeUndefined();
});

describe('when no fact is known', () => {
  it('does not report a file that cannot be read: that has a problem of its own', () => {
    fs.writeFileSync(path.join(rootDir, 'facts.ts'), 'export default {');
    expect(find('facts', '{facts.a}', { product: 'duet' })).toEqual([]);
  });

  it('names each fact missing from an empty file', () => {
    fs.writeFileSync(path.join(rootDir, 'facts.ts'), 'export default {};');
    expect(find('facts', '{facts.a}', { product: 'duet' })).toHaveLength(1);
  });
});
