import path from 'node:path';
import { setUpSiteFolder } from '../../../src/test/site-folder';
import { ModuleReader } from './read-module';
import { placeOf, Unknown } from './unknown';

const folder = setUpSiteFolder();

/** The default export of `config.ts`, beside the given files. */
function read(text: string, others: Record<string, string> = {}, name = 'config.ts'): unknown {
  const dir = folder({ [name]: text, ...others });
  return new ModuleReader(dir).read(path.join(dir, name)).default;
}
const value = (expression: string) => read(`export default ${expression};`);

it('is what a module exports, whatever it assigns afterwards', () => {
  expect(read('const a = { b: 1 };\nmodule.exports = a;\nlater.c = 2;')).toEqual({ b: 1 });
});

it.each([
  ["'a'", 'a'],
  ['`a`', 'a'],
  ['-1', -1],
  ['!true', false],
  ['[1, ...[2, 3]]', [1, 2, 3]],
  ['{ a: 1, ...{ b: 2 }, "c-d": null }', { a: 1, b: 2, 'c-d': null }],
  ['`${"a"}-${1}`', 'a-1'],
  ['"a" + 1 + 2', 'a12'],
  ['true ? 1 : 2', 1],
  ['undefined ?? "b"', 'b'],
  ['false || "c"', 'c'],
  ['true && "d"', 'd'],
  ['1 === 1', true],
  ['({ a: 1 }) satisfies object', { a: 1 }],
  ['{ a: { b: [5] } }.a.b[0]', 5],
  ['["a", "b"].join(" ")', 'a b'],
  ['[0, 1].filter(Boolean)', [1]],
  ['["a"].map((name) => ({ name }))', [{ name: 'a' }]],
  ['[1, 2].filter((one) => one === 2)', [2]],
  ['"https://a.example/".replace("https://", "")', 'a.example/'],
  ['Object.entries({ a: 1 }).map(([key, one]) => `${key}${one}`)', ['a1']],
  ['`Copyright ${new Date().getFullYear()}`', `Copyright ${new Date().getFullYear()}`],
  ['1 + 2', 3],
  ['1 + "a"', '1a'],
  ['1 !== 2', true],
  ['1 != 1', false],
  ['1 == 2', false],
  ['"" || "b"', 'b'],
  ['"" && "b"', ''],
  ['"" ?? "b"', ''],
  ['0 ?? "b"', 0],
  ['false ? 1 : 2', 2],
  ['["a", "b"].find((one) => one !== "a")', 'b'],
  ['["a"].includes("a") && "b".startsWith("b")', true],
  ['Object.keys({ a: 1 }).concat(["b"]).slice(1)', ['b']],
  ['({ a: 1 }).b', undefined],
  ['({}).toString', undefined],
  ['process.env.DEPLOY_URL || "https://a.example"', 'https://a.example'],
])('works out %s', (expression, expected) => {
  expect(value(expression)).toEqual(expected);
});

it('follows names, whether they are declared before or after', () => {
  expect(
    read('export default { url, ...rest };\nconst url = "u";\nconst rest = { a: url };'),
  ).toEqual({
    url: 'u',
    a: 'u',
  });
  expect(read('const { a, b: [, c] } = { a: 1 };\nexport default a;')).toBe(1);
});

it('follows functions that put values together', () => {
  const text = `
    const columns = (label: string, extra = 'x') => [{ label, extra }];
    function create({ title }: { title: string }) {
      const links = columns(title);
      if (process.env.CI) return { title, links: [] };
      return { title, links };
    }
    module.exports = create({ title: 'T' });`;
  expect(read(text)).toEqual({ title: 'T', links: [{ label: 'T', extra: 'x' }] });
});

it('gives a configuration that is a function as one', () => {
  const exported = read('export default async function config() { return { title: "T" }; }');
  expect(exported).toBeInstanceOf(Function);
  expect((exported as () => unknown)()).toEqual({ title: 'T' });
});

it('reads modules, JSON and paths beside the file', () => {
  const dir = folder();
  const text = `
    import path from 'path';
    import { items as list } from './items';
    import data from './data.json';
    const whole = require('./old.cjs');
    export default {
      list,
      version: data.version,
      name: data.names[0],
      whole,
      sidebar: require.resolve('./data.json'),
      theme: require.resolve('@docusaurus/preset-classic'),
      dir: path.join(__dirname, 'docs'),
    };`;
  const others = {
    'items.ts': 'const items = [1];\nexport { items };',
    'data.json': '{"version":"1.2","names":["n"]}',
    'old.cjs': 'exports.a = 1;\nmodule.exports.b = 2;',
  };
  expect(read(text, others)).toEqual({
    list: [1],
    version: '1.2',
    name: 'n',
    whole: { a: 1, b: 2 },
    sidebar: path.join(dir, 'data.json'),
    theme: '@docusaurus/preset-classic',
    dir: path.join(dir, 'docs'),
  });
});

it.each([
  ['a package', "import a from 'some-package';\nexport default { a };", 'a', 1, 'some-package'],
  ['a call', 'export default {\n  a: load("x"),\n};', 'a', 2, 'load'],
  ['a class', 'export default { a: new Thing() };', 'a', 1, 'new Thing'],
  ['a calculation', 'export default { a: 1 * 2 };', 'a', 1, 'a calculation'],
  ['a list in a text', 'export default { a: `${[1]}` };', 'a', 1, 'a text'],
  ['a list after a text', 'export default { a: "b" + [1] };', 'a', 1, 'a calculation'],
  ['a key', 'export default { a: ({ b: 1 })[true] };', 'a', 1, 'a key'],
  ['a property of a text', 'export default { a: "b".length };', 'a', 1, 'length'],
  ['what nothing says', 'export default { a: [1].find((one) => load(one)) };', 'a', 1, 'load'],
  ['a file that is gone', "export default { a: require('./gone') };", 'a', 1, './gone'],
])('does not know %s, and says where it is', (_, text, key, line, reason) => {
  const found = (read(text) as Record<string, unknown>)[key];
  expect(found).toBeInstanceOf(Unknown);
  expect((found as Unknown).place.line).toBe(line);
  expect((found as Unknown).reason).toContain(reason);
});

it('runs nothing', () => {
  const trap = 'globalThis.ran = true;';
  read(`${trap}\nrequire('./trap');\nexport default {};`, { 'trap.js': trap });
  expect(globalThis).not.toHaveProperty('ran');
});

it('does not end up in a circle', () => {
  const text = "import { b } from './other';\nexport const a = 1;\nexport default b;";
  const other = "import { a } from './config';\nexport const b = a;";
  expect(read(text, { 'other.ts': other })).toBe(1);
  expect(value('f();\nfunction f() { return f(); }')).toBeInstanceOf(Unknown);
  const twice = value('f();\nfunction f() { return [f(), f()]; }');
  expect(twice).toEqual([expect.anything(), expect.anything()]);
});

it('remembers the lines of keys and items', () => {
  const found = read('export default {\n  a: [\n    1,\n    2,\n  ],\n};') as { a: number[] };
  expect(placeOf(found, 'a')?.line).toBe(2);
  expect(placeOf(found.a, 1)?.line).toBe(4);
});

it('reads JavaScript with JSX', () => {
  expect(read('const a = <b/>;\nmodule.exports = { title: "T" };', {}, 'config.js')).toEqual({
    title: 'T',
  });
});
