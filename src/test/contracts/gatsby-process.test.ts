import fs from 'node:fs';
import path from 'node:path';
import { renderHere } from '../../gatsby-process/render-here';
import {
  BUNDLING_STAND_INS,
  COMPILING_STAND_INS,
  PACKAGE_STAND_INS,
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
const FUNCTIONS = 'gatsby/dist/internal-plugins/functions/gatsby-node';
const PARTYTOWN = 'gatsby/dist/internal-plugins/partytown/gatsby-node';
const PLUGINS = [FUNCTIONS, PARTYTOWN];

/** All modules of Gatsby and its command line, with their text. */
const SOURCES = ['gatsby/dist', 'gatsby-cli/lib', 'gatsby-core-utils/dist'].flatMap((folder) =>
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
    expect(namesTaken(name).size > 0 || PLUGINS.includes(name)).toBe(true);
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

it.each([
  [FUNCTIONS, 'onCreateDevServer,onPreBootstrap'],
  [PARTYTOWN, 'createPages,onCreateDevServer,onPreBootstrap'],
])('the plugin in %s has no other hook in a build', (plugin, known) => {
  const exported = packageText(`${plugin}.js`).matchAll(/^exports\.(?!__)(\w+) =/gm);
  const hooks = [...new Set([...exported].map(([, hook]) => hook))].sort();
  contract(hooks.join() === known, `${plugin} has the hooks ${hooks.join(', ')}: see ${MODULES}.`);
});

it('Partytown creates no pages, only redirects for hosts in a setting that is not used', () => {
  contract(
    /createPages = [\s\S]*?partytownProxiedURLs = \[\][\s\S]*?for \(const host of partytownProxiedURLs\) \{[\s\S]*?createRedirect\(/.test(
      packageText(`${PARTYTOWN}.js`),
    ),
    `Partytown's createPages does something else: see ${MODULES}.`,
  );
});

it.each(Object.entries(PACKAGE_STAND_INS))('%s is a package to be replaced', (name, exports) => {
  const user = name.startsWith('zod/') ? /"\.\.\/locales\/index\.cjs"/ : `require("${name}")`;
  const users =
    typeof user === 'string'
      ? SOURCES.map(({ code }) => code).filter((code) => code.includes(user))
      : [packageText('zod/v4/core/index.cjs')].filter((code) => user.test(code));
  contract(users.length === 1, `${users.length} modules require ${name}: see ${MODULES}.`);
  expect(() => loadPackage.resolve(name)).not.toThrow();
  expect(['object', 'function']).toContain(typeof exports(loadPackage));
});

it('other commands have no other use for their packages', () => {
  const taken = packageText('gatsby-cli/lib/create-cli.js').matchAll(
    /\b(?:_createGatsby|_envinfo\.default)\.(\w+)/g,
  );
  const names = new Set([...taken].map(([, name]) => name));
  contract(
    [...names].join() === 'run',
    `create-cli.js uses ${[...names].join(', ')} of envinfo or create-gatsby: see ${MODULES}.`,
  );
});

it('Gatsby asks nothing else of pretty-error than its stand-in has', () => {
  const code =
    packageText('gatsby-cli/lib/reporter/errors.js') +
    packageText('gatsby-cli/lib/reporter/reporter.js');
  const asked = [...code.matchAll(/\b(?:prettyError|errorFormatter)\.(\w+)/g)].map(
    ([, method = '']) => method,
  );
  const standIn = PACKAGE_STAND_INS['pretty-error']?.(loadPackage) as { prototype: object };
  const missing = asked.filter((method) => !(method in standIn.prototype));
  contract(
    asked.length > 0 && missing.length === 0,
    `Gatsby asks pretty-error for ${missing.join(', ')}: adapt gatsby-process/pretty-error.ts.`,
  );
});

it('zod has English by itself', () => {
  contract(
    packageText('zod/v4/classic/schemas.cjs').includes('require("../locales/en.cjs")'),
    `zod takes its English from another module: see zod/v4/locales in ${MODULES}.`,
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
