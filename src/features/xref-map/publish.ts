import type { Files } from '../../build/bundling/publish-files';
import type { Site } from '../../config/project/site';
import { externalXrefs } from '../../reference/external-xrefs';
import { createReference } from '../../reference/reference';
import { isApiClass, type PageNode } from '../../site/nodes/nodes';
import { xrefEntries } from './entries';

/**
 * The map by which other DocFX sites find the reference; none if it is off. It is not `sorted`, because
 * DocFX orders names as the culture of .NET does, and would search by halves.
 */
export function xrefMapFiles(
  nodes: readonly PageNode[],
  { settings, folder }: Pick<Site, 'settings' | 'folder'>,
): Files {
  if (!settings.xrefMap) return [];
  const xrefs = externalXrefs(settings.externalXrefs, folder.rootDir);
  const reference = createReference(nodes.filter(isApiClass));
  const entries = reference.types.flatMap((type) => xrefEntries(reference, type, xrefs));
  const lines = entries.map(({ path: place, isSpec, ...names }) => {
    const fields = {
      ...names,
      href: settings.url + encodeURI(place),
      ...(isSpec && { isSpec: 'True' }),
    };
    return Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  });
  const references = lines.map((fields) => `- ${fields.join('\n  ')}\n`).join('');
  const list = references === '' ? ' []\n' : `\n${references}`;
  return [['/xrefmap.yml', `### YamlMime:XRefMap\nreferences:${list}`]];
}
