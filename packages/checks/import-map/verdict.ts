import path from 'node:path';
import type { Reach } from './map';

/** Paths are from the project's root, with forward slashes. */
export interface Import {
  /** The importing file. */
  readonly from: string;
  /** What is imported, as written: `../site/site`, `$site/settings`. */
  readonly specifier: string;
  /** Whether only types are imported. */
  readonly typesOnly: boolean;
}

export interface ImportMap {
  readonly folders: Readonly<Record<string, Reach>>;
  readonly unbound: readonly string[];
}

/**
 * Describes what is wrong with an import in a sentence.
 *
 * @returns undefined if it is allowed or does not import a file of the project.
 */
export function faultOf(one: Import, map: ImportMap): string | undefined {
  const target = targetOf(one);
  if (target === undefined || isTest(one.from)) return undefined;
  const known = [...Object.keys(map.folders), ...map.unbound];
  const from = rowOf(one.from, known);
  if (from === undefined) return noRow(one.from);
  if (map.unbound.includes(from)) return undefined;
  const to = rowOf(target, known);
  if (to === undefined) return noRow(target);
  if (from === to) return undefined;
  const { imports = [], types = [] } = map.folders[from] ?? {};
  const reachable = (allowed: readonly string[]) =>
    allowed.some((prefix) => rowOf(prefix, known) === to && isBelow(target, prefix));
  if (reachable(imports)) return undefined;
  if (!reachable(types)) return `${from} must not import ${to}.`;
  return one.typesOnly ? undefined : `${from} may import types of ${to}, and nothing else.`;
}

const TEST = /\.test\.tsx?$/;

function isTest(file: string): boolean {
  return TEST.test(file);
}

function noRow(file: string): string {
  return `The import map has no row for ${file}.`;
}

/** The imported file or module as a path without extension; undefined for packages. */
function targetOf({ from, specifier }: Import): string | undefined {
  if (specifier.startsWith('$site/')) return `src/build/generated/${specifier.slice(6)}`;
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(from), specifier);
}

/** The longest of the paths that contain the file. */
function rowOf(file: string, paths: readonly string[]): string | undefined {
  return paths
    .filter((prefix) => isBelow(file, prefix))
    .sort((a, b) => b.length - a.length)
    .at(0);
}

/** Imports omit the extension: `src/routes` is `src/routes.ts`. */
function isBelow(file: string, prefix: string): boolean {
  return (
    file === prefix || file.startsWith(`${prefix}/`) || prefix.replace(/(\.d)?\.tsx?$/, '') === file
  );
}
