import path from 'node:path';
import { displayPath } from '../../../src/config/diagnostics/files';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import type { DocfxItem } from '../reference/docfx';
import type { Input } from '../reference/read-folder';
import type { DocfxProject } from './config';
import type { ProjectFile, ProjectFiles } from './project-files';

/** What DocFX publishes of a reference. */
export interface ApiPages {
  /** The addresses of types, by uid: readers and search engines keep those that they know. */
  readonly types: ReadonlyMap<string, string>;
  /** The pages of namespaces, which DocFX writes. */
  readonly namespaces: readonly ProjectFile[];
}

/** @param rootDir the folder that the names of the reference's files start from. */
export function apiPages(
  input: Pick<Input, 'items' | 'types'> | undefined,
  { reference }: Pick<ProjectFiles, 'reference'>,
  { dir }: Pick<DocfxProject, 'dir'>,
  rootDir: string,
): ApiPages {
  if (!input) return { types: new Map(), namespaces: [] };
  const targets = new Map(reference.map(({ source, target }) => [source, target]));
  const sourceOf = ({ file }: DocfxItem) => path.resolve(rootDir, file);
  // Beside the file, by the uid.
  const targetOf = (item: DocfxItem) => {
    const folder = path.dirname(targets.get(sourceOf(item)) ?? displayPath(sourceOf(item), dir));
    return path.posix.join('/', folder, item.uid.replace(/`/g, '-')).slice(1);
  };
  const inNamespaces = groupBy(input.types, ({ namespace }) => namespace);
  return {
    types: new Map(
      input.types.flatMap((item) => {
        const address = `/${targetOf(item)}`;
        return /[\s?#]/.test(address) ? [] : [[item.uid, address] as const];
      }),
    ),
    namespaces: [...input.items.values()].flatMap((item) => {
      const own = inNamespaces.get(item.uid) ?? [];
      if (item.type !== 'Namespace' || own.length === 0) return [];
      const text = namespaceText(item, own);
      return [{ source: sourceOf(item), target: `${targetOf(item)}.md`, text }];
    }),
  };
}

/** As DocFX heads the lists of a namespace, in this order. */
const LISTS: Readonly<Record<string, string>> = {
  Class: 'Classes',
  Struct: 'Structs',
  Interface: 'Interfaces',
  Enum: 'Enums',
  Delegate: 'Delegates',
};

function namespaceText({ uid, summary, remarks }: DocfxItem, types: readonly DocfxItem[]): string {
  const lists = Object.entries(LISTS).flatMap(([type, heading]) => {
    const own = types.filter((one) => one.type === type);
    const lines = own.sort((a, b) => (a.name < b.name ? -1 : 1)).map(entryOf);
    return lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')];
  });
  const header = `---\nuid: ${JSON.stringify(uid)}\ntitle: ${JSON.stringify(uid)}\n---`;
  const parts = [header, `# Namespace ${uid}`, summary, remarks, ...lists];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** An item of a list; the lines of a summary belong to it. */
function entryOf({ uid, summary }: DocfxItem): string {
  const name = `- <xref href="${uid}"></xref>`;
  return summary === '' ? name : `${name}\n\n  ${summary.replace(/\n/g, '\n  ')}\n`;
}
