import { staticPatterns } from './static-documents';

it.each([
  ['a folder without pages', ['/demo/a', '/demo/b/c'], ['/room'], ['/demo*']],
  ['a folder with its index', ['/demo', '/demo/a'], ['/room'], ['/demo*']],
  ['pages with a similar path', ['/demo', '/demo/a'], ['/demos'], ['/demo', '/demo/*']],
  ['a file alone with such a page', ['/demo'], ['/demos'], ['/demo']],
  ['a folder beside pages', ['/room/x/a', '/room/old'], ['/room/b'], ['/room/x*', '/room/old*']],
  ['a file above pages', ['/room'], ['/room/a'], ['/room']],
  ['similar folders', ['/demo2/a', '/demo/a', '/demo/b'], ['/room'], ['/demo*']],
  ['the folder with most files', ['/x/a', '/y/a', '/y/b'], ['/'], ['/y*', '/x*']],
])('finds the patterns of %s', (_, statics, pages, patterns) => {
  expect(staticPatterns(statics, pages)).toEqual(patterns);
});
