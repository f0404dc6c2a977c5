/** @jest-environment node */
import { installBasePath } from '../../../src/base-path';
import { planProject } from './plan';
import { putFiles, tempFolder } from '../../../src/test/temp-folder';

let dir: string;
const planned = () => planProject(dir);
const put = (files: Readonly<Record<string, string>>) => putFiles(dir, files);

beforeEach(() => {
  installBasePath('');
  dir = tempFolder();
  const build = {
    content: [{ files: ['api/**.yml'] }, { files: ['**.md', '**/toc.yml'] }],
    overwrite: [{ files: ['apidoc/**.md', 'api/**.md'] }],
  };
  put({
    'docfx.json': JSON.stringify({ metadata: [{ dest: 'api' }], build }),
    'index.md': '# Home\n',
    'api/Tandem.yml': item('Tandem', 'Namespace', 'Rooms and <xref href="Tandem.Room"></xref>s.'),
    'api/Tandem.Room.yml': item('Tandem.Room', 'Class', 'A room.'),
    'api/Tandem.Set-1.yml': item('Tandem.Set`1', 'Struct', ''),
  });
});

const item = (uid: string, type: string, summary: string) => `### YamlMime:ManagedReference
items:
- uid: ${uid}
  name: ${uid.replace(/^Tandem\./, '').replace('`1', '<T>')}
  type: ${type}
  namespace: ${type === 'Namespace' ? '' : 'Tandem'}
  assemblies: [Tandem]
  summary: ${JSON.stringify(summary)}
  syntax:
    content: public class X
`;

it('moves with the articles: links, addresses, and the texts of overwrite files', async () => {
  put({
    'page.md': '<xref:Tandem.Room> and [rooms](api/Tandem.Room.html)',
    'apidoc/room.md': '---\nuid: Tandem.Room\nremarks: *content\n---\nSee [home](../index.md).\n',
    'old.md': '---\nredirect_url: api/Tandem.Room.html\n---\n',
  });
  const { files, settings } = await planned();
  expect(settings.redirects).toEqual([{ from: '/old', to: '/api/Tandem.Room' }]);
  expect(files.get('docs/page.md')).toBe(
    '[`Room`](xref:Tandem.Room) and [rooms](xref:Tandem.Room)\n',
  );
  expect(files.get('reference/classes/Room.mdx')).toMatch(
    /uid: Tandem\.Room\n[^]*\nslug: "?\/api\/Tandem\.Room"?\n[^]*---\n\n## Remarks\n\nSee \[home\]\(\.\.\/\.\.\/docs\/index\.md\)\.\n$/,
  );
  expect(files.get('reference/classes/Set.mdx')).toMatch(/slug: "?\/api\/Tandem\.Set-1"?\n/);
});

it('leads to members by the anchors that DocFX gave them', async () => {
  const member = `- uid: Tandem.Room.Join(System.String)
  name: Join(String)
  type: Method
  parent: Tandem.Room
`;
  put({
    'api/Tandem.Room.yml': item('Tandem.Room', 'Class', 'A room.') + member,
    'page.md':
      '[1](api/Tandem.Room.html#Tandem_Room_Join_System_String_) [2](api/Tandem.Room.html#none) [3](api/Tandem.Set-1.html) [4](api/) [5](api/toc.html) [6](api/Tandem.Gone.html)',
  });
  expect((await planned()).files.get('docs/page.md')).toBe(
    '[1](xref:Tandem.Room.Join\\(System.String\\)) [2](xref:Tandem.Room) [3](xref:Tandem.Set%601) [4](/reference) [5](/reference) 6\n',
  );
});

it('is written anew, whatever the folder to write has', async () => {
  const { files } = await planned();
  const room = files.get('reference/classes/Room.mdx') ?? '';
  expect(room).toContain('uid: Tandem.Room\n');
  put({ 'out/reference/classes/Room.mdx': room });
  expect((await planned()).files.get('reference/classes/Room.mdx')).toBe(room);
});

it('has the page of a namespace, which lists its types', async () => {
  put({ 'page.md': '<xref:Tandem>, [it](api/Tandem.html)' });
  const { files } = await planned();
  expect(files.get('docs/api/Tandem.md')).toBe(
    `---
