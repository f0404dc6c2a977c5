/** @jest-environment jsdom */
import '../dom';
import { contract, packageText } from './contract';

const APP = packageText('gatsby/cache-dir/production-app.js');

/** What takes the place of Gatsby's modules in a build; in develop they are its own. */
const REPLACED = {
  loader: [
    'setLoader',
    'ProdLoader',
    'publicLoader',
    'PageResourceStatus',
    'getStaticQueryResults',
    'getSliceResults',
  ],
  navigation: ['shouldUpdateScroll', 'init', 'RouteUpdates'],
};

it.each(Object.entries(REPLACED))(
  'production-app.js needs of ./%s what its stand-in has',
  (name, own) => {
    const clause = new RegExp(`import \\{([^}]*)\\} from "\\./${name}"`).exec(APP)?.[1] ?? '';
    const imported = clause.split(',').map((one) => one.trim().split(' ')[0] ?? '');
    contract(
      imported
        .filter((one) => one !== '')
        .sort()
        .join() === [...own].sort().join(),
      `Gatsby imports ${imported.join(' ')} of ./${name}: adapt src/client/runtime/gatsby/${name}.`,
    );
  },
);

it('the loader is asked for nothing else', () => {
  contract(
    packageText('gatsby/cache-dir/api-runner-browser.js').includes(
      'const { getResourceURLsForPathname, loadPage, loadPageSync } =',
    ),
    'api-runner-browser.js takes something else of the loader: adapt publicLoader in src/client/runtime/gatsby/loader.ts.',
  );
});

it('window.___loader loads pages, in develop too', () => {
  contract(
    APP.includes('window.___loader = publicLoader') &&
      /publicLoader = \{[\s\S]*?\n {2}loadPage: rawPath =>/.test(
        packageText('gatsby/cache-dir/loader.js'),
      ),
    'Gatsby no longer sets window.___loader with loadPage(path): adapt src/client/runtime/prefetch.ts.',
  );
});

it('window.___navigate opens a page', () => {
  const source = packageText('gatsby/cache-dir/navigation.js');
  contract(
    /window\.___navigate = \(to, options\) => navigate\(to, options\)/.test(source) &&
      APP.includes('navigationInit()'),
    'Gatsby no longer sets window.___navigate(to, options) before it renders: adapt src/client/runtime/navigate.ts, or links do nothing.',
  );
});

it.each([
  ['production-app.js', 'window.pageData', 'the page data that the document holds'],
  ['production-app.js', 'pagePath, location: browserLoc } = window', 'window.pagePath'],
  ['production-app.js', 'window.___webpackCompilationHash', 'the hash of the build'],
])('%s reads %s', (file, text, meaning) => {
  contract(
    packageText(`gatsby/cache-dir/${file}`).includes(text),
    `Gatsby's ${file} takes ${meaning} from elsewhere than ${text}: adapt insert in src/client/early/runtime.ts.`,
  );
});

it('the browser’s scripts are one entry, which is evaluated as soon as it is required', () => {
  contract(
    packageText('gatsby/dist/utils/webpack.config.js').includes(
      'app: directoryPath(`.cache/production-app`)',
    ) && APP.includes('navigationInit()'),
    'Gatsby starts otherwise than with the entry app: adapt adaptBundle in src/build/bundling/webpack.ts and src/client/runtime/start.ts.',
  );
});
