import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { minifyCode, minifyStyles, QuickMinimizer } from './minimizer';
import { TrustedTools } from './trusted-tools';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'minimizer-'));
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

const NOTICE = '/*! A library, under a license. */';
const CODE = `${NOTICE}
// A remark.
function add(first, second) {
  const sum = first + second;
  return sum;
}
globalThis.result = add(20, 22);
`;

describe('code', () => {
  it('becomes shorter and does the same, with its notices apart', async () => {
    const { code, notices } = await minifyCode(`${CODE}${NOTICE}`);
    expect(code).not.toMatch(/remark|license|second/);
    expect(notices).toBe(`${NOTICE}\n`);
    const context: { result?: number } = {};
    vm.runInNewContext(code, { globalThis: context });
    expect(context.result).toBe(42);
  });

  it('that does not parse is refused', async () => {
    await expect(minifyCode('const = 1;')).rejects.toThrow();
  });
});

it('style sheets become shorter, in syntax that supported browsers know', async () => {
  expect(
    await minifyStyles('/* A remark. */\na {\n  color: #ffffff;\n  & b { top: 0px }\n}\n'),
  ).toBe('a{color:#fff}a b{top:0}');
});

describe('a webpack build', () => {
  it('has small scripts and their notices beside them, the same each time', async () => {
    const first = await bundle('minimized-1', { minimizer: [new QuickMinimizer()] });
    const second = await bundle('minimized-2', { minimizer: [new QuickMinimizer()] });
    expect(Object.keys(first)).toEqual(['main.js', 'main.js.LICENSE.txt']);
    expect(first['main.js']).toMatch(
      /^\/\*! For license information please see main\.js\.LICENSE\.txt \*\/\n/,
    );
    expect(first['main.js.LICENSE.txt']).toBe(`${NOTICE}\n`);
    expect(second).toEqual(first);
  });

  it('that trusts its tools gives what a plain one gives, and notices edits', async () => {
    const cached = () => bundle('cached', { cache: true, plugins: [new TrustedTools()] });
    const plain = await bundle('plain', {});
    expect(await cached()).toEqual(plain);
    expect(await cached()).toEqual(plain);
    const edited = CODE.replace('22', '23');
    expect(
      await bundle('cached', { code: edited, cache: true, plugins: [new TrustedTools()] }),
    ).toEqual(await bundle('plain-edited', { code: edited }));
    const kept = fs.readFileSync(path.join(dir, 'cached/cache/index.pack'), 'latin1');
    expect(kept).not.toContain('node_modules/webpack/lib');
  });
});

interface Options {
  readonly code?: string;
  readonly cache?: boolean;
  readonly minimizer?: webpack.WebpackPluginInstance[];
  readonly plugins?: webpack.WebpackPluginInstance[];
}

/** Bundles a module. @returns the files, by name. */
async function bundle(
  name: string,
  { code = CODE, cache = false, minimizer, plugins = [] }: Options,
): Promise<Record<string, string>> {
  const folder = path.join(dir, name);
  const output = path.join(folder, 'out');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'entry.js'), code);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: output },
    optimization: minimizer ? { minimizer } : { minimize: false },
    plugins,
    ...(cache && {
      cache: {
        type: 'filesystem',
        cacheDirectory: folder,
        cacheLocation: path.join(folder, 'cache'),
        buildDependencies: { defaultWebpack: [] },
      },
    }),
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString()));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  const names = fs.readdirSync(output).sort();
  return Object.fromEntries(
    names.map((file) => [file, fs.readFileSync(path.join(output, file), 'utf8')]),
  );
}