title: Tandem
---

# Namespace Tandem

Rooms and [\`Room\`](xref:Tandem.Room)s.

## Classes

- [\`Room\`](xref:Tandem.Room)

  A room.

## Structs

- [\`Set<T>\`](xref:Tandem.Set%601)
`,
  );
  expect(files.get('docs/page.md')).toBe('[Tandem](./api/Tandem.md), [it](./api/Tandem.md)\n');
});

it('takes a file that is content as well for what it says: a page, or texts of the reference', async () => {
  put({
    'api/index.md': '---\nuid: start\n---\n# The API\n',
    'api/more.md': '# More\n',
    'api/room.md': '---\nuid: Tandem.Room\n---\nA place.\n',
    'api/gone.md': '---\nuid: Tandem.Gone\nsummary: *content\n---\nGone.\n',
    'api/space.md': '---\nuid: Tandem\nsummary: *content\n---\nSee [more](more.md).\n',
    'toc.yml': '- name: API\n  href: api/index.md\n- name: Start\n  uid: start\n',
  });
  const { files, settings, notes } = await planned();
  expect([...files.keys()].filter((name) => name.startsWith('docs/api/'))).toEqual(
    ['index', 'more', 'Tandem'].map((name) => `docs/api/${name}.md`),
  );
  expect(files.get('reference/classes/Room.mdx')).toMatch(/---\n\nA place\.\n$/);
  expect(files.get('docs/api/Tandem.md')).toContain('\n\nSee [more](./more.md).\n\n## Classes');
  expect(settings.navbar.items.slice(0, 2)).toMatchObject([{ href: '/api' }, { href: '/api' }]);
  expect(notes.map(({ kind }) => kind)).toContain('overwrite files');
});

describe('the sidebar', () => {
  const sidebarsOf = async (files: Readonly<Record<string, string>>) => {
    put(files);
    return JSON.parse((await planned()).files.get('sidebars.json') ?? 'null') as unknown;
  };

  it('has each type that a table of contents names once, in its place', async () => {
    const toc = `### YamlMime:TableOfContent
items:
- uid: Tandem
  name: Tandem
  items:
  - name: Classes
  - uid: Tandem.Room
    name: Room
  - name: Structs
  - uid: Tandem.Set\`1
    name: Set<T>
- name: The room
  href: Tandem.Room.yml
`;
    const section = (label: string, ...items: string[]) => {
      return { type: 'category', label, items, collapsible: false };
    };
    expect(await sidebarsOf({ 'api/toc.yml': toc })).toEqual({
      api: [
        {
          type: 'category',
          label: 'Tandem',
          link: { type: 'doc', id: 'api/Tandem' },
          items: [section('Classes', 'api/Tandem.Room'), section('Structs', 'api/Tandem.Set-1')],
        },
        { type: 'ref', id: 'api/Tandem.Room', label: 'The room' },
      ],
    });
  });

  it('comes after those that the project’s own table of contents names before', async () => {
    const toc = (folder: string) => `- name: ${folder}\n  href: ${folder}/\n`;
    const sidebars = await sidebarsOf({
      'toc.yml': toc('guide') + toc('api'),
      'guide/a.md': '# A\n',
      'guide/toc.yml': '- href: a.md\n',
      'api/toc.yml': '- uid: Tandem.Room\n',
    });
    expect(Object.keys(sidebars as object)).toEqual(['guide', 'api']);
  });

  it('has the whole reference once where no table of contents names a type', async () => {
    const own = { guide: ['guide/a'], api: [{ type: 'reference' }] };
    const files = { 'guide/a.md': '# A\n', 'guide/toc.yml': '- href: a.md\n' };
    expect(await sidebarsOf(files)).toEqual(own);
    const twice = '- href: a.md\n- name: B\n  href: ../api/\n- name: C\n  href: ../api/\n';
    expect(await sidebarsOf({ 'guide/toc.yml': twice })).toEqual({
      guide: ['guide/a', { type: 'reference' }],
    });
  });
});
