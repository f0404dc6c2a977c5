import path from 'node:path';
import { installBasePath } from '../../../src/base-path';
import { installMessages } from '../../../src/messages';
import { putFiles, tempFolder } from '../../../src/test/temp-folder';
import { planFolder } from './plan';

beforeAll(() => {
  installBasePath('');
  installMessages('en');
});

const FILES = {
  'README.md': '# Tandem\n\n[Guide](guide/) [code](../a.cs) ![a](a.png)\n\n> [!TIP]\n> Read.\n',
  'guide/README.md': '# The guide\n\n[top](../README.md#tandem) {x} <y>\n',
  'guide/first.md': '# First\n',
  'a.png': '',
  'secret.key': '',
  '.github/b.md': '',
  'node_modules/a/README.md': '',
};

async function plan(files: Readonly<Record<string, string>> = {}, folder = 'tandem') {
  const dir = path.join(tempFolder(), folder);
  putFiles(dir, { ...FILES, ...files });
  const planned = await planFolder(dir);
  return { ...planned, said: planned.notes.map(({ message }) => message) };
}

it('takes the pages of a folder as they are read on GitHub, and the pictures', async () => {
  const { files, copies, settings, said } = await plan();
  expect([...files]).toEqual([
    ['docs/index.md', expect.stringContaining('[Guide](./guide/index.md) [code](../a.cs)')],
    ['docs/guide/index.md', '# The guide\n\n[top](../index.md#tandem) \\{x} \\<y>\n'],
    ['docs/guide/first.md', '# First\n'],
  ]);
  expect(files.get('docs/index.md')).toContain(':::tip\n\nRead.\n\n:::');
  expect([...copies.values()]).toEqual(['docs/a.png']);
  expect(settings.title).toBe('Tandem');
  expect(said).toContain('"../a.cs" leads to a file outside of the folder, which is not copied.');
});

it('says which tags nobody reads here, and shows what is in them', async () => {
  const { files, said } = await plan({
    'guide/first.md':
      '# First\n\n<Box id="a" title="b">\n\nOne `two`\n\n</Box>\n\nA List<T> <b>c</b>\n',
  });
  expect(files.get('docs/guide/first.md')).toBe(
    '# First\n\nb\n\nOne `two`\n\nA List\\<T> <b>c</b>\n',
  );
  expect(said).toContainEqual(expect.stringContaining('<Box> is left out'));
});

it('has the name of the project where the folder is one for documentation', async () => {
  expect((await plan({}, 'tandem-net/docs')).settings.title).toBe('tandem-net');
});

it('makes the sidebar of a SUMMARY.md', async () => {
  const { files } = await plan({
    'SUMMARY.md':
      '# Summary\n\n[Start](README.md)\n\n# Part\n\n- [The guide](./guide/README.md)\n  - [One](guide/first.md)\n- Draft\n- [Far](https://b.example)\n\n---\n\n[Last](guide/last.md)\n',
    'guide/last.md': '# Last\n',
  });
  expect([...files.keys()]).not.toContain('docs/SUMMARY.md');
  expect(JSON.parse(files.get('sidebars.json') ?? '')).toEqual({
    summary: [
      { type: 'doc', id: 'index', label: 'Start' },
      {
        type: 'category',
        label: 'Part',
        collapsible: false,
        items: [
          {
            type: 'category',
            label: 'The guide',
            link: { type: 'doc', id: 'guide/index' },
            items: [{ type: 'doc', id: 'guide/first', label: 'One' }],
          },
          { type: 'link', label: 'Far', href: 'https://b.example' },
        ],
      },
      'guide/last',
    ],
  });
});
