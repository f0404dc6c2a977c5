import { inspectorLabel } from './inspector-label';
import { assetsOf } from './setup-assets';
import { setupScript } from './setup-script';
import { sampleSchema } from '../../config/settings/sample-schema';

const { setup } = sampleSchema.parse({
  name: 'doors',
  setup: {
    run: ['Wood.Grow'],
    assets: { Wood: 'Assets/Wood.asset' },
    layers: { 6: 'Behind' },
    materials: { Oak: { color: '#886644' }, Line: { color: '#ffffff', shader: 'Sprites/Default' } },
    inputActions: { Keys: { Move: '<Gamepad>/leftStick' } },
    resources: { 'Door/Knob': { shape: 'Sphere', collider: false }, Door: null },
    prefabs: { Wall: { shape: 'Cube', active: false, walkable: true, address: 'A/B' } },
    scenes: {
      Hall: {
        Bell: {
          at: [0, 1.5, -2],
          turned: [0, 90, 0],
          scale: [1, 1, 1],
          components: {
            Bell: { _door: 'Door', _places: [0, 1], _loud: true, _clip: null },
            'UnityEngine.AudioSource': null,
          },
        },
        Canvas: { shape: 'Canvas' },
        'Canvas/Ring': {
          shape: 'Button',
          components: { Button: { onClick: { call: 'Bell.Bell.Ring', with: 'twice' } } },
        },
        'Canvas/Which': { shape: 'TMP_Dropdown' },
      },
      Yard: { Sign: null, Canvas: { shape: 'Canvas' }, 'Canvas/Volume': { shape: 'Slider' } },
    },
  },
});

it('writes a script that makes each asset, then the values of its fields', () => {
  if (!setup) throw new Error('a setup');
  const scripts = ['using Duet.Realtime;\nusing System;\nusing Alias = Duet.A;\n'];
  const { text, origins } = setupScript('Doors', setup, scripts);
  const lines = text.split('\n');
  expect(lines.slice(0, 6)).toEqual(
    ['Duet.Realtime', 'System', 'TMPro', 'UnityEditor', 'UnityEngine', 'UnityEngine.UI'].map(
      (name) => `using ${name};`,
    ),
  );
  expect(text).toContain('[MenuItem("Tools/Build Doors")]');
  expect(text).toContain('private const string Scene = "Assets/Scenes/Hall.unity";');
  const controls = 'TMP_DefaultControls';
  const guid = 'AssetDatabase.AssetPathToGUID("Assets/Prefabs/Wall.prefab")';
  expect(text).toContain('\nusing Addressing = UnityEditor.AddressableAssets.');
  expect(
    lines.flatMap((line) => /^ {8}(?:project\.)?([A-Z].*);$/.exec(line)?.[1] ?? []).slice(1),
  ).toEqual([
    'Wood.Grow()',
    'Asset("Wood", "Assets/Wood.asset")',
    'Layer(6, "Behind")',
    'Material("Oak", "#886644")',
    'Material("Line", "#ffffff", "Sprites/Default")',
    'InputAction("Keys", "Move", "<Gamepad>/leftStick")',
    'Create("Door/Knob", PrimitiveType.Sphere)',
    'RemoveCollider("Door/Knob")',
    'Create("Door")',
    'SavePrefab("Door", "Resources")',
    'Create("Wall", PrimitiveType.Cube)',
    'Deactivate("Wall")',
    'Walkable("Wall")',
    'SavePrefab("Wall", "Prefabs")',
    `Addressing.GetSettings(true).CreateOrMoveEntry(${guid}, Addressing.Settings.DefaultGroup).address = "A/B"`,
    'NewScene()',
    'Create("Bell")',
    'Add<Bell>("Bell")',
    'Add<UnityEngine.AudioSource>("Bell")',
    'Canvas("Canvas")',
    `Create("Canvas/Ring", ${controls}.CreateButton(new ${controls}.Resources()))`,
    'Add<Button>("Canvas/Ring")',
    `Create("Canvas/Which", ${controls}.CreateDropdown(new ${controls}.Resources()))`,
    'Set<Bell>("Bell", "_door", "Door")',
    'Set<Bell>("Bell", "_places", 0, 1)',
    'Set<Bell>("Bell", "_loud", true)',
    'Set<Bell>("Bell", "_clip", (object)null)',
    'Call<Button>("Canvas/Ring", "onClick", "Bell", "Bell.Ring", "twice")',
    'At("Bell", 0f, 1.5f, -2f)',
    'Turned("Bell", 0f, 90f, 0f)',
    'Scale("Bell", 1f, 1f, 1f)',
    'SaveScene("Hall")',
    'NewScene()',
    'Create("Sign")',
    'Canvas("Canvas")',
    'Create("Canvas/Volume", DefaultControls.CreateSlider(new DefaultControls.Resources()))',
    'SaveScene("Yard")',
    'Finish()',
  ]);
  const loud = lines.findIndex((line) => line.includes('_loud'));
  expect(origins[loud]?.join('.')).toBe('sample.setup.scenes.Hall.Bell.components.Bell._loud');
});

it('lists what a project has once it is built', () => {
  expect(setup && assetsOf(setup)).toEqual([
    'Assets/Resources/Door.prefab',
    'Assets/Prefabs/Wall.prefab',
    'Assets/Scenes/Hall.unity',
    'Assets/Scenes/Yard.unity',
    'Assets/Wood.asset',
    'Assets/Materials/Oak.mat',
    'Assets/Materials/Line.mat',
    'Assets/Input/Keys.inputactions',
  ]);
});

it.each([
  ['_maxSpeed', 'Max Speed'],
  ['roomToJoinOnStart', 'Room To Join On Start'],
  ['localPlayer.leftHand', 'Local Player / Left Hand'],
  ['matcherURL', 'Matcher URL'],
  ['XRNode', 'XR Node'],
])('shows %s as %s', (member, label) => {
  expect(inspectorLabel(member)).toBe(label);
});
