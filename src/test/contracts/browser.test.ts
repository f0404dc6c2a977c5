/** @jest-environment jsdom */
import '../dom';
import { contract, loadPackage, packageText } from './contract';

const APP = packageText('gatsby/cache-dir/production-app.js');

it.each(['hovering', 'enqueue', 'loadPage'])('window.___loader has %s', (name) => {
  const { publicLoader } = loadPackage('gatsby/cache-dir/commonjs/loader') as {
    publicLoader: Record<string, unknown>;
  };
  const source = packageText('gatsby/cache-dir/loader.js');
  contract(
    typeof publicLoader[name] === 'function' &&
      new RegExp(`publicLoader = \\{[\\s\\S]*?\\n  ${name}: rawPath =>`).test(source),
    `Gatsby's public loader has no ${name}(path): adapt the Loader of browser/runtime/navigation.ts.`,
  );
  contract(
    APP.includes('window.___loader = publicLoader'),
    'Gatsby no longer sets window.___loader: adapt browser/runtime/navigation.ts, which prefetches with it.',
  );
});

it('loading a page says where it failed', () => {
  const { PageResourceStatus } = loadPackage('gatsby/cache-dir/commonjs/loader') as {
    PageResourceStatus: Record<string, string>;
  };
  contract(
    PageResourceStatus.Error === 'error' && PageResourceStatus.Success === 'success',
    'The status of loaded pages has other values: adapt whatever reads the status of loadPage in browser/runtime.',
  );
});

it('window.___navigate opens a page', () => {
  const source = packageText('gatsby/cache-dir/navigation.js');
  contract(
    /window\.___navigate = \(to, options\) => navigate\(to, options\)/.test(source) &&
      APP.includes('navigationInit()'),
    'Gatsby no longer sets window.___navigate(to, options) before it renders: adapt browser/runtime/navigation.ts, or links do nothing.',
  );
});

it.each([
  ['production-app.js', 'window.pageData', 'the page data that the document holds'],
  ['production-app.js', 'pagePath, location: browserLoc } = window', 'window.pagePath'],
  ['production-app.js', 'window.___webpackCompilationHash', 'the hash of the build'],
  ['loader.js', 'window.___chunkMapping[componentChunkName]', 'the files of a template'],
])('%s reads %s', (file, text, meaning) => {
  contract(
    packageText(`gatsby/cache-dir/${file}`).includes(text),
    `Gatsby's ${file} takes ${meaning} from elsewhere than ${text}: adapt insert in browser/early/runtime.ts.`,
  );
});
