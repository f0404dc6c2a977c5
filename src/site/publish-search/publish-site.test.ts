import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { decodeOutline, decodeTexts } from '../../../packages/search/engine/decode';
import { readSignatures } from '../../../packages/search/engine/shape/documented';
import { readManifest } from '../../../packages/search/engine/sharded/format';
import { PLACEHOLDER_SETTINGS } from '../../config/settings/load';
import { type Settings, settingsSchema } from '../../config/settings/schema';
import type { CheckedPage } from '../finish';
import { siteDataFile } from '../../config/project/site-data';
import { LIMITS } from '../../../packages/search/build/fit';
import { compressedSize } from '../../../packages/search/build/largest-fit';
import type { BuiltRecords } from '../../../packages/search/hosted-index/records';
import { apiType } from '../../test/api-type';
import { publishSiteSearch } from './publish-site';
import type { SearchSource } from '../../../packages/search/engine/source-records';
import { tempFolder } from '../../test/temp-folder';
import { finishedPage } from '../../test/content-pages';

const project = process.cwd();
let root: string;
beforeEach(() => {
  root = tempFolder();
  // The modules to be bundled.
  for (const name of ['src', 'packages', 'node_modules', 'package.json']) {
    fs.symlinkSync(path.join(project, name), path.join(root, name));
  }
  process.chdir(root);
});
afterEach(() => {
  process.chdir(project);
});

const settings = (search: unknown): Settings =>
  settingsSchema.parse({ ...PLACEHOLDER_SETTINGS, search });
const EMBEDDED = settings({ provider: 'embedded' });
const HOSTED = settings({
  provider: 'hosted',
  applicationId: 'APP',
  apiKey: 'public',
  indexName: 'docs',
});

/** A page with one paragraph; null for one that search must not find. */
const page = (
  route: string,
  over: Partial<SearchSource> | null = {},
  linksTo: readonly string[] = [],
): CheckedPage => {
  const search: SearchSource = {
    path: route,
    title: route.slice(1),
    section: 'Guides',
    rank: 'guide',
    keywords: [],
    sectionKeywords: {},
    blocks: [{ kind: 'text', text: `Text of ${route}.` }],
    ...over,
  };
  const links = linksTo.map((path) => ({ href: path, text: '', path, external: false }));
  return {
    node: { path: route, internal: { type: 'DocPage' } } as CheckedPage['node'],
    finished: finishedPage({ links, ...(over && { search }) }),
  };
};

const publish = (
  site: Settings,
  pages: readonly CheckedPage[],
  sections: Readonly<Record<string, string>> = {},
) => publishSiteSearch(site, pages, sections, { synonyms: [{ said: 'fee', meant: 'price' }] });

/** What a build has written: the addresses that pages use, and the files. */
const written = () => ({
  addresses: JSON.parse(fs.readFileSync(siteDataFile('search', root), 'utf8')) as unknown,
  files: fs.readdirSync('public/search').sort(),
});

const readPublished = (name: string) => fs.readFileSync(path.join('public/search', name), 'utf8');

/** The index as read by the engine. */
function index() {
  const read = (name: string) => fs.readFileSync(path.join('public/search', name), 'utf8');
  const outline = decodeOutline(read('outline.txt'));
  return { ...decodeTexts(read(outline.rest.url), outline), url: outline.rest.url };
}

