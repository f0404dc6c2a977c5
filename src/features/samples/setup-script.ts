import {
  PRIMITIVES,
  type SampleSetup,
  type SetupObject,
  type SetupValue,
} from '../../config/settings/sample-schema';
import { addressesIn, ASSET, firstScene, type Objects, prefabsOf } from './setup-assets';

export const SETUP_SCRIPT = 'Assets/Editor/BuildProject.cs';

/** Keys in the front matter of the page: `sample`, `setup`, `scenes`, … */
export type SetupKeys = readonly string[];

/** A line of the script, and what in the front matter it comes from. */
interface Line {
  readonly text: string;
  readonly keys?: SetupKeys;
}

/**
 * Writes the editor script that builds a project, and the keys that each of its lines comes from.
 *
 * @param scripts the texts of the project's scripts: their types need their namespaces.
 */
export function setupScript(title: string, setup: SampleSetup, scripts: readonly string[]) {
  const scene = text(firstScene(setup));
  const lines: Line[] = [
    ...usings(scripts).map((name) => ({ text: `using ${name};` })),
    ...(addressesIn(setup).length > 0 ? [{ text: ADDRESSING }] : []),
    ...FRAME.replace('MENU', text(`Tools/Build ${title}`))
      .replace('SCENE', scene)
      .split('\n')
      .map((line) => ({ text: line })),
    ...statements(setup).map(({ text: line, keys }) => ({
      // What is no method of the builder is one of a class.
      text: `        ${/^\w+\./.test(line) ? '' : 'project.'}${line}`,
      ...(keys && { keys: ['sample', 'setup', ...keys] }),
    })),
    { text: '        project.Finish();\n    }\n}\n' },
  ];
  return {
    text: lines.map((line) => line.text).join('\n'),
    origins: lines.map(({ keys }) => keys),
  };
}

const FRAME = `
/// <summary>
/// Builds the scenes, prefabs and assets of this project when it is first opened, and
/// again when the menu command is chosen.
/// </summary>
[InitializeOnLoad]
internal static class BuildProject {
    private const string Scene = SCENE;

    static BuildProject() { ProjectBuilder.OnFirstOpen(Scene, Build); }

    [MenuItem(MENU)]
    private static void BuildAgain() { if (ProjectBuilder.MayBuild(Scene)) Build(); }

    private static void Build() {
        ProjectBuilder project = new ProjectBuilder();`;

const ADDRESSING =
  'using Addressing = UnityEditor.AddressableAssets.AddressableAssetSettingsDefaultObject;';

const USINGS = ['TMPro', 'UnityEditor', 'UnityEngine', 'UnityEngine.UI'];

function usings(scripts: readonly string[]): string[] {
  const own = scripts.flatMap((script) => [...script.matchAll(/^using ([\w.]+);/gm)]);
  return [...new Set([...USINGS, ...own.map(([, name = '']) => name)])].sort();
}

function statements(setup: SampleSetup): Line[] {
  const { run, assets, layers, materials, inputActions, metronomes } = setup;
  const { resources, prefabs, scenes } = setup;
  const lines: Line[] = [];
  for (const method of run ?? []) lines.push({ text: `${method}();`, keys: ['run'] });
  for (const names of Object.entries(assets ?? {})) {
    lines.push({ text: `Asset(${names.map(text).join(', ')});`, keys: ['assets', names[0]] });
  }
  for (const [layer, name] of Object.entries(layers ?? {})) {
    lines.push({ text: `Layer(${layer}, ${text(name)});`, keys: ['layers', layer] });
  }
  for (const [name, { color, shader }] of Object.entries(materials ?? {})) {
    const values = [name, color, ...(shader === undefined ? [] : [shader])].map(text).join(', ');
    lines.push({ text: `Material(${values});`, keys: ['materials', name] });
  }
  for (const [name, actions] of Object.entries(inputActions ?? {})) {
    for (const [action, binding] of Object.entries(actions)) {
      const values = [name, action, binding].map(text).join(', ');
      lines.push({ text: `InputAction(${values});`, keys: ['inputActions', name, action] });
    }
  }
  for (const [name, seconds] of Object.entries(metronomes ?? {})) {
    lines.push({ text: `Metronome(${text(name)}, ${seconds});`, keys: ['metronomes', name] });
  }
  for (const [key, folder, objects] of [
    ['resources', 'Resources', resources],
    ['prefabs', 'Prefabs', prefabs],
  ] as const) {
    for (const [root, parts] of prefabsOf(objects)) {
      lines.push(...objectLines(parts, [key]));
      const keys = [key, root];
      lines.push({ text: `SavePrefab(${text(root)}, ${text(folder)});`, keys });
      const address = parts[root]?.address;
      if (address === undefined) continue;
      const guid = `AssetDatabase.AssetPathToGUID(${text(ASSET.prefab(folder, root))})`;
      const entry = `CreateOrMoveEntry(${guid}, Addressing.Settings.DefaultGroup)`;
      lines.push({
        text: `Addressing.GetSettings(true).${entry}.address = ${text(address)};`,
        keys: [...keys, 'address'],
      });
    }
  }
  for (const [name, objects] of Object.entries(scenes)) {
    const keys = ['scenes', name];
    lines.push({ text: 'NewScene();', keys }, ...objectLines(objects, keys));
    lines.push({ text: `SaveScene(${text(name)});`, keys });
  }
  return lines;
}

