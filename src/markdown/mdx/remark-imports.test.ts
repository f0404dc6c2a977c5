import { compile, run } from '@mdx-js/mdx';
import remarkImports, { type PageImport } from './remark-imports';

async function compiled(source: string): Promise<{ code: string; found: PageImport[] }> {
  const found: PageImport[] = [];
  const onImport = (one: PageImport) => found.push(one);
  const options = { remarkPlugins: [[remarkImports, { onImport }]], outputFormat: 'function-body' };
  const code = String(await compile(source, options as never));
  return { code, found };
}

/** The values of names that the page defines. */
async function valuesOf(source: string, names: string[], imports: object): Promise<unknown[]> {
  const { code } = await compiled(`${source}\n\nexport const values = [${names.join(', ')}];`);
  const module = (await run(code, { imports })) as unknown as { values: unknown[] };
  return module.values;
}

it('provides default, named, renamed and namespace imports', async () => {
  const source = "import A, { b, c as d } from './x';\nimport * as all from './y';";
  const imports = { './x': { default: 1, b: 2, c: 3 }, './y': { z: 4 } };
  expect(await valuesOf(source, ['A', 'b', 'd', 'all.z'], imports)).toEqual([1, 2, 3, 4]);
});

it('runs a page that imports for side effects only', async () => {
  expect(await valuesOf("import './style.css';", ['1'], {})).toEqual([1]);
});

it('reports each import in order, on its own line', async () => {
  const { found } = await compiled(
    "Text\n\nimport A from './a.mdx';\nimport B from './b.png';\n\nText\n\nimport C from 'c';",
  );
  expect(found).toEqual([
    { specifier: './a.mdx', line: 3, names: ['default'] },
    { specifier: './b.png', line: 4, names: ['default'] },
    { specifier: 'c', line: 8, names: ['default'] },
  ]);
});

it('leaves exports and imports in code alone', async () => {
  const { found, code } = await compiled("export const x = 1;\n\n```js\nimport A from 'a';\n```");
  expect(found).toEqual([]);
  expect(code).toContain('const x = 1');
});
