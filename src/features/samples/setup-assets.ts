import { groupBy } from '../../config/diagnostics/group-by';
import type { SampleSetup, SetupObject } from '../../config/settings/sample-schema';

/** The path of an asset by its name. */
export const ASSET = {
  prefab: (folder: string, name: string) => `Assets/${folder}/${name}.prefab`,
  scene: (name: string) => `Assets/Scenes/${name}.unity`,
  material: (name: string) => `Assets/Materials/${name}.mat`,
  inputActions: (name: string) => `Assets/Input/${name}.inputactions`,
  metronome: (name: string) => `Assets/Audio/${name}.wav`,
};

/** Objects by their paths. */
export type Objects = Readonly<Record<string, SetupObject | null>>;

/** The first scene, which the project opens with. */
export function firstScene({ scenes }: SampleSetup): string {
  return ASSET.scene(Object.keys(scenes)[0] ?? '');
}

/** The objects of each prefab and scene, by the path of the asset. */
export function objectsByAsset(setup: SampleSetup): ReadonlyMap<string, Objects> {
  const { resources, prefabs, scenes } = setup;
  const inFolder = (folder: string, objects?: Objects) =>
    [...prefabsOf(objects)].map(([name, parts]) => [ASSET.prefab(folder, name), parts] as const);
  return new Map([
    ...inFolder('Resources', resources),
    ...inFolder('Prefabs', prefabs),
    ...Object.entries(scenes).map(([name, parts]) => [ASSET.scene(name), parts] as const),
  ]);
}

/** The assets that a project has once it is built. */
export function assetsOf(setup: SampleSetup): string[] {
  const { assets = {}, materials = {}, inputActions = {}, metronomes = {} } = setup;
  return [
    ...objectsByAsset(setup).keys(),
    ...Object.values(assets),
    ...Object.keys(materials).map(ASSET.material),
    ...Object.keys(inputActions).map(ASSET.inputActions),
    ...Object.keys(metronomes).map(ASSET.metronome),
  ];
}

/** The prefabs of a folder: the objects of each, by the name of its root. */
export function prefabsOf(objects: Objects = {}): ReadonlyMap<string, Objects> {
  const byRoot = groupBy(Object.entries(objects), ([path]) => path.split('/')[0] ?? '');
  return new Map([...byRoot].map(([root, parts]) => [root, Object.fromEntries(parts)]));
}

export function addressesIn({ prefabs = {} }: SampleSetup): string[] {
  return Object.values(prefabs).flatMap((object) => object?.address ?? []);
}
