import type { FinishedPage } from '../finish';
import type { DocPageNode, PageNode } from '../nodes/nodes';
import fs from 'node:fs';
import path from 'node:path';
import {
  brokenAnchors,
  brokenTasks,
  duplicateRoutes,
  missingCards,
  strayKeywords,
  unreachablePaths,
} from './check';
import type { CheckedPage } from '../finish';
import { tempFolder } from '../../test/temp-folder';

const node = (file: string, path: string) =>
  ({ path, title: 'My title', absolutePath: `/site/content/docs/${file}` }) as PageNode;

type Link = FinishedPage['links'][number];
const page = (
  path: string,
  html: string,
  links: Partial<Link>[] = [],
  incomplete = false,
): CheckedPage => ({
  node: node(`${path.slice(1)}.md`, path),
  finished: {
    html,
    links: links as Link[],
    toc: '',
    hasTitle: false,
    headings: [],
    text: '',
    problems: [],
    incomplete,
  },
});

describe('unreachablePaths', () => {
  it.each(['/c#-basics', '/what?', '/guides/100%'])('names the page with the path %s', (path) => {
    expect(unreachablePaths([node('a.md', '/a'), node('b.md', path)], '/site')).toEqual([
      {
        check: 'content',
        file: 'content/docs/b.md',
        message: `The path "${path}" has a "${path.match(/[#?%]/)?.[0]}", which means something else in an address.`,
        fix: 'Rename the file or the folder, or give the page a slug.',
      },
    ]);
  });

  it('takes other characters, which browsers encode', () => {
    const paths = ['/größe/übersicht', '/日本', '/two words', "/it's", '/a&b', '/c++', '/p(1)'];
    const nodes = paths.map((path) => node('a.md', path));
    expect(unreachablePaths(nodes, '/site')).toEqual([]);
  });
});

describe('duplicateRoutes', () => {
  it('names each page after the first with the same path', () => {
    const nodes = [node('a.md', '/a'), node('b.md', '/b'), node('c.md', '/a'), node('d.md', '/a')];
    expect(duplicateRoutes(nodes, '/site')).toEqual(
      ['c.md', 'd.md'].map((file) => ({
        check: 'duplicateRoutes',
        file: `content/docs/${file}`,
        message: 'The path "/a" is already used by content/docs/a.md.',
        fix: 'Give one of them another slug; the other page is the one that is published.',
      })),
    );
  });

  it('finds none among different paths', () => {
    expect(duplicateRoutes([node('a.md', '/a'), node('A.md', '/A')], '/site')).toEqual([]);
  });
});

describe('brokenAnchors', () => {
  const rooms = page('/room', '<h2 id="collections">C</h2><tr id="größe"></tr>');
  const problems = (link: Partial<Link>) =>
    brokenAnchors([rooms, page('/a', '<p id="own"></p>', [link])], '/site');

  it('names the anchor, its page and the nearest one', () => {
    const link = { href: '../room.md#colections', path: '/room', anchor: 'colections', line: 4 };
    expect(problems(link)).toEqual([
      {
        check: 'brokenAnchors',
        file: 'content/docs/a.md',
        line: 4,
        message:
          'The link "../room.md#colections" leads to "#colections", which /room does not have.',
        fix: 'Link to "#collections".',
      },
    ]);
  });

  it.each([
    [{ path: '/room', anchor: 'collections' }],
    [{ path: '/room', anchor: 'größe' }],
    [{ path: '/a', anchor: 'own' }],
    [{ path: '/room', anchor: 'my-title' }],
    [{ path: '/room' }],
    [{ path: '/nowhere', anchor: 'x' }],
    [{ anchor: 'x' }],
  ])('finds nothing wrong with %j', (link) => {
    expect(problems({ href: '#', ...link })).toEqual([]);
  });

  it('reports nothing on a page partly hidden by a mistake', () => {
    const link = { href: '/broken#x', path: '/broken', anchor: 'x' };
    const pages = [page('/broken', '', [], true), page('/a', '', [link])];
    expect(brokenAnchors(pages, '/site')).toEqual([]);
  });

  it('suggests nothing if nothing is near', () => {
    const [problem] = problems({ href: '#x', path: '/a', anchor: 'something-else' });
    expect(problem?.fix).toBe('Fix the anchor, or give the heading the id {#…}.');
  });
});

it('names each picture of a social card that is not published, with its line', () => {
  const rootDir = tempFolder();
  fs.mkdirSync(path.join(rootDir, 'static'));
  fs.writeFileSync(path.join(rootDir, 'static', 'my card.png'), '');
  const nodes = ['/my%20card.png?v=2', 'https://example.com/a.png', '/gone.png', './own.png'].map(
    (image, index) => {
      const absolutePath = path.join(rootDir, `${index}.mdx`);
      fs.writeFileSync(absolutePath, `---\ntitle: A\nimage: ${image}\n---\n`);
      return { absolutePath, image, internal: { type: 'DocPage' } } as DocPageNode;
    },
  );
  const found = missingCards(nodes, { rootDir, staticDirs: [path.join(rootDir, 'static')] });
  expect(found).toMatchObject([
    {
      check: 'missingAssets',
      file: '2.mdx',
      line: 3,
      message: 'The picture "/gone.png" of social cards does not exist.',
      fix: 'Put it into static, and write its path from there, such as "/card.png".',
    },
    { file: '3.mdx', line: 3 },
  ]);
});

describe('strayKeywords', () => {
  const root = tempFolder();

  const pageWith = (ids: readonly string[]): CheckedPage => {
    const absolutePath = path.join(root, 'room.mdx');
    const lines = ids.map((id) => `  ${id}: [lobby]`);
    fs.writeFileSync(
      absolutePath,
      `---\ntitle: Room\nsectionKeywords:\n${lines.join('\n')}\n---\n`,
    );
    const { finished } = page('/room', '<h2 id="joining">J</h2>');
    const sectionKeywords = Object.fromEntries(ids.map((id) => [id, ['lobby']]));
    return { node: { ...node('room.mdx', '/room'), absolutePath, sectionKeywords }, finished };
  };

  it('names each section that the page does not have, with its line and the nearest one', () => {
    expect(strayKeywords([pageWith(['joining', 'joinig', 'other-thing'])], root)).toEqual([
      {
        check: 'frontMatter',
        file: 'room.mdx',
        line: 5,
        column: 3,
        message: '"sectionKeywords" names "joinig", which is not a section of the page.',
        fix: 'Write "joining", or remove the line.',
      },
      expect.objectContaining({
        line: 6,
        fix: 'Write the id of a heading or member, or remove the line.',
      }),
    ]);
  });

  it('accepts sections that exist', () => {
    expect(strayKeywords([pageWith(['joining'])], root)).toEqual([]);
  });

  it('reports nothing on a page partly hidden by a mistake', () => {
    const { node: broken, finished } = pageWith(['other-thing']);
    const pages = [{ node: broken, finished: { ...finished, incomplete: true } }];
    expect(strayKeywords(pages, root)).toEqual([]);
  });
});

it('reports a popular task whose page does not exist, with the nearest path', () => {
  const folder = { contentDir: '/site/content', rootDir: '/site' };
  const tasks = [
    { label: 'Start', href: '/start#first' },
    { label: 'Rooms', href: '/rom' },
  ];
  expect(brokenTasks(tasks, new Set(['/start', '/room']), folder)).toEqual([
    {
      check: 'brokenLinks',
      file: 'content/search.ts',
      message: 'The popular task "Rooms" leads to "/rom", which does not exist.',
      fix: 'Write "/room".',
    },
  ]);
});
