import path from 'node:path';
import {
  contentRootsOf,
  docsFolderOf,
  findContentFolder,
  markdownFilesOf,
  staticFilesOf,
} from './content-folder';
import { listFiles } from '../diagnostics/files';
import { putFile, tempFolder } from '../../test/temp-folder';

let root: string;
beforeEach(() => (root = tempFolder()));

function put(...files: string[]): void {
  for (const file of files) putFile(path.join(root, file), '');
}

describe('findContentFolder', () => {
  it('finds "content" with its optional parts', () => {
    put('content/docs/a.md', 'content/reference/classes/A.mdx', 'content/sidebars.ts');
    put('static/a.svg', 'content/static/b.svg');
    expect(findContentFolder(root, '')).toEqual({
      rootDir: root,
      contentDir: path.join(root, 'content'),
      docs: [
        {
          name: 'docs',
          dir: path.join(root, 'content/docs'),
          path: '',
          sidebarsFile: path.join(root, 'content/sidebars.ts'),
          exclude: [],
        },
      ],
      referenceDir: path.join(root, 'content/reference/classes'),
      staticDirs: [path.join(root, 'static'), path.join(root, 'content/static')],
    });
  });

  it('leaves out what does not exist', () => {
    put('content/docs/a.md', 'content/reference/notes.md');
    const folder = findContentFolder(root, '');
    expect(folder).not.toHaveProperty('referenceDir');
    expect(folder.docs[0]).not.toHaveProperty('sidebarsFile');
    expect(folder.staticDirs).toEqual([]);
  });

  it.each(['js', 'cjs', 'mjs', 'json'])('finds sidebars.%s', (extension) => {
    put('other/docs/a.md', `other/sidebars.${extension}`);
    expect(findContentFolder(root, 'other').docs[0].sidebarsFile).toBe(
      path.join(root, `other/sidebars.${extension}`),
    );
  });

  it('prefers TypeScript if there are two sidebars files', () => {
    put('content/docs/a.md', 'content/sidebars.js', 'content/sidebars.ts');
    expect(findContentFolder(root, '').docs[0].sidebarsFile).toMatch(/sidebars\.ts$/);
  });

  it('accepts an absolute CONTENT_DIR', () => {
    put('elsewhere/docs/a.md');
    const contentDir = path.join(root, 'elsewhere');
    expect(findContentFolder('/anywhere', contentDir).contentDir).toBe(contentDir);
  });

  it('reads CONTENT_DIR from the environment', () => {
    put('from-env/docs/a.md');
    const before = process.env.CONTENT_DIR;
    process.env.CONTENT_DIR = 'from-env';
    try {
      expect(findContentFolder(root).contentDir).toBe(path.join(root, 'from-env'));
    } finally {
      if (before === undefined) delete process.env.CONTENT_DIR;
      else process.env.CONTENT_DIR = before;
    }
  });

  it('says which folder is missing, and how to fix CONTENT_DIR', () => {
    expect(() => findContentFolder(root, 'nowhere')).toThrow(
      `The content folder ${path.join(root, 'nowhere')} does not exist. Fix CONTENT_DIR, or leave it out to build "content".`,
    );
  });

  it('does not mention CONTENT_DIR if it is not set', () => {
    expect(() => findContentFolder(root, '')).toThrow(
      `The content folder ${path.join(root, 'content')} does not exist.`,
    );
    expect(() => findContentFolder(root, '')).not.toThrow('CONTENT_DIR');
  });

  it('says that the pages’ folder is missing, even if a file has its name', () => {
    put('content/docs');
    expect(() => findContentFolder(root, '')).toThrow(
      `The content folder ${path.join(root, 'content')} has no folder "docs", which holds the pages.`,
    );
  });
});

describe('staticFilesOf', () => {
  it('lists the addresses of both static folders', () => {
    put('content/docs/a.md', 'static/img/größe 1.svg', 'content/static/robots.txt');
    expect([...staticFilesOf(findContentFolder(root, ''))]).toEqual([
      '/img/größe 1.svg',
      '/robots.txt',
    ]);
  });
});

describe('listFiles', () => {
  it('lists files below a folder in a stable order', () => {
    put('x/b.md', 'x/a/z.md', 'x/a.md', 'x/.hidden');
    expect(listFiles(path.join(root, 'x')).map((file) => path.relative(root, file))).toEqual([
      'x/.hidden',
      'x/a/z.md',
      'x/a.md',
      'x/b.md',
    ]);
  });
});

describe('the settings', () => {
  const docs = { path: '/', exclude: [] };

  it('name several folders of pages, each with its path and sidebars', () => {
    put('web/static/a.svg', 'docs/a.md', 'web/community/b.md', 'adopted/sidebars.json');
    put('docs/drafts/c.md', 'docs/drafted.md');
    const folder = findContentFolder(root, '', {
      dir: 'web',
      docs: [
        { ...docs, dir: 'docs', sidebars: 'adopted/sidebars.json', exclude: ['drafts'] },
        { dir: 'web/community', path: '/community', sidebars: false, exclude: [] },
      ],
      static: ['web/static', 'web/nowhere'],
    });
    const [main, community] = folder.docs;
    expect(main).toMatchObject({
      name: 'docs',
      path: '',
      sidebarsFile: path.join(root, 'adopted/sidebars.json'),
    });
    expect(community).toMatchObject({ name: 'docs-2', path: '/community', sidebarsFile: false });
    expect(folder.staticDirs).toEqual([path.join(root, 'web/static')]);
    expect(markdownFilesOf(folder)).toEqual(
      ['docs/a.md', 'docs/drafted.md', 'web/community/b.md'].map((file) => path.join(root, file)),
    );
    expect(contentRootsOf(folder)).toEqual(
      ['web', 'docs', 'web/community'].map((dir) => path.join(root, dir)),
    );
  });

  it('give way to CONTENT_DIR', () => {
    put('other/docs/a.md', 'web/docs/a.md');
    const folder = findContentFolder(root, 'other', { dir: 'web', docs: [{ ...docs, dir: 'x' }] });
    expect(folder.docs[0].dir).toBe(path.join(root, 'other/docs'));
  });

  it('are named when a folder or a sidebars file does not exist', () => {
    put('web/docs/a.md');
    const find = (one: object) =>
      findContentFolder(root, '', { dir: 'web', docs: [{ ...docs, dir: 'web/docs', ...one }] });
    expect(() => find({ dir: 'nowhere' })).toThrow(
      `The folder ${path.join(root, 'nowhere')} does not exist. Fix "content.docs" in site.config.ts`,
    );
    expect(() => find({ sidebars: 'side.js' })).toThrow('The sidebars file');
  });
});

it('finds the innermost folder of pages that a file is in', () => {
  put('docs/a.md', 'docs/api/b.md');
  const { docs } = findContentFolder(root, '', {
    dir: 'docs',
    docs: [
      { dir: 'docs', path: '/', exclude: [] },
      { dir: 'docs/api', path: '/api', exclude: [] },
    ],
  });
  expect(docsFolderOf(path.join(root, 'docs/a.md'), docs)?.path).toBe('');
  expect(docsFolderOf(path.join(root, 'docs/api/b.md'), docs)?.path).toBe('/api');
  expect(docsFolderOf(path.join(root, 'else.md'), docs)).toBeUndefined();
});
