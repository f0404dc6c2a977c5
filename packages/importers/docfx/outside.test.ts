/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { installBasePath } from '../../../src/base-path';
import { hostilePaths } from '../../../src/test/hostile-paths';
import { planProject } from './plan';
import { putFile, tempFolder } from '../../../src/test/temp-folder';

const SECRET = 'top secret';

let top: string;
let dir: string;
beforeEach(() => {
  installBasePath('');
  top = tempFolder();
  dir = path.join(top, 'site');
  for (const name of ['../secret.md', '../secret.txt', '../site2/secret.txt', '../other/page.md']) {
    put(name, SECRET);
  }
  put('index.md', '# Home\n');
  fs.symlinkSync(top, path.join(dir, 'folder'));
  fs.symlinkSync('../secret.md', path.join(dir, 'file.md'));
  fs.symlinkSync('file.md', path.join(dir, 'chain.md'));
  docfx({ content: [{ files: ['page.md', 'toc.yml', 'index.md'] }] });
});

const put = (file: string, content: string) => putFile(path.join(dir, file), content);

const docfx = (build: object) => put('docfx.json', JSON.stringify({ build }));
const planned = (root?: string) => planProject(dir, root);

async function outcome(root?: string) {
  const { files, copies, notes } = await planned(root);
  const copied = [...copies.keys()].map((file) => fs.readFileSync(file, 'utf8'));
  return {
    texts: [...files.values(), ...copied].join('\n'),
    refused: notes.filter(({ fix }) => fix.includes('--root')),
  };
}

/** A note about a line of the page. */
const onPage = (): unknown =>
  expect.objectContaining({
    file: path.join(dir, 'page.md'),
    line: expect.any(Number) as number,
  });

/** What leads out of the folder, to a file that is there. */
const OUTSIDE = [
  '../secret.md',
  '..\\secret.md',
  './../secret.md',
  'none/../../secret.md',
  '%2e%2e/secret.md',
  '..%2fsecret.md',
  '.%2e%5csecret.md',
  '%2E%2E%2Fsecret.md',
  '~/../secret.md',
  '/../secret.md',
  '../site/../secret.md',
  '../site2/secret.txt',
  '../secret.txt',
  'folder/secret.md',
  'file.md',
  'folder/folder/../secret.txt',
  'chain.md',
  '~/folder/secret.txt',
  '/file.md',
  './/../secret.md',
  'folder/site/folder/secret.md',
  '~\\..\\secret.md',
  '../secret.txt#L1-L2',
  '../secret.txt?a=b',
];

/** What stays in the folder or is nothing: no message about it may say that something is there. */
const NOWHERE = [
  ...['C:/secret.md', 'C:\\secret.md', '\\\\server\\share\\secret.md', '//server/share/secret.md'],
  ...[
    'file:///etc/passwd',
    '/etc/passwd',
    '..%252fsecret.md',
    '....//secret.md',
    '%00.md',
    'a%00b',
  ],
  ...[
    'index.md/../nothing.md',
    'index.md/x.md',
    `${'a'.repeat(252)}.md`,
    '..;/secret.md',
    '%zz.md',
  ],
  ...['FOLDER/secret.md', 'File.md', '~../secret.md', '$HOME/secret.md', '%2525'],
];

const WRITTEN: readonly (readonly [what: string, write: (address: string) => string])[] = [
  ['an inclusion', (address) => `[!INCLUDE [x](<${address}>)]`],
  ['an inclusion in a line', (address) => `Text [!INCLUDE [x](<${address}>)] text.`],
  ['code', (address) => `[!code-csharp[x](<${address}>)]`],
  ['a picture', (address) => `![x](<${address}>)`],
  ['a link', (address) => `[x](<${address}>)`],
  ['a definition', (address) => `[x][y]\n\n[y]: <${address}>`],
  ['code in colons', (address) => `:::code source="${address}":::`],
  ['a picture in colons', (address) => `:::image source="${address}" alt-text="x":::`],
  ['HTML', (address) => `<img src="${address}" alt="x">`],
];

describe.each(WRITTEN)('%s', (_, write) => {
  it.each(OUTSIDE)('does not reach %s', async (address) => {
    const body = write(address.replace(/\\/g, '\\\\'));
    put('page.md', `# Page\n\n${/^[<]/.test(body) ? write(address) : body}\n`);
    const { texts, refused } = await outcome();
    expect(texts).not.toContain(SECRET);
    expect(refused).toContainEqual(onPage());
  });

  it.each(NOWHERE)('takes nothing for %s', async (address) => {
    put('page.md', `# Page\n\n${write(address)}\n`);
    expect((await outcome()).texts).not.toContain(SECRET);
  });
});

