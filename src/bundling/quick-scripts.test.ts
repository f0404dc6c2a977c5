import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { buildSync } from 'esbuild';
import webpack from 'webpack';
import { SCRIPT_LOADER, withQuickScripts } from './quick-scripts';

let dir: string;

beforeEach(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'quick-scripts-')));
});

afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

function write(name: string, text = ''): string {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}

/** As Gatsby has it. */
const BABEL_RULE = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => ['babel'] };

/** The loaders that a module gets, of rules among which is Gatsby's. */
function loadersOf(resource: string, resourceQuery = ''): unknown {
  const [, rule] = withQuickScripts([{ test: /\.css$/, use: ['css'] }, BABEL_RULE], dir);
  return (rule as { use: (info: object) => unknown }).use({ resource, resourceQuery });
}

describe('with the loader in its place', () => {
  beforeEach(() => {
    buildSync({
      entryPoints: [path.join(__dirname, 'script-loader.ts')],
      outfile: path.join(dir, SCRIPT_LOADER),
      bundle: true,
      platform: 'node',
      packages: 'external',
    });
    fs.symlinkSync(path.resolve(__dirname, '../../node_modules'), path.join(dir, 'node_modules'));
  });

  it('SWC compiles a module', () => {
    expect(loadersOf(write('plain.ts'))).toEqual([{ loader: path.join(dir, SCRIPT_LOADER) }]);
  });

  it.each([
    { name: 'a module with a query', text: "import { graphql } from 'gatsby';", query: '' },
    { name: 'half of a page template', text: '', query: '?export=default' },
  ])('Babel compiles $name', ({ text, query }) => {
    expect(loadersOf(write('module.tsx', text), query)).toEqual(['babel']);
  });

  it('Babel compiles what is no file', () => {
    expect(loadersOf(path.join(dir, 'virtual.js'))).toEqual(['babel']);
  });

  it('TypeScript and JSX become what browsers run, and comments for webpack stay', async () => {
    write('jsx-runtime.js', 'exports.jsx = (type, props) => ({ type, props });');
    write('part.ts', 'export const label: string = "part";');
    const entry = write(
      'entry.tsx',
      `const element = <b title={globalThis.nothing?.at ?? 'text'} />;
       class Kept { static kept = 1; }
       globalThis.result = [element.type, element.props.title, Kept.kept];
       export const load = () => import(/* webpackChunkName: "named" */ './part') as Promise<unknown>;`,
    );
    const { code, names } = await bundle(entry);
    const scope: { result?: unknown } = {};
    vm.runInNewContext(code, { globalThis: scope, self: {} });
    expect(scope.result).toEqual(['b', 'text', 1]);
    expect(names).toContain('named.js');
  });
});

it('all is left to Babel where Gatsby was started without the loader', () => {
  const rules = [BABEL_RULE];
  expect(withQuickScripts(rules, dir)).toEqual(rules);
});

async function bundle(entry: string): Promise<{ code: string; names: readonly string[] }> {
  const compiler = webpack({
    mode: 'production',
    entry,
    context: dir,
    devtool: false,
    output: { path: path.join(dir, 'out'), chunkFilename: '[name].js', publicPath: '' },
    resolve: {
      extensions: ['.ts', '.js'],
      alias: { 'react/jsx-runtime': path.join(dir, 'jsx-runtime.js') },
    },
    module: { rules: withQuickScripts([BABEL_RULE], dir) },
    optimization: { minimize: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? stats?.compilation.errors[0];
      if (failed) reject(failed);
      else resolve();
    });
  });
  const out = path.join(dir, 'out');
  return { code: fs.readFileSync(path.join(out, 'main.js'), 'utf8'), names: fs.readdirSync(out) };
}
