import path from 'node:path';
import { setUpDocsFolder } from '../../test/docs-folder';
import { siteIn } from '../../test/content-pages';
import { sampleScripts } from './scripts';

const project = setUpDocsFolder();

/** The scripts of a page with these lines, and of the pages beside it. */
function read(
  lines: readonly string[],
  others: Readonly<Record<string, string>> = {},
  named: Readonly<Record<string, string[]>> = {},
) {
  const { rootDir, docsDir, put } = project();
  put('a.mdx', lines.join('\n'));
  for (const [name, text] of Object.entries(others)) put(name, text);
  const site = siteIn(rootDir);
  const { scripts, problems } = sampleScripts(path.join(docsDir, 'a.mdx'), site, {
    scripts: named,
  });
  return {
    files: Object.fromEntries(scripts.map(({ path: name, text }) => [name, text])),
    problems: problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}

const block = (title: string, ...code: string[]) => [
  `\`\`\`csharp title="${title}"`,
  ...code,
  '```',
];

it('takes the titled blocks, with variables replaced and without what highlights', () => {
  const { files, problems } = read([
    '```csharp title="Door.cs" {1}',
    'using {Product};',
    '// highlight-next-line',
    'class Door { // highlight-line',
    '}',
    '',
    '```',
    '```csharp',
    'door.Open();',
    '```',
    ...block('Editor/DoorMenu.cs', 'class DoorMenu { }'),
    ...block('Assets/Tests/DoorTests.cs', 'class DoorTests { }'),
  ]);
  expect(problems).toEqual([]);
  expect(files).toEqual({
    'Assets/Scripts/Door.cs': 'using Duet;\nclass Door {\n}\n',
    'Assets/Editor/DoorMenu.cs': 'class DoorMenu { }\n',
    'Assets/Tests/DoorTests.cs': 'class DoorTests { }\n',
  });
});

it('takes the last version of a file that grows in steps', () => {
  const { files, problems } = read([
    ...block('Door.cs', 'class Door { }'),
    ...block('Door.cs', 'class DoorModel { }', 'class Door { int a; }'),
  ]);
  expect(problems).toEqual([]);
  expect(files).toEqual({
    'Assets/Scripts/Door.cs': 'class DoorModel { }\nclass Door { int a; }\n',
  });
});

it('adds the files of context pages that the scripts use, and no others', () => {
  const lines = [
    '```csharp title="Door.cs" context-page="./b.mdx  ./c.mdx"',
    'class Door { Lock theLock; }',
    '```',
  ];
  const b = [
    ...block('Lock.cs', 'class Lock { Key key; }'),
    ...block('Window.cs', 'class Window { }'),
  ];
  const c = block('Key.cs', 'class Key { }').join('\n');
  const { files, problems } = read(lines, { 'b.mdx': b.join('\n'), 'c.mdx': c });
  expect(problems).toEqual([]);
  expect(Object.keys(files)).toEqual([
    'Assets/Scripts/Door.cs',
    'Assets/Scripts/Key.cs',
    'Assets/Scripts/Lock.cs',
  ]);
});

it('adds the classes of other pages that the sample names, with what they need', () => {
  const front = ['---', 'sample:', '  scripts:', '    ./b.mdx: []', '---'];
  const b = [...block('Lock.cs', 'class Lock { Key key; }'), ...block('Key.cs', 'class Key { }')];
  const named = { './b.mdx': ['Lock', 'Bolt'] };
  const { files, problems } = read(
    [...front, ...block('Door.cs', 'class Door { }')],
    { 'b.mdx': b.join('\n') },
    named,
  );
  expect(Object.keys(files).map((name) => path.basename(name))).toEqual([
    'Door.cs',
    'Key.cs',
    'Lock.cs',
  ]);
  expect(problems).toEqual(['docs/a.mdx:4 ./b.mdx has no script with Bolt.']);
});

it('leaves a context page that does not exist to the check of samples', () => {
  const lines = ['```csharp title="Door.cs" context-page="./b.mdx"', 'class Door { }', '```'];
  expect(read(lines).problems).toEqual([]);
});

it('reports a page without scripts at the key', () => {
  const lines = ['---', 'title: A', 'sample:', '  name: a', '---', '```csharp', 'a();', '```'];
  expect(read(lines).problems).toEqual([
    'docs/a.mdx:3 The page offers a sample and has no script for it.',
  ]);
});

it.each([
  [
    'two classes with one file name',
    [...block('Door.cs', 'class Door { }'), '', ...block('Door.cs', 'class Gate { }')],
    'docs/a.mdx:5 "Door.cs" is the file of Door in line 2 already, and this block does not have it.',
  ],
  [
    'one class in two files',
    [...block('Door.cs', 'class Door { }'), ...block('Doors.cs', 'class A { }', 'class Door { }')],
    'docs/a.mdx:4 Door is in "Door.cs" and in "Doors.cs", which are both in the sample.',
  ],
  [
    'a component whose file has another name',
    block('Doors.cs', 'class Door { }'),
    'docs/a.mdx:1 "Doors.cs" declares Door alone: Unity finds a component by the name of its file.',
  ],
  [
    'a fragment',
    block('Door.cs', 'door.Open();'),
    'docs/a.mdx:1 "Door.cs" declares no type, so it is not a whole file.',
  ],
  [
    'a title that is no file name',
    block('The door', 'class Door { }'),
    'docs/a.mdx:1 "The door" is not the name of a script, and the page offers a sample.',
  ],
  [
    'a file outside the project',
    block('../Door.cs', 'class Door { }'),
    'docs/a.mdx:1 "../Door.cs" is not the name of a script, and the page offers a sample.',
  ],
  [
    'a change as the last version',
    [...block('Door.cs', 'class Door { }'), '```diff-csharp title="Door.cs"', '+ int a;', '```'],
    'docs/a.mdx:4 "Door.cs" is shown as a change, so the sample has no last version of it.',
  ],
])('reports %s', (_name, lines, problem) => {
  expect(read(lines).problems).toEqual([problem]);
});
