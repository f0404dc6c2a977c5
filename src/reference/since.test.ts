import { apiClass, siteIn } from '../test/content-pages';
import { strayFirstVersions, withFirstVersions } from './since';

const site = siteIn('/site');
const go = { name: 'Go', kind: 'method', signature: 'void Go()', summary: 'Goes.' };
const map = apiClass(site, 'Map<T>', { members: [go, { ...go, name: 'Stop' }] }).type;

it('adds the first versions of a type and its members', () => {
  const versions = new Map([
    ['Map<T>', '2.1.0'],
    ['Map<T>.Stop', '2.2.0'],
  ]);
  const { since, members } = withFirstVersions(map, versions);
  expect(since).toBe('2.1.0');
  expect(members.map((member) => [member.name, member.since])).toEqual([
    ['Go', undefined],
    ['Stop', '2.2.0'],
  ]);
});

it('keeps what the file of the type says', () => {
  const own = { ...map, since: '1.0' };
  expect(withFirstVersions(own, new Map([['Map<T>', '2.1.0']])).since).toBe('1.0');
});

it('names what the reference does not have', () => {
  const versions = new Map([
    ['Map<T>', '2.1.0'],
    ['Map<T>.Go', '2.1.0'],
    ['Map<T>.Stopp', '2.2.0'],
  ]);
  expect(strayFirstVersions(versions, [map], 'content')).toMatchObject([
    { file: 'content/since.ts', fix: expect.stringContaining('"Map<T>.Stop"') as string },
  ]);
});
