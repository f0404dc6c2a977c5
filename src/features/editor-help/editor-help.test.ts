import fs from 'node:fs';
import path from 'node:path';
import { publishFiles } from '../../build/bundling/publish-files';
import type { Settings } from '../../config/settings/schema';
import { apiClass, docPage, siteIn } from '../../test/content-pages';
import { LOG_CODES } from '../../test/log-codes';
import { tempFolder } from '../../test/temp-folder';
import { editorHelpFiles } from './publish';
import { pagesAtShortAddresses, shortAddresses } from './short-addresses';

const rootDir = tempFolder();

const siteWith = (editorHelp: Settings['editorHelp'], released?: string) => {
  const site = siteIn(rootDir);
  return {
    ...site,
    settings: { ...site.settings, url: 'https://d.example/docs', editorHelp },
    variables: released === undefined ? {} : { 'facts.version.released': released },
    logCodes: LOG_CODES.slice(0, 1),
  };
};

const read = (name: string) => {
  const file = path.join(rootDir, 'public', name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
};

function published(editorHelp: Settings['editorHelp'], released?: string) {
  const site = siteWith(editorHelp, released);
  const nodes = [
    docPage(site, 'news', { frontMatter: { feed: { id: 'tag:d.example,2024:news' } } }),
    docPage(site, 'legal/licenses'),
    apiClass(site, 'Room', {
      members: [
        { name: 'Join', kind: 'method', signature: 'void Join()', summary: 'Joins.' },
        { name: 'this[int]', kind: 'indexer', signature: 'int this[int i]', summary: 'A place.' },
      ],
      nested: ['public struct Options<T> { }'],
    }),
    apiClass(site, 'Event', { name: 'Event' }),
    apiClass(site, 'Größe'),
    apiClass(site, 'Grüße'),
    apiClass(site, 'Event-T', { name: 'Event<T>' }),
    apiClass(site, 'Other.Set', { name: 'Set', namespace: 'Other' }),
    apiClass(site, 'Set', {}, { path: '/set/größe' }),
  ];
  publishFiles('editor-help', editorHelpFiles(nodes, site), rootDir);
  const constants = [...(read('HelpUrls.cs') ?? '').matchAll(/string (\S+) = "(.*)";/g)];
  return {
    data: JSON.parse(read('help-urls.json') ?? 'null') as unknown,
    constants: Object.fromEntries(constants.map(([, name, url]) => [name, url])) as unknown,
  };
}

it('has the addresses of types, members, log codes and the package', () => {
  const { data } = published(true, '2.3.1');
  const room = 'https://d.example/docs/reference/classes/Room';
  const help = 'https://d.example/docs/help/2.3/Room';
  expect(data).toMatchObject({
    version: '2.3',
    documentationUrl: 'https://d.example/docs/',
    changelogUrl: 'https://d.example/docs/news',
    licensesUrl: 'https://d.example/docs/legal/licenses',
    types: {
      'Duet.Room': { url: room, helpUrl: help, members: { Join: 'Join', 'this[int]': 'Item' } },
      'Duet.Room+Options`1': { url: `${room}#Options`, helpUrl: `${help}#Options` },
    },
    logCodes: { DTX1004: 'https://d.example/docs/e/DTX1004' },
  });
});

it('has a constant for each type, under the shortest name that is its own', () => {
  const help = 'https://d.example/docs/help/latest';
  expect(published({ namespace: 'Duet.Editor' }).constants).toEqual({
    DTX1004: 'https://d.example/docs/e/DTX1004',
    Duet_Set: 'https://d.example/docs/set/gr%C3%B6%C3%9Fe',
    Event: `${help}/Event`,
    Event_1: `${help}/Event-T`,
    Größe: `${help}/Gr%C3%B6%C3%9Fe`,
    Grüße: `${help}/Gr%C3%BC%C3%9Fe`,
    Other_Set: `${help}/Other.Set`,
    Room: `${help}/Room`,
    Room_Options: `${help}/Room#Options`,
  });
  expect(read('HelpUrls.cs')).toContain('namespace Duet.Editor\n');
});

it('has the pages’ own addresses for hosts without redirects, and what the settings say', () => {
  const { data } = published({ shortAddresses: false, version: '3-rc', changelogUrl: '/log' });
  expect(data).toMatchObject({
    version: '3-rc',
    changelogUrl: 'https://d.example/docs/log',
    types: { 'Duet.Event': { helpUrl: 'https://d.example/docs/reference/classes/Event' } },
    logCodes: { DTX1004: 'https://d.example/docs/errors/DTX1004' },
  });
  expect(shortAddresses(siteWith({ shortAddresses: false }).settings)).toEqual([]);
});

it('leaves nothing if it is off', () => {
  published(true);
  expect(published(false)).toEqual({ data: null, constants: {} });
  expect(shortAddresses(siteWith(false).settings)).toEqual([]);
});

it('names pages at short addresses', () => {
  const site = siteWith(true);
  const pages = ['e/one', 'help/a/b', 'e', 'help/a', 'e/a/b'].map((name) => docPage(site, name));
  const found = pagesAtShortAddresses(pages, site).map(({ file }) => file);
  expect(found).toEqual(['content/docs/e/one.md', 'content/docs/help/a/b.md']);
});
