import fs from 'node:fs';
import path from 'node:path';
import { inspectorLabel } from '../../../src/features/samples/inspector-label';
import {
  addressesIn,
  assetsOf,
  type Objects,
  objectsByAsset,
} from '../../../src/features/samples/setup-assets';
import type { Problem } from '../../../src/config/diagnostics/problems';
import type { SampleSetup, SetupValue } from '../../../src/config/settings/sample-schema';
import { run } from './mono';
import { namesIn, type PanelField, panelsIn } from './page-claims';
import { SAMPLE_TESTS } from './projects';
import { lineIn } from './report';
import { namespaceOf, type ProjectCode, type Unit } from './units';

/**
 * Runs the scripts that build sample projects, in an imitation of the Editor, and compares what
 * they made with what the pages say. `library` has the compiled scripts of all projects.
 */
export function runProjects(
  command: string,
  rootDir: string,
  library: string,
  stubs: string,
  projects: readonly { readonly code: ProjectCode; readonly unit: Unit }[],
): Problem[] {
  const folder = path.dirname(library);
  const source = path.join(__dirname, 'runner.cs');
  fs.copyFileSync(stubs, path.join(folder, path.basename(stubs)));
  const records = recordsIn(run(command, folder, [source], [stubs], [library]));
  return projects.flatMap(({ code, unit }) => {
    if (!code.setup) return [];
    const page = code.editor[0]?.block.file ?? '';
    const text = fs.readFileSync(path.join(rootDir, page), 'utf8');
    const setupLine = text.split('\n').indexOf('  setup:') + 1;
    const record = records.get(namespaceOf(unit.id));
    if (!record) return [problem(page, setupLine, 'The script was not run.')];
    const failed = record.find((line) => line.startsWith('error\t'));
    if (failed !== undefined) return [failure(failed, unit, page, setupLine)];
    const hasTests = code.editor.some(({ block }) => block.file.startsWith(SAMPLE_TESTS));
    if (hasTests && !record.includes('tested'))
      return [problem(page, setupLine, 'None of its tests ran.')];
    const own = code.blocks.map((block) => block.code).join('\n');
    return projectMistakes(record, code.setup, own, text).map(({ line = setupLine, message }) =>
      problem(page, line, message),
    );
  });
}

function problem(file: string, line: number, message: string): Problem {
  const fix = 'Change "setup" in the front matter of the page, or what the page says.';
  return { check: 'content', file, line, message, fix };
}

/** The lines of the runner by project: columns that are separated by tabs. */
function recordsIn(output: string): ReadonlyMap<string, readonly string[]> {
  const records = new Map<string, string[]>();
  for (const part of output.split(/^project\t/m).slice(1)) {
    const [name = '', ...lines] = part.split('\n').filter((line) => line !== '');
    records.set(name, lines);
  }
  return records;
}

/** An exception that a script threw, at the line that it comes from if that is known. */
function failure(record: string, { files }: Unit, page: string, setupLine: number): Problem {
  const [, place = '', type = '', message = ''] = record.split('\t');
  const [name, compiled] = place.split(':');
  const source = files.find((file) => file.name === name);
  const line = source ? lineIn(source, Number(compiled)) : setupLine;
  const file = source?.block.file ?? page;
  const failed = problem(file, line, `${type}: ${message}`);
  const fix = 'Fix the script on its page, or what the test expects.';
  return file.startsWith(SAMPLE_TESTS) ? { ...failed, fix } : failed;
}

/** Compares what a project's script made with its description, its scripts and its page. */
export function projectMistakes(
  record: readonly string[],
  setup: SampleSetup,
  code: string,
  page: string,
): { readonly message: string; readonly line?: number }[] {
  const made = new Set(record);
  const expected = new Set(expectedLines(setup));
  const fields = record
    .filter((line) => line.startsWith('field\t'))
    .map((line) => line.split('\t').slice(1));
  const empty = fields.filter(
    (columns) => columns[4] === 'empty' && !expected.has(['field', ...columns].join('\t')),
  );
  const named = [
    ...[...code.matchAll(/Realtime\.Instantiate(?:Async)?\(\s*"([^"]+)"/g)].map(
      ([, name = '']) => name,
    ),
    ...fields.flatMap(([, , , field = '', value = '']) =>
      /prefabName$/i.test(field) ? [value] : [],
    ),
  ];
  return [
    ...[...expected]
      .filter((line) => !made.has(line))
      .map((line) => `The script does not make this: ${line.split('\t').join(' ')}.`),
    ...empty.map(
      ([asset, object, type, field]) =>
        `${field ?? ''} of ${type ?? ''} on ${object ?? ''} in ${asset ?? ''} is left empty.`,
    ),
    ...named
      .filter((name) => !made.has(`asset\tAssets/Resources/${name}.prefab`))
      .filter((name) => !made.has(`address\t${name}`))
      .map((name) => `The scripts make "${name}" by name, and there is no such prefab.`),
    ...(made.has('again') ? ['A second run makes something else.'] : []),
    ...(made.has('restart') ? ['The project is built again when it is opened again.'] : []),
  ]
    .map((message): { readonly message: string; readonly line?: number } => ({ message }))
    .concat(panelsIn(page).flatMap((panel) => panelMistakes(panel, fields)))
    .concat(nameMistakes(page, record));
}

