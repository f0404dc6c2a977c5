import fs from 'node:fs';
import path from 'node:path';
import { evaluateModule } from './evaluate-module';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

function run(name: string, source: string): unknown {
  const file = path.join(dir, name);
  fs.writeFileSync(file, source);
  return evaluateModule(file);
}

it('runs TypeScript with imports of other files', () => {
  fs.writeFileSync(path.join(dir, 'part.ts'), 'export const part: string = "p";');
  const source =
    "import { part } from './part';\nconst x: { a: string } = { a: part };\nexport default x;";
  expect(run('m.ts', source)).toEqual({ a: 'p' });
});

it('runs CommonJS and ES modules in JavaScript', () => {
  expect(run('m.js', 'module.exports = { a: 1 };')).toEqual({ a: 1 });
  expect(
    run('m.cjs', "const os = require('node:os'); module.exports = { a: typeof os.tmpdir };"),
  ).toEqual({
    a: 'function',
  });
  expect(run('m.mjs', 'export default { a: 2 };')).toEqual({ a: 2 });
});

it('reads a changed file again, and a changed import too', () => {
  const source = "import { v } from './v'; export default v;";
  fs.writeFileSync(path.join(dir, 'v.ts'), 'export const v = 1;');
  expect(run('m.ts', source)).toBe(1);
  fs.writeFileSync(path.join(dir, 'v.ts'), 'export const v = 2;');
  expect(run('m.ts', source)).toBe(2);
});

it('runs an unchanged module again, since it may read more than its imports', () => {
  const source = "import fs from 'node:fs'; export default fs.readFileSync(FILE, 'utf8');";
  const other = path.join(dir, 'other.txt');
  const run2 = () => run('m.ts', source.replace('FILE', JSON.stringify(other)));
  fs.writeFileSync(other, 'one');
  expect(run2()).toBe('one');
  fs.writeFileSync(other, 'two');
  expect(run2()).toBe('two');
});

it('reads JSON, with a byte order mark too', () => {
  expect(run('m.json', '{ "a": [1] }')).toEqual({ a: [1] });
  expect(run('m.json', '\uFEFF{ "a": 1 }')).toEqual({ a: 1 });
});

it('throws what the module throws, and the position of a syntax error', () => {
  expect(() => run('m.ts', 'throw new Error("own");')).toThrow('own');
  expect(() => run('m.ts', 'export default {\n  a: ;\n};')).toThrow(/:2:5: ERROR: /);
});