it.each([1, 2, 3])('reads nothing outside, whatever the path: seed %d', async (seed) => {
  const ends = ['secret.md', 'secret.txt', 'chain.md', 'secret.md%00', 'index.md/secret.md'];
  for (const { place, address } of hostilePaths(seed, 60, { places: WRITTEN, ends })) {
    const [what, write] = place;
    put('page.md', `# Page\n\n${write(address)}\n`);
    expect([what, address, (await outcome()).texts.includes(SECRET)]).toEqual([
      what,
      address,
      false,
    ]);
  }
});

it.each(OUTSIDE.map((address) => address.replace(/[?#].*/, '')))(
  'includes %s where an option names the folder above',
  async (address) => {
    put('page.md', `# Page\n\n[!INCLUDE [x](<${address.replace(/\\/g, '\\\\')}>)]\n`);
    const { texts, refused } = await outcome(top);
    expect([texts.includes(SECRET), refused]).toEqual([true, []]);
  },
);

it.each([
  ['content', { content: [{ files: ['../*.md', 'index.md'] }] }],
  [
    'a folder of content',
    { content: [{ src: '..', files: ['**/*.md'] }, { files: ['index.md'] }] },
  ],
  ['a symbolic link', { content: [{ files: ['**/*.md'] }] }],
  ['resources', { content: [{ files: ['index.md'] }], resource: [{ files: ['../*.txt'] }] }],
  [
    'the root of the disk',
    { content: [{ src: '/', files: ['**/*.md'] }, { files: ['index.md'] }] },
  ],
])('does not take %s that docfx.json names outside', async (_, build) => {
  docfx(build);
  const { texts, refused } = await outcome();
  expect(texts).not.toContain(SECRET);
  expect(refused).toContainEqual(expect.objectContaining({ file: path.join(dir, 'docfx.json') }));
});

it('reads no table of contents outside', async () => {
  put('../other/toc.yml', `- name: ${SECRET}\n  href: page.md\n`);
  put('toc.yml', '- name: A\n  href: ../other/toc.yml\n- name: B\n  href: ../other/\n');
  const { files, notes } = await planned();
  expect(JSON.stringify([...files.values()])).not.toContain(SECRET);
  expect(notes).toContainEqual(expect.objectContaining({ kind: 'tables of contents', line: 1 }));
});

const ACTIVE = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,x'],
  ...['&#106;avascript:alert(1)', 'javascript&colon;alert(1)', 'java&#x73;cript&#58;alert(1)'],
  ...['java&Tab;script:alert(1)', 'java&NewLine;script:alert(1)', '&#32;javascript:alert(1)'],
  ...['java\tscript:alert(1)', ' javascript:alert(1)', 'DATA:text/html;base64,PGI+', 'blob:x'],
];

describe.each([
  ['a link', (url: string) => `[shown](<${url}>)`],
  ['a definition', (url: string) => `[shown][y]\n\n[y]: <${url}>`],
  ['HTML', (url: string) => `<a href="${url}">shown</a>`],
  [
    'a form',
    (url: string) => `<form action="${url}"><button formaction='${url}'>shown</button></form>`,
  ],
  ['a frame', (url: string) => `<iframe src="${url}">shown</iframe>`],
])('%s', (_, write) => {
  it.each(ACTIVE)('loses %j, keeps its text and is in the report', async (url) => {
    put('page.md', `# Page\n\n${write(url)}\n`);
    const { files, notes } = await planned();
    const text = files.get('docs/page.md') ?? '';
    expect(text).toContain('shown');
    expect(text).not.toMatch(/(?:href|src|action)="|\]\(|\]:|script:/i);
    expect(notes).toContainEqual(onPage());
  });
});

it('leaves scripts out of tables of contents, pictures and films, and keeps pictures that are data', async () => {
  put('toc.yml', '- name: A\n  href: javascript:alert(1)\n- name: B\n  href: page.md\n');
  put(
    'page.md',
    '# P\n\n![a](javascript:x) ![b](data:image/png;base64,AA==)\n\n:::video source="javascript:x":::\n',
  );
  const { files, notes } = await planned();
  expect([...files.values()].join('\n')).not.toContain('javascript');
  expect(files.get('docs/page.md')).toContain('a ![b](data:image/png;base64,AA==)');
  expect(notes.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['links that run', 'tables of contents']),
  );
});

it('shows a film that is a script as it is written', async () => {
  put('page.md', '# P\n\n> [!Video javascript:x]\n');
  expect((await planned()).files.get('docs/page.md')).not.toContain('<iframe');
});
