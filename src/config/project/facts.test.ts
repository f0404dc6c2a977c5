import fs from 'node:fs';
import path from 'node:path';
import { substitute } from '../settings/variables';
import { loadFacts } from './facts';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

function load(source: string) {
  fs.writeFileSync(path.join(dir, 'facts.ts'), source);
  return loadFacts(dir, dir);
}

it('formats numbers for prose and for code', () => {
  const { variables } = load('export default { rpc: { bytes: 1024, name: "x" } } as const;');
  expect(substitute('{facts.rpc.bytes} {facts.rpc.bytes.digits} {facts.rpc.name}', variables)).toBe(
    '1,024 1024 x',
  );
});

it('leaves unknown names alone', () => {
  const { variables } = load('export default { a: 1 };');
  expect(substitute('{facts.b} {facts} $"{data.length}"', variables)).toBe(
    '{facts.b} {facts} $"{data.length}"',
  );
});

it('has none if there is no file', () => {
  expect(loadFacts(dir, dir)).toEqual({ variables: {}, problems: [] });
});

it('locates a syntax error', () => {
  expect(load('export default {\n  a: ,\n};').problems).toMatchObject([
    { file: 'facts.ts', line: 2 },
  ]);
});

it('names a fact of the wrong type', () => {
  expect(load('export default { a: { b: true } };').problems[0]?.message).toContain('"a');
});

it('names every fact that is wrong, with its line', () => {
  const { problems } = load('export default {\n  a: { b: true,\n    c: [1] },\n  "d-e": 1,\n};');
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: The fact "a.b" must be a number or a text.',
    '4: The name of the fact "d-e" must be letters and digits.',
  ]);
});
