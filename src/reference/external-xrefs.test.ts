import fs from 'node:fs';
import path from 'node:path';
import { putFile, tempFolder } from '../test/temp-folder';
import { externalTypes } from './external-types';
import { addressOfXref, externalXrefs } from './external-xrefs';

const dir = tempFolder();
const MAP = 'e2e/fixtures/authoring/xrefmaps/componenttask-unity/xrefmap.yml';
fs.copyFileSync(path.resolve(MAP), path.join(dir, 'tasks.yml'));
const TASKS = { file: './tasks.yml', baseUrl: 'https://tasks.example/docs/' };
const API = 'https://tasks.example/docs/api/ComponentTask';

const json = (name: string, references: readonly object[], more: object = {}) => {
  putFile(path.join(dir, name), JSON.stringify({ ...more, references }));
  return { file: `./${name}` };
};

const type = (uid: string, href: string) => ({ uid, href, commentId: `T:${uid}` });

it.each([
  ['ComponentTask.ITaskRunner', '.ITaskRunner.html'],
  ['T:ComponentTask.ITaskRunner', '.ITaskRunner.html'],
  [
    'ComponentTask.LocalTaskRunner.Dispose()',
    '.LocalTaskRunner.html#ComponentTask_LocalTaskRunner_Dispose',
  ],
  ['ComponentTask.ITaskRunner.StartTask', '.ITaskRunner.html#ComponentTask_ITaskRunner_StartTask_'],
  [
    'ComponentTask.ITaskRunner.StartTask<TOut>(System.Func<System.Threading.Tasks.Task<TOut>>)',
    '.ITaskRunner.html#ComponentTask_ITaskRunner_StartTask__1_System_Func_System_Threading_Tasks_Task___0___',
  ],
])('finds %s in a map that DocFX wrote', (name, end) => {
  expect(addressOfXref(externalXrefs([TASKS], dir), name)).toBe(API + end);
});

it('knows types by their names, instead of patterns, unless several have the name', () => {
  const others = json(
    'others.json',
    [
      type('System.Collections.Generic.List`1', 'list'),
      type('A.Shared', 'a'),
      type('B.Shared', 'b'),
      type('B.Shared', 'b'),
    ],
    { baseUrl: 'https://o.example/' },
  );
  const xrefs = externalXrefs([TASKS, others], dir);
  const types = externalTypes(
    [{ namespace: 'System', url: 'https://net.example/{fullName}', types: [] }],
    xrefs,
  );
  expect([types('ITaskRunner'), types('List', 1), types('Task'), types('Shared')]).toEqual([
    `${API}.ITaskRunner.html`,
    'https://o.example/list',
    'https://net.example/System.Threading.Tasks.Task',
    undefined,
  ]);
  expect(externalTypes(false, xrefs)('ITaskRunner')).toBe(`${API}.ITaskRunner.html`);
  expect(addressOfXref(xrefs, 'System.Collections.Generic.List<Any>')).toBe(
    'https://o.example/list',
  );
  expect(xrefs.problems).toEqual([]);
});

it.each([
  ['is missing', { file: './none.yml' }, /ENOENT/],
  ['says nowhere where it is', { file: './tasks.yml' }, /Invalid URL/],
  ['has another form', json('odd.json', [{ uid: 'A' }]), /expected string/],
  ['has scripts', json('bad.json', [type('A', 'javascript:alert()')]), /not a web address/],
])('reports a map that %s', (_, source, message) => {
  expect(externalXrefs([source], dir).problems).toMatchObject([
    { file: source.file, message: expect.stringMatching(message) as string },
  ]);
});
