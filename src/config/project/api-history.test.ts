import { loadApiHistory } from './api-history';
import { putFiles, tempFolder } from '../../test/temp-folder';

const TYPE = '{ "name": "{Product}", "namespace": "A", "kind": "class", "signature": "class A" }';

function load(files: Readonly<Record<string, string>>) {
  const dir = tempFolder();
  putFiles(dir, files);
  return loadApiHistory(dir, dir, { Product: 'Duet' });
}

it('reads snapshots from the oldest to the newest, with variables replaced', () => {
  const { snapshots, problems } = load({
    'api-history/2.10.0.json': '[]',
    'api-history/2.9.json': `[${TYPE}]`,
  });
  expect(problems).toEqual([]);
  expect(snapshots.map(({ version }) => version)).toEqual(['2.9', '2.10.0']);
  expect(snapshots[0]?.types).toMatchObject([{ name: 'Duet', members: [] }]);
  expect(load({})).toEqual({ snapshots: [], problems: [] });
});

it.each([
  ['no JSON', { '2.0.json': '[\n{,}\n]' }, { file: 'api-history/2.0.json', line: 2 }],
  ['a key that is wrong', { '2.0.json': `[\n${TYPE.replace('kind', 'kin')}\n]` }, { line: 2 }],
  ['no release', { 'next.json': '[]' }, { message: '"next" is not the version of a release.' }],
  [
    'two alike',
    { '2.4.json': '[]', '2.4.0.json': '[]' },
    { file: 'api-history/2.4.0.json', message: '"2.4.0" is the same as "2.4".' },
  ],
])('reports %s', (_, files, problem) => {
  const named = Object.entries(files).map(([name, text]) => [`api-history/${name}`, text] as const);
  expect(load(Object.fromEntries(named)).problems[0]).toMatchObject(problem);
});
