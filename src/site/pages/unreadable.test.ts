import fs from 'node:fs';
import path from 'node:path';
import { validateSettings } from '../../config/settings/load';
import { findContentFolder } from '../../config/project/content-folder';
import { findUnreadableFiles } from './unreadable';
import { putFile, tempFolder } from '../../test/temp-folder';

let root: string;
beforeEach(() => {
  root = tempFolder();
  put('content/docs/readme.md', '# Fine');
});

const put = (file: string, content: string) => putFile(path.join(root, file), content);
const absentIds = (absent: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...(absent.get('docs') ?? [])].sort();
const find = (published: readonly string[] = []) => {
  const { settings } = validateSettings({}, '');
  const folder = findContentFolder(root, '');
  const found = findUnreadableFiles(
    {
      settings,
      variables: { product: 'duet' },
      firstVersions: new Map(),
      logCodes: [],
      terms: [],
      decisionTables: {},
      apiHistory: [],
      problems: [],
      folder,
    },
    new Set(published.map((file) => path.join(root, file))),
  );
  const paths = [...found.pathByFile].map(([file, to]) => [path.relative(root, file), to]);
  return { ...found, paths };
};

it('finds all pages whose front matter does not parse, with their presumed paths', () => {
  put('content/docs/01-what-is-{product}.md', '---\ntitle: a: b\n---\n');
  put('content/docs/room/index.mdx', '\uFEFF---\r\ntitle: ok\r\ntags: [a\r\n---\r\n');
  put('content/reference/classes/Room.mdx', '---\nname: "Room\n---\n');
  put('content/docs/fine.md', '---\ntitle: "a: b"\n---\n');
  put('content/docs/notes.txt', '---\na: b: c\n---\n');
  const { paths, problems } = find();
  expect(paths).toEqual([
    ['content/docs/01-what-is-{product}.md', '/what-is-duet'],
    ['content/docs/room/index.mdx', '/room'],
    ['content/reference/classes/Room.mdx', '/reference/classes/Room'],
  ]);
  const first = problems.find(({ file }) => file === 'content/docs/01-what-is-{product}.md');
  expect(first).toMatchObject({ check: 'frontMatter', line: 2 });
  expect(new Set(problems.map(({ file }) => file)).size).toBe(3);
  for (const { line } of problems) expect(line).toBeGreaterThan(1);
});

it('does not read again what has become a page', () => {
  for (const name of ['a', 'b']) put(`content/docs/${name}.md`, '---\ntitle: a: b\n---\n');
  expect(find(['content/docs/a.md']).paths).toEqual([['content/docs/b.md', '/b']]);
});

it('lets the sidebar name unreadable pages and drafts', () => {
  put('content/docs/broken.md', '---\ntitle: a: b\n---\n');
  put('content/docs/named.md', '---\nid: own\ntitle: a: b\n---\n');
  put('content/docs/draft.md', '---\ndraft: true\n---\n');
  put('content/docs/fine.md', '---\ntitle: Fine\n---\n');
  expect(absentIds(find().absent)).toEqual(['broken', 'draft', 'own']);
});

it.each([
  ['without keys', '---\nJust text\n---\n', 'is not valid YAML'],
  ['that does not end', '---\ntitle: A\n\nText.\n', 'never ends'],
])('finds front matter %s', (_, text, what) => {
  put('content/docs/a.md', text);
  expect(find().problems).toEqual([
    {
      check: 'frontMatter',
      file: 'content/docs/a.md',
      line: 1,
      message: `The front matter ${what}.`,
      fix: 'Write "key: value" lines between two lines of three hyphens.',
    },
  ]);
});

it('finds nothing wrong with pages without or with empty front matter', () => {
  put('content/docs/a.md', 'Text\n\n---\n\na: b: c');
  put('content/docs/b.md', '---\n---\nText\n\n---\n\na: b: c\n');
  put('content/docs/c.md', '---\n# only a comment\n---\n');
  put('content/docs/_part.md', '---\n\nA partial may begin with a rule.\n');
  expect(find()).toMatchObject({ paths: [], problems: [] });
});

it('reads ids and addresses of pages that do not parse, and of drafts', () => {
  put('content/docs/a.md', '---\nid: own\nslug: /moved\ntitle: a: b\n---\n');
  put('content/docs/01-topic/b.md', '---\ntitle: "b\n---\n');
  put('content/docs/c.md', '---\ndraft: true\nid: later\n---\n');
  const { paths, absent, hidesClasses } = find();
  expect(paths).toEqual([
    ['content/docs/01-topic/b.md', '/topic/b'],
    ['content/docs/a.md', '/moved'],
  ]);
  expect(absentIds(absent)).toEqual(['later', 'own', 'topic/b']);
  expect(hidesClasses).toBe(false);
});

it('knows whether a class is among them', () => {
  put('content/reference/classes/Room.mdx', '---\nname: "Room\n---\n');
  expect(find().hidesClasses).toBe(true);
});

it('sees that a file has been broken, repaired, made a draft and removed since', () => {
  const file = 'content/docs/a.md';
  const state = () => {
    const { paths, problems, absent } = find();
    return [paths.length, problems.length, absentIds(absent)];
  };
  const states = ['title: A', 'title: a: b', 'title: A', 'draft: true', 'id: c\ndraft: true'].map(
    (line) => {
      put(file, `---\n${line}\n---\n`);
      return state();
    },
  );
  fs.rmSync(path.join(root, file));
  expect([...states, state()]).toEqual([
    [0, 0, []],
    [1, 1, ['a']],
    [0, 0, []],
    [0, 0, ['a']],
    [0, 0, ['c']],
    [0, 0, []],
  ]);
});

it('names files that are no pages because of the end of their names', () => {
  for (const name of ['A.MDX', 'b.Md', 'c.markdown', '_part.MDX', '_parts/d.markdown', 'e.MD.txt'])
    put(`content/docs/guide/${name}`, '# Text');
  expect(find().problems).toMatchObject([
    {
      check: 'markup',
      file: 'content/docs/guide/A.MDX',
      message: 'The file is not a page, because its name ends in ".MDX".',
      fix: 'Rename it to A.mdx, or move it out of the folder of pages.',
    },
    { file: 'content/docs/guide/b.Md' },
    { fix: 'Rename it to c.md, or move it out of the folder of pages.' },
  ]);
});
