import fs from 'node:fs';
import path from 'node:path';
import { renderHere } from '../../build/gatsby/render-here';
import { COMPILING, RENDERING } from '../../build/gatsby/replacements';
import { contract, loadPackage, packagePath, packageText } from './contract';

const MODULES = 'src/build/gatsby/replacements.ts';
const ALL = { ...COMPILING, ...RENDERING };

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
    const own = [...Object.keys(standIn), ...UNASKED];
    const missing = [...namesTaken(name)].filter((one) => !own.includes(one));
    contract(
      missing.length === 0,
      `Gatsby takes ${missing.join(', ')} of ${name}: see ${MODULES}.`,
    );
    expect(namesTaken(name).size).toBeGreaterThan(0);
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
    `Gatsby calls ${unknown.join(', ')}: adapt src/build/gatsby/render-here.ts.`,
  );
  expect(asked.length).toBeGreaterThan(3);
});

it('compiled files are found where they are written', () => {
  contract(
    packageText('gatsby/dist/utils/parcel/compile-gatsby-files.js').includes(
      'const COMPILED_CACHE_DIR = `.cache/compiled`',
    ),
    'Gatsby reads compiled files elsewhere: adapt src/build/gatsby/compile.ts.',
  );
});

it('Gatsby gives scripts to Babel by a rule that can be asked what it uses', () => {
  contract(
    /test: \/\\\.\(js\|mjs\|jsx\|ts\|tsx\)\$\/,[\s\S]{0,700}?use: \(\{\s*resourceQuery,/.test(
      packageText('gatsby/dist/utils/webpack-utils.js'),
    ),
    'Gatsby has another rule for scripts: adapt src/build/bundling/quick-tools.ts, or Babel compiles them all.',
  );
});
