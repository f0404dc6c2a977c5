import fs from 'node:fs';
import { sampleSchema } from '../../../src/config/settings/sample-schema';
import { markdownFilesOf } from '../../../src/config/project/content-folder';
import { currentSite } from '../../../src/config/project/site';
import { panelsIn } from './page-claims';
import { SAMPLE_TESTS } from './projects';
import { projectMistakes } from './run-projects';

const MAIN = 'Assets/Scenes/Main.unity';
const line = (...columns: string[]) => columns.join('\t');

const RECORD = [
  line('asset', 'Assets/Resources/Door.prefab'),
  line('object', 'Assets/Resources/Door.prefab', 'Door'),
  line('asset', MAIN),
  line('object', MAIN, 'Bell'),
  line('component', MAIN, 'Bell', 'Bell'),
  line('field', MAIN, 'Bell', 'Bell', '_door', 'Hall/Door'),
  line('field', MAIN, 'Bell', 'Bell', '_loud', 'true'),
  line('field', MAIN, 'Bell', 'Bell', '_clip', 'empty'),
  line('field', MAIN, 'Bell', 'Bell', '_prefabName', 'Door'),
  line('field', MAIN, 'Bell', 'Bell', '_rung', 'Bell.Bell.Ring(2)'),
  line('build', MAIN),
];

const BELL = {
  _door: 'Hall/Door',
  _loud: true,
  _clip: null,
  _rung: { call: 'Bell.Bell.Ring', with: 2 },
};

const mistakes = (
  record: readonly string[],
  fields: object = BELL,
  code = 'Realtime.Instantiate("Door", x);',
  page = '',
) => {
  const scenes = { Main: { Bell: { components: { Bell: fields } } } };
  const sample = sampleSchema.parse({ name: 'a', setup: { resources: { Door: null }, scenes } });
  if (!sample.setup) throw new Error('a setup');
  return projectMistakes(record, sample.setup, code, page).map((mistake) => mistake.message);
};

it('accepts what is as described', () => {
  expect(mistakes(RECORD)).toEqual([]);
});

const without = (part: string) => RECORD.filter((one) => !one.includes(part));

it.each([
  ['a value', RECORD, { ...BELL, _loud: false }, /does not make .* _loud false/],
  ['an event', without('_rung'), BELL, /does not make .* _rung Bell\.Bell\.Ring\(2\)/],
  ['a scene', without('build'), BELL, /does not make this: build /],
  ['an empty reference', RECORD, { _door: 'Hall/Door' }, /_clip of Bell on Bell .* is left empty/],
  ['a second run', [...RECORD, 'again'], BELL, /A second run/],
  ['a restart', [...RECORD, 'restart'], BELL, /built again when it is opened/],
])('reports %s that is not as described', (_name, record, fields, message) => {
  expect(mistakes(record, fields)).toEqual([expect.stringMatching(message)]);
});

it('reports prefabs that scripts make by name, from code or from a field', () => {
  expect(mistakes(RECORD, BELL, 'Realtime.Instantiate(\n  "Gate");')).toEqual([
    'The scripts make "Gate" by name, and there is no such prefab.',
  ]);
  const field = RECORD.map((one) => one.replace('_prefabName\tDoor', '_prefabName\tGate'));
  expect(mistakes(field)).toEqual([expect.stringContaining('"Gate"')]);
});

it.each([
  ['Door', 'Door (Transform)', []],
  ['Loud', 'on', []],
  ['Loud', 'off', ['The page shows off for Loud of Bell on Bell, and the project has true.']],
  ['Silent', 'on', ['The project has no Silent of Bell on Bell.']],
])('compares an inspector that shows %s as %s', (label, value, expected) => {
  const rows = (object: string) => [
    `<InspectorPanel component="Bell" object="${object}">`,
    `  <InspectorField label="${label}" kind="object" value="${value}" />`,
    '</InspectorPanel>',
  ];
  const page = [...rows('Bell'), ...rows('An asset')].join('\n');
  expect(mistakes(RECORD, BELL, '', page)).toEqual(expected);
});

it('reports what the page has its readers make and the project lacks', () => {
  const page = 'Add two GameObjects named `Bell` and `Gong`, a prefab `Door` and a scene `Yard`.';
  expect(mistakes(RECORD, BELL, '', page)).toEqual([
    'The project has no Gong.',
    'The project has no Yard.',
  ]);
});

it('reads the rows of groups with their lines', () => {
  const page = [
    '<InspectorPanel component="Rig" object="Avatar (Prefab)">',
    '<InspectorGroup label="Local Player" open>',
    '<InspectorField label="Head" value="Main Camera (Transform)" />',
    '</InspectorGroup>',
    '<InspectorField label="Root" value="A" />',
  ].join('\n');
  expect(panelsIn(page).map((row) => [row.object, row.label, row.line])).toEqual([
    ['Avatar', 'Local Player / Head', 3],
    ['Avatar', 'Root', 5],
  ]);
});

it('has no tests without a project', () => {
  const pages = markdownFilesOf(currentSite(process.cwd()).folder).map((file) =>
    fs.readFileSync(file, 'utf8'),
  );
  for (const file of fs.readdirSync(SAMPLE_TESTS)) {
    const sample = `\nsample:\n  name: ${file.replace('.cs', '')}\n`;
    expect([file, pages.some((page) => page.includes(sample))]).toEqual([file, true]);
  }
});
