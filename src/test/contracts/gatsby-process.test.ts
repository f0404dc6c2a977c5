import fs from 'node:fs';
import path from 'node:path';
import { renderHere } from '../../gatsby-process/render-here';
import {
  BUNDLING_STAND_INS,
  COMPILING_STAND_INS,
  RENDERING_STAND_INS,
  STAND_INS,
} from '../../gatsby-process/stand-ins';
import { contract, loadPackage, packagePath, packageText } from './contract';

const MODULES = 'gatsby-process/stand-ins.ts';
const ALL = {
  ...COMPILING_STAND_INS,
  ...STAND_INS,
  ...BUNDLING_STAND_INS,
  ...RENDERING_STAND_INS,
};

/** A plugin's hooks are looked for in its text, and called by their names. */
const PLUGIN = 'gatsby/dist/internal-plugins/functions/gatsby-node';

/** All modules of Gatsby and its command line, with their text. */
const SOURCES = ['gatsby/dist', 'gatsby-cli/lib'].flatMap((folder) =>
  fs
    .readdirSync(packagePath(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(packagePath(folder), name))
    .map((file) => ({ file, code: fs.readFileSync(file, 'utf8') })),
);

const REQUIRE =
  /(?:const|var) (\w+|\{[^}]*\}) = (?:_interop\w+\()?require\(["`'](\.[^"`']*)["`']\)/g;

/** What Gatsby's modules take from one of their own. */
function namesTaken(name: string): ReadonlySet<string> {
  const taken = SOURCES.flatMap(({ file, code }) =>
    [...code.matchAll(REQUIRE)]
      .filter(([, , from = '']) => path.resolve(path.dirname(file), from) === packagePath(name))
      .flatMap(([, bound = '']) =>
        bound.startsWith('{')
          ? (bound.match(/\w+/g) ?? [])
          : [...code.matchAll(new RegExp(`\\b${bound}\\.(\\w+)`, 'g'))].map(([, own]) => own ?? ''),
      ),
  );
  return new Set(taken);
}

/** What only asks where queries have workers. */
const UNASKED = ['mergeWorkerState', 'runQueriesInWorkersQueue'];

describe.each(Object.entries(ALL))('%s', (name, exports) => {
  it('is there to be replaced', () => {
    const found = packageText(`${name}.js`) !== '';
    contract(found, `There is no ${name}: find its new place for ${MODULES}.`);
  });

  it('has a stand-in with all that Gatsby takes from it', () => {
    const standIn = exports(loadPackage);
    const whole = typeof standIn === 'function' ? ['default'] : [];
    const own = [...Object.keys(standIn), ...whole, ...UNASKED];
    const missing = [...namesTaken(name)].filter((one) => !own.includes(one));
    contract(
      missing.length === 0,
      `Gatsby takes ${missing.join(', ')} of ${name}: see ${MODULES}.`,
    );
    expect(namesTaken(name).size > 0 || name === PLUGIN).toBe(true);
  });
});

it('the pool of processes is asked for nothing else', () => {
  const pool = renderHere(loadPackage);
  const has = ([, part = '', method]: string[]) =>
    method === undefined
      ? part in pool
      : method in ((pool as unknown as Record<string, object>)[part] ?? {});
  const asked = ['commands/build', 'commands/build-html', 'bootstrap/index'].flatMap((name) => [
    ...packageText(`gatsby/dist/${name}.js`).matchAll(/workerPool\.(\w+)(?:\.(\w+))?\(/g),
  ]);
  const unknown = asked.filter((call) => !has(call)).map(([call]) => call);
  contract(
    unknown.every((call) => /renderHTMLDev|renderPartialHydrationProd/.test(call)),
    `Gatsby calls ${unknown.join(', ')}: adapt gatsby-process/render-here.ts.`,
  );
  expect(asked.length).toBeGreaterThan(3);
});

it('the defaults of types are what Gatsby has', () => {
  const { ts } = { ts: packageText('gatsby/dist/utils/graphql-typegen/ts-codegen.js') };
  const own = ALL['gatsby/dist/utils/graphql-typegen/ts-codegen']?.(loadPackage);
  contract(
    ts.includes('DEFAULT_TYPES_OUTPUT_PATH = `src/gatsby-types.d.ts`') &&
      ts.includes(
        'DEFAULT_DOCUMENT_SEARCH_PATHS = [`./gatsby-node.ts`, `./plugins/**/gatsby-node.ts`]',
      ),
    `ts-codegen.js has other defaults than ${JSON.stringify(own)}: see ${MODULES}.`,
  );
});

it('the plugin for functions has no other hook in a build', () => {
  const exported = packageText(`${PLUGIN}.js`).matchAll(/^exports\.(\w+) = \1;/gm);
  const hooks = [...exported].map(([, hook]) => hook);
  contract(
    hooks.join() === 'onCreateDevServer,onPreBootstrap',
    `The plugin for functions has the hooks ${hooks.join(', ')}: see ${MODULES}.`,
  );
});

it('compiled files are found where they are written', () => {
  contract(
    packageText('gatsby/dist/utils/parcel/compile-gatsby-files.js').includes(
      'const COMPILED_CACHE_DIR = `.cache/compiled`',
    ),
    'Gatsby reads compiled files elsewhere: adapt gatsby-process/compile.ts.',
  );
});

it('Gatsby gives scripts to Babel by a rule that can be asked what it uses', () => {
  contract(
    /test: \/\\\.\(js\|mjs\|jsx\|ts\|tsx\)\$\/,[\s\S]{0,700}?use: \(\{\s*resourceQuery,/.test(
      packageText('gatsby/dist/utils/webpack-utils.js'),
    ),
    'Gatsby has another rule for scripts: adapt bundling/quick-scripts.ts, or Babel compiles them all.',
  );
});

it('queries are looked for by the method that is replaced', () => {
  const { default: FileParser } = loadPackage('gatsby/dist/query/file-parser') as {
    default: { prototype: object };
  };
  contract(
    'parseFile' in FileParser.prototype,
    'FileParser has no parseFile: adapt content-layer/graphql/query-files.ts.',
  );
});