/**
 * First all objects and components, then the values of fields, which may be any of those, then places:
 * a canvas has one of its own only once it knows that it is in the world.
 */
function objectLines(objects: Objects, keys: SetupKeys): Line[] {
  const all = Object.entries(objects).map(([path, object]) => ({
    path,
    object: object ?? {},
    at: [...keys, path],
  }));
  return [
    ...all.flatMap(({ path, object, at }) => [
      ...creation(path, object).map((line) => ({ text: line, keys: at })),
      ...Object.keys(object.components ?? {}).map((type) => ({
        text: `Add<${type}>(${text(path)});`,
        keys: [...at, 'components', type],
      })),
    ]),
    ...all.flatMap(({ path, object: { components = {} }, at }) =>
      Object.entries(components).flatMap(([type, fields]) =>
        Object.entries(fields ?? {}).map(([field, value]) => ({
          text: assignment(path, type, field, value),
          keys: [...at, 'components', type, field],
        })),
      ),
    ),
    ...all.flatMap(({ path, object, at }) =>
      placement(path, object).map((line) => ({ text: line, keys: at })),
    ),
  ];
}

function placement(path: string, { at, turned, scale }: SetupObject): string[] {
  return Object.entries({ At: at, Turned: turned, Scale: scale }).flatMap(([method, values]) =>
    values ? [`${method}(${text(path)}, ${values.map((value) => `${value}f`).join(', ')});`] : [],
  );
}

function creation(path: string, object: SetupObject): string[] {
  const { shape, collider, active, walkable } = object;
  const name = text(path);
  return [
    shape === 'Canvas' ? `Canvas(${name});` : `Create(${[name, ...made(shape)].join(', ')});`,
    ...(collider === false ? [`RemoveCollider(${name});`] : []),
    ...(active === false ? [`Deactivate(${name});`] : []),
    ...(walkable ? [`Walkable(${name});`] : []),
  ];
}

function made(shape: SetupObject['shape']): string[] {
  if (shape === undefined) return [];
  if (PRIMITIVES.some((name) => name === shape)) return [`PrimitiveType.${shape}`];
  const controls = `${shape === 'Slider' ? '' : 'TMP_'}DefaultControls`;
  return [`${controls}.Create${shape.replace('TMP_', '')}(new ${controls}.Resources())`];
}

function assignment(path: string, type: string, field: string, value: SetupValue): string {
  const start = `<${type}>(${text(path)}, ${text(field)}`;
  if (value !== null && typeof value === 'object' && 'call' in value) {
    const dot = value.call.indexOf('.');
    const target = [value.call.slice(0, dot), value.call.slice(dot + 1)].map(text).join(', ');
    const argument = value.with === undefined ? '' : `, ${literal(value.with)}`;
    return `Call${start}, ${target}${argument});`;
  }
  return `Set${start}, ${[value].flat().map(literal).join(', ')});`;
}

function literal(value: string | number | boolean | null): string {
  if (value === null) return '(object)null';
  return typeof value === 'string' ? text(value) : String(value);
}

const text = (value: string) => JSON.stringify(value);
