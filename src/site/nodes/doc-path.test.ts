import { docAddress, titleOfName, withoutNumber } from './doc-path';

const pathOf = (file: string, frontMatter = {}, siblings: string[] = []) =>
  docAddress(file, frontMatter, new Set(siblings)).path;

describe('docAddress', () => {
  it.each([
    ['readme.md', '/', 'readme'],
    ['README.md', '/', 'README'],
    ['index.mdx', '/', 'index'],
    ['pricing.mdx', '/pricing', 'pricing'],
    ['room/index.mdx', '/room', 'room/index'],
    ['room/Readme.md', '/room', 'room/Readme'],
    ['room/room.mdx', '/room', 'room/room'],
    ['Room/room.md', '/Room', 'Room/room'],
    ['realtime/xr/avatars.mdx', '/realtime/xr/avatars', 'realtime/xr/avatars'],
    ['01-guides/02-first.mdx', '/guides/first', 'guides/first'],
    ['01-guides/00-index.md', '/guides', 'guides/index'],
    ['release-2.0.mdx', '/release-2.0', 'release-2.0'],
    ['a.b/c.d.mdx', '/a.b/c.d', 'a.b/c.d'],
    ['über/größe.md', '/über/größe', 'über/größe'],
    ['docs.md', '/docs', 'docs'],
  ])('gives %s the path %s and the id %s', (file, path, docId) => {
    expect(docAddress(file)).toMatchObject({ path, docId });
  });

  it('gives a page with its folder’s name its own path if the folder has an index', () => {
    expect(pathOf('room/room.mdx', {}, ['index', 'collections'])).toBe('/room/room');
    expect(pathOf('room/room.mdx', {}, ['README'])).toBe('/room/room');
    expect(pathOf('room/room.mdx', {}, ['collections'])).toBe('/room');
  });

  it('marks the index page of a folder', () => {
    expect(docAddress('room/index.md').isIndex).toBe(true);
    expect(docAddress('room/index.md', { slug: '/rooms' }).isIndex).toBe(true);
    expect(docAddress('room/indexing.md').isIndex).toBe(false);
    expect(docAddress('room.md').isIndex).toBe(false);
  });

  it.each([
    ['/', '/'],
    ['/elsewhere', '/elsewhere'],
    ['/elsewhere/', '/elsewhere'],
    ['other', '/guides/other'],
    ['./other', '/guides/other'],
    ['../other', '/other'],
    ['../../../other', '/other'],
    ['', '/guides'],
    ['index', '/guides'],
    ['/index', '/'],
    ['index-of-all', '/guides/index-of-all'],
    ['/a//b', '/a/b'],
    ['//a', '/a'],
    ['/a/../b', '/b'],
  ])('turns the slug %j into %s', (slug, path) => {
    expect(pathOf('guides/first.md', { slug })).toBe(path);
  });

  it('takes the last part of the id from the front matter, and the path with it', () => {
    expect(docAddress('guides/01-first.md', { id: 'start' })).toMatchObject({
      docId: 'guides/start',
      path: '/guides/start',
    });
    expect(pathOf('a.md', { id: '..' })).toBe('/');
    expect(docAddress('guides/index.md', { id: 'overview' })).toMatchObject({
      docId: 'guides/overview',
      path: '/guides',
    });
  });
});

it('starts from the path below which the pages of a folder are published', () => {
  const at = (file: string, slug?: string) => docAddress(file, { slug }, new Set(), '/docs').path;
  expect(at('guides/first.md')).toBe('/docs/guides/first');
  expect(at('index.md')).toBe('/docs');
  expect(at('intro.md', '/')).toBe('/docs');
  expect(at('guides/first.md', '/start')).toBe('/docs/start');
  expect(docAddress('guides/first.md', {}, new Set(), '/docs').docId).toBe('guides/first');
});

describe('withoutNumber', () => {
  it.each([
    ['01-intro', 'intro'],
    ['1. intro', 'intro'],
    ['10_intro', 'intro'],
    ['003 - intro', 'intro'],
    ['2.0-notes', '2.0-notes'],
    ['2024-01-31', '2024-01-31'],
    ['2024-01-31-notes', '2024-01-31-notes'],
    ['3d-models', '3d-models'],
    ['404', '404'],
    ['1-', '1-'],
    ['intro-01', 'intro-01'],
  ])('turns %s into %s', (segment, expected) => {
    expect(withoutNumber(segment)).toBe(expected);
  });
});

describe('titleOfName', () => {
  it.each([
    ['server-plugins', 'Server plugins'],
    ['01-what_is', 'What is'],
    ['über-uns', 'Über uns'],
    ['Room', 'Room'],
  ])('turns %s into %s', (name, title) => {
    expect(titleOfName(name)).toBe(title);
  });
});
