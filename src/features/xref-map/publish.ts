import { publishFiles } from '../../build/bundling/publish-files';
import type { Site } from '../../config/project/site';
import { type ExternalXrefs, externalXrefs } from '../../reference/external-xrefs';
import { createReference } from '../../reference/reference';
import { isApiClass, type PageNode } from '../../site/nodes/nodes';
import { xrefEntries } from './entries';

const ADDRESS = '/xrefmap.yml';

/** Writes the map by which other DocFX sites find the reference; nothing if it is off. */
export function publishXrefMap(
  nodes: readonly PageNode[],
  { settings, folder }: Pick<Site, 'settings' | 'folder'>,
): void {
  const files = new Map<string, string>();
  if (settings.xrefMap) {
    const xrefs = externalXrefs(settings.externalXrefs, folder.rootDir);
    files.set(ADDRESS, xrefMap(nodes, settings.url, xrefs));
  }
  publishFiles('xref-map', files, folder.rootDir);
}

/**
 * The map as DocFX writes it. It is not `sorted`, because DocFX orders names as the culture of .NET
 * does, and would search by halves.
 */
function xrefMap(nodes: readonly PageNode[], url: string, xrefs: ExternalXrefs): string {
  const reference = createReference(nodes.filter(isApiClass));
  const entries = reference.types.flatMap((type) => xrefEntries(reference, type, xrefs));
  const lines = entries.map(({ path: place, isSpec, ...names }) => {
    const fields = { ...names, href: url + encodeURI(place), ...(isSpec && { isSpec: 'True' }) };
    return Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  });
  const references = lines.map((fields) => `- ${fields.join('\n  ')}\n`).join('');
  return `### YamlMime:XRefMap\nreferences:${references === '' ? ' []\n' : `\n${references}`}`;
}
