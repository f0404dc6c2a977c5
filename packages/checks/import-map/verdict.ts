import path from 'node:path';
import type { Place } from './map';

/** Paths are from the project's root, with forward slashes. */
export interface Import {
  /** The importing file. */
  readonly from: string;
  /** What is imported, as written: `../site/site`, `$site/settings`. */
  readonly specifier: string;
  readonly typesOnly: boolean;
}

export interface ImportMap {
  readonly folders: Readonly<Record<string, Place>>;
  readonly siteImports: Readonly<Record<string, readonly string[]>>;
  readonly unbound: readonly string[];
}

/**
 * Describes what is wrong with an import in a sentence.
 *
 * @returns undefined if it is allowed or does not import a file of the project.
 */
export function faultOf(
  { from: file, specifier, typesOnly }: Import,
  { folders, siteImports, unbound }: ImportMap,
): string | undefined {
  const target = targetOf(file, specifier);
  if (target === undefined || /\.test\.tsx?$/.test(file)) return undefined;
  const order = Object.keys(folders);
  const known = [...order, ...unbound];
  const from = longestOf(file, known);
  if (from === undefined) return noRow(file);
  if (unbound.includes(from)) return undefined;
  const to = longestOf(target, known);
  if (to === undefined) return noRow(target);
  if (from === to) return undefined;
  const fault = `${from} must not import ${to}`;
  if (unbound.includes(to)) return `${fault}.`;
  if (order.indexOf(to) > order.indexOf(from)) return `${fault}, which comes after it.`;
  const exceptions = siteImports[longestOf(file, Object.keys(siteImports)) ?? ''] ?? [];
  const isFromPackageToSite = isPackage(from) && !isPackage(to);
  if (isFromPackageToSite && longestOf(target, exceptions) === undefined)
    return `${fault}: packages know nothing of the site.`;
  const [here, there] = [folders[from], folders[to]];
  if (typesOnly || there === 'both' || here === there) return undefined;
  return `${from} may import types of ${to}, and nothing else.`;
}

const noRow = (file: string) => `The import map has no row for ${file}.`;

const isPackage = (folder: string) => folder.startsWith('packages/');

/** The imported file or module as a path without extension; undefined for packages of npm. */
function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('$site/')) return `src/build/generated/${specifier.slice(6)}`;
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(from), specifier);
}

/** The longest of the paths that contain the file. Imports omit the extension: `src/routes`. */
function longestOf(file: string, paths: readonly string[]): string | undefined {
  return paths
    .filter((prefix) => {
      const bare = prefix.replace(/(\.d)?\.tsx?$/, '');
      return file === prefix || file === bare || file.startsWith(`${prefix}/`);
    })
    .sort((a, b) => b.length - a.length)
    .at(0);
}
