import path from 'node:path';
import { isInside } from '../config/diagnostics/files';
import type { ContentFolder } from '../config/project/content-folder';
import { isApiClass, type PageNode } from './nodes/nodes';

/**
 * Resolves names of types that a mistake in their front matter hides: they lead to the type's page,
 * so that links to them aren't reported on top of the mistake.
 *
 * @param unreadable the page paths of files whose front matter isn't valid YAML, by file.
 */
export function placesOfHidden(
  nodes: readonly PageNode[],
  unreadable: Readonly<Record<string, string>>,
  { referenceDir }: Pick<ContentFolder, 'referenceDir'>,
): (name: string) => { readonly path: string } | undefined {
  const paths = new Map<string, string>();
  for (const [file, route] of Object.entries(unreadable)) {
    const isClass = referenceDir !== undefined && isInside(file, [referenceDir]);
    if (isClass) paths.set(lastName(path.parse(file).name), route);
  }
  for (const node of nodes) {
    if (isApiClass(node) && node.problems.length > 0) paths.set(lastName(node.name), node.path);
  }
  return (name) => {
    const found = namesIn(name).find((part) => paths.has(part));
    const route = found === undefined ? undefined : paths.get(found);
    return route === undefined ? undefined : { path: route };
  };
}

/** The names in an expression like `Ns.Set<T>.Add(int)`, without type arguments and parameters. */
function namesIn(expression: string): string[] {
  return expression
    .replace(/^[TMPFE]:/, '')
    .replace(/\(.*$/s, '')
    .replace(/<.*?>+|\{.*?\}|`+\d+|(?:-\w+)+/g, '')
    .split('.');
}

function lastName(name: string): string {
  return namesIn(name).at(-1) ?? name;
}
