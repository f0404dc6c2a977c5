import { apiClass, docPage, siteIn } from '../test/content-pages';
import { placesOfHidden } from './hidden-names';

const site = siteIn('/site');
const problems = [{ check: 'frontMatter' as const, file: 'a', message: '', fix: '' }];
const placeOf = placesOfHidden(
  [
    apiClass(site, 'Room'),
    apiClass(site, 'Set<TModel>', {}, { problems, path: '/set' }),
    docPage(site, 'Guide', { problems }),
  ],
  {
    '/site/content/docs/Broken.md': '/broken',
    '/site/content/reference/classes/Acme.Door.mdx': '/door',
    '/site/content/reference/classes/IList-T.mdx': '/list',
  },
  { referenceDir: '/site/content/reference/classes' },
);

it.each([
  ['Set', '/set'],
  ['Set<int>.Add(string)', '/set'],
  ['Ns.Set-TModel.Add', '/set'],
  ['M:Ns.Set`1.Add', '/set'],
  ['Door', '/door'],
  ['Acme.Door.Open', '/door'],
  ['IList<T>', '/list'],
])('leads %s to the page of its type', (name, path) => {
  expect(placeOf(name)).toEqual({ path });
});

it.each(['Room.Missing', 'Guide', 'Broken', 'Sett'])('does not know %s', (name) => {
  expect(placeOf(name)).toBeUndefined();
});