/** What the record must have, according to the description. */
function* expectedLines(setup: SampleSetup): Generator<string> {
  for (const [asset, objects] of objectsByAsset(setup)) yield* objectLines(asset, objects);
  for (const name of Object.keys(setup.scenes)) yield `build\tAssets/Scenes/${name}.unity`;
  for (const asset of assetsOf(setup)) yield `asset\t${asset}`;
  for (const layer of Object.entries(setup.layers ?? {})) yield ['layer', ...layer].join('\t');
  for (const address of addressesIn(setup)) yield `address\t${address}`;
}

function* objectLines(asset: string, objects: Objects) {
  for (const [object, described] of Object.entries(objects)) {
    yield ['object', asset, object].join('\t');
    const { at, turned, scale } = described ?? {};
    const placed = { localPosition: at, localEulerAngles: turned, localScale: scale };
    for (const [field, value] of Object.entries(placed)) {
      if (value) yield ['field', asset, object, 'Transform', field, shown(value)].join('\t');
    }
    for (const [type, fields] of Object.entries(described?.components ?? {})) {
      const name = type.replace(/^.*\./, '');
      yield ['component', asset, object, name].join('\t');
      for (const [field, value] of Object.entries(fields ?? {})) {
        yield ['field', asset, object, name, field, shown(value)].join('\t');
      }
    }
  }
}

/** A value as the runner prints it. */
function shown(value: SetupValue): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value !== 'object') return String(value);
  return value.call + (value.with === undefined ? '' : `(${String(value.with)})`);
}

/** An inspector on the page that shows another value than the project has. */
function panelMistakes(
  { component, object, label, value, line }: PanelField,
  fields: readonly (readonly string[])[],
) {
  const named = fields.filter(([, at = '']) => at.replace(/^.*\//, '') === object);
  // An asset that readers make themselves, such as one with their key.
  if (named.length === 0) return [];
  const there = named.filter(
    ([, , type = '']) => inspectorLabel(type) === inspectorLabel(component),
  );
  const found = there.find(
    ([, , , field = '']) => (ENGINE_LABELS[field] ?? inspectorLabel(field)) === label,
  );
  const name = `${label} of ${component} on ${object}`;
  if (!found) return [{ line, message: `The project has no ${name}.` }];
  const made = found[4] ?? '';
  return sameValue(made, value)
    ? []
    : [{ line, message: `The page shows ${value} for ${name}, and the project has ${made}.` }];
}

/** The objects, prefabs and scenes that the page has its readers make and the project does not have. */
function nameMistakes(page: string, record: readonly string[]) {
  const paths = record.flatMap((one) => /^(?:asset|object)\t(.*)$/.exec(one)?.[1] ?? []);
  const ends = paths.map((path) => path.replace(/^.*[\t/]/, '').replace(/\.\w+$/, ''));
  return namesIn(page)
    .filter(({ name }) => !ends.includes(name))
    .map(({ name, line }) => ({ line, message: `The project has no ${name}.` }));
}

/** Where the Inspector of the engine has other words than its API. */
const ENGINE_LABELS: Readonly<Record<string, string>> = {
  widthMultiplier: 'Width',
  numCornerVertices: 'Corner Vertices',
  numCapVertices: 'End Cap Vertices',
};

function sameValue(made: string, shownValue: string): boolean {
  const plain = shownValue.replace(/ \([^()]*\)$/, '');
  const words: Readonly<Record<string, string>> = {
    true: 'on',
    false: 'off',
    '#ffffff': 'white',
    '#000000': 'black',
    '#ff0000': 'red',
    '#00ff00': 'green',
    '#0000ff': 'blue',
    '#00ffff': 'cyan',
  };
  const last = made.replace(/^.*\//, '');
  return (
    [made === 'null' ? '' : made, last, words[made]].includes(plain) ||
    (plain === 'None' && /^(?:null|empty)$/.test(made))
  );
}