describe('the embedded search', () => {
  it('publishes the engine and both parts of the index, all but the first named by content', async () => {
    await publish(EMBEDDED, [page('/a')]);
    const { addresses, files } = written();
    const [engine = '', outline, texts] = files;
    expect(engine).toMatch(/^engine-[0-9a-f]{10}\.js$/);
    expect([outline, texts]).toEqual(['outline.txt', index().url]);
    expect(texts).toMatch(/^texts-[0-9a-f]{10}\.txt$/);
    expect(addresses).toEqual({ engine: `/search/${engine}`, index: '/search/outline.txt' });
    expect(index().blocks).toEqual([[['Text of /a.']]]);
    // A word of no meaning is the product's name.
    expect(index().synonyms).toEqual([
      { said: 'fee', meant: 'price' },
      { said: 'Product', meant: '' },
    ]);
  });

  it('lists pages by section, in the order of the sidebar, with all others at the end', async () => {
    const pages = [
      page('/new', { section: 'Documentation' }),
      page('/room/b', { section: 'Room' }),
      page('/start'),
      page('/room', { section: 'Room' }),
      page('/end'),
    ];
    const sections = { '/start': 'Guides', '/room': 'Room', '/room/b': 'Room', '/end': 'Guides' };
    await publish(EMBEDDED, pages, sections);
    expect(index().pages.map((one) => `${one.section} ${one.path}`)).toEqual([
      'Guides /start',
      'Guides /end',
      'Room /room',
      'Room /room/b',
      'Documentation /new',
    ]);
  });

  it('leaves out pages that must not be found, and unpublished pages with the same path', async () => {
    const pages = [page('/a', null), page('/a'), page('/b', { title: 'First' }), page('/b')];
    await publish(EMBEDDED, pages);
    expect(index().pages.map(({ title }) => title)).toEqual(['First']);
  });

  it('counts the pages that link to a page: once each, without the page itself', async () => {
    const pages = [
      page('/a', {}, ['/b', '/b', '/a']),
      page('/b', {}, ['/b']),
      page('/c', {}, ['/b', '/a']),
      page('/d', {}, ['/b']),
    ];
    await publish(EMBEDDED, pages);
    const popularity = index().pages.map((one) => [one.path, one.popularity]);
    expect(popularity).toEqual([
      ['/a', 1],
      ['/b', 2],
      ['/c', 0],
      ['/d', 0],
    ]);
  });

  it('counts again when other pages have changed', async () => {
    const target = page('/a');
    const popularity = () => index().pages.map((one) => one.popularity);
    await publish(EMBEDDED, [target, page('/b', {}, ['/a'])]);
    expect(popularity()).toEqual([1, 0]);
    await publish(EMBEDDED, [target, page('/b')]);
    expect(popularity()).toEqual([0, 0]);
  });

  it('removes files of an earlier build, but not the page of results and the scripts', async () => {
    fs.mkdirSync('public/search/ui', { recursive: true });
    fs.writeFileSync('public/search/index.html', 'results');
    fs.writeFileSync('public/search/texts-old.txt', '');
    await publish(EMBEDDED, [page('/a')]);
    expect(written().files).toEqual([
      expect.stringMatching(/^engine-/),
      'index.html',
      'outline.txt',
      index().url,
      'ui',
    ]);
  });

  it('fits the same pages once, and reuses the stored fit for the same bytes', async () => {
    const pages = ['/a', '/b'].map((route) => page(route));
    const read = () =>
      written().files.map((name) => fs.readFileSync(path.join('public/search', name), 'utf8'));
    const compress = jest.spyOn(zlib, 'brotliCompressSync');
    await publish(EMBEDDED, pages);
    expect(compress).toHaveBeenCalled();
    const fitted = read();
    compress.mockClear();
    await publish(EMBEDDED, pages);
    expect(compress).not.toHaveBeenCalled();
    expect(read()).toEqual(fitted);
    await publish(EMBEDDED, pages.slice(1));
    expect(compress).toHaveBeenCalled();
  });

  it('publishes shards where the names do not fit, says so, and removes them when they do', async () => {
    const say = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const nameOf = (number: number) =>
      crypto.createHash('sha256').update(String(number)).digest('hex');
    const pages = Array.from({ length: 200 }, (_, number) => page(`/${nameOf(number)}`));
    // As if the site were larger.
    const limit = jest.replaceProperty(LIMITS, 'first', 14_500);
    await publish(EMBEDDED, pages);
    limit.restore();
    expect(say).toHaveBeenCalledWith(
      expect.stringMatching(/^The search has 200 names in \d+ shards.* What is cut: /),
    );
    say.mockRestore();
    const [engine = '', outline, folder] = written().files;
    expect(written().addresses).toEqual({
      engine: `/search/${engine}`,
      index: '/search/outline.txt',
    });
    expect([outline, folder]).toEqual(['outline.txt', 'shards']);
    const bytes = [engine, 'outline.txt'].map((name) => compressedSize(readPublished(name)));
    expect((bytes[0] ?? 0) + (bytes[1] ?? 0)).toBeLessThanOrEqual(14_500);
    const { generation } = readManifest(readPublished('outline.txt'));
    for (const name of fs.readdirSync('public/search/shards')) expect(name).toContain(generation);
    await publish(EMBEDDED, [page('/a')]);
    expect(fs.existsSync('public/search/shards')).toBe(false);
  });

  it('ends the build where not even the first file of shards fits', async () => {
    const limit = jest.replaceProperty(LIMITS, 'first', 5_000);
    await expect(publish(EMBEDDED, [page('/a'), page('/b')])).rejects.toThrow(
      'The first answer of the search takes more than 5000 bytes with 2 pages. Use a hosted search',
    );
    limit.restore();
  });

  it('publishes what members take and give, with the module that reads it', async () => {
    const { finished } = page('/r/Room', { title: 'Room', rank: 'reference' });
    const members = [
      { kind: 'method', name: 'Find', signature: 'public Room Find()', summary: 'S.' },
    ];
    const node = {
      ...apiType('Room', { members }),
      path: '/r/Room',
      internal: { type: 'ApiClass' },
    };
    await publish(EMBEDDED, [{ node: node as unknown as CheckedPage['node'], finished }]);
    const module = written().files.find((name) => /^reference-[0-9a-f]{10}\.js$/.test(name)) ?? '';
    expect(written().addresses).toMatchObject({ reference: `/search/${module}` });
    expect(readSignatures(readPublished('signatures.txt'))).toMatchObject([
      { title: 'Room', path: '/r/Room', members: [{ anchor: 'Find', signature: 'Room Find()' }] },
    ]);
  });

  it('is whole in develop, where nothing is fitted', async () => {
    const { NODE_ENV } = process.env;
    const compress = jest.spyOn(zlib, 'brotliCompressSync').mockClear();
    Object.assign(process.env, { NODE_ENV: 'development' });
    await publish(EMBEDDED, [page('/a')]);
    Object.assign(process.env, { NODE_ENV });
    expect(compress).not.toHaveBeenCalled();
    expect(index().blocks).toEqual([[['Text of /a.']]]);
  });
});

describe('a hosted search', () => {
  it('stores the records for the service, and publishes the module that queries it', async () => {
    await publish(HOSTED, [page('/a'), page('/hidden', null), page('/a', { title: 'Other' })]);
    const built = fs.readFileSync(siteDataFile('search-records', root), 'utf8');
    const { records, synonyms } = JSON.parse(built) as BuiltRecords;
    expect(
      records.map(({ type, path: route, hierarchy }) => [type, route, hierarchy.lvl1]),
    ).toEqual([
      ['lvl1', '/a', 'a'],
      ['content', '/a', 'a'],
    ]);
    expect(synonyms).toEqual([{ said: 'fee', meant: 'price' }]);
    const { addresses, files } = written();
    expect(addresses).toMatchObject({
      hosted: expect.stringMatching(/^\/search\/hosted-\w+\.js$/) as string,
      settings: { applicationId: 'APP', apiKey: 'public', indexName: 'docs' },
    });
    expect(files.filter((name) => name.endsWith('.txt'))).toEqual([]);
  });
});

it('leaves no files if search is off', async () => {
  await publish(EMBEDDED, [page('/a')]);
  await publish(settings(false), [page('/a')]);
  expect(written()).toEqual({ addresses: null, files: [] });
});
