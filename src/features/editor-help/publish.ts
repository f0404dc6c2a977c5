import type { Files } from '../../build/bundling/publish-files';
import type { Site } from '../../config/project/site';
import type { PageNode } from '../../site/nodes/nodes';
import { CONSTANTS_CLASS, constantsFile } from './constants';
import { helpData } from './help-data';

/** The addresses that the editor opens, as data and as C#; nothing if they are off. */
export function editorHelpFiles(nodes: readonly PageNode[], site: Site): Files {
  const { editorHelp, product } = site.settings;
  if (editorHelp === false) return [];
  const data = helpData(nodes, site);
  const own = typeof editorHelp === 'object' ? editorHelp.namespace : undefined;
  return [
    ['/help-urls.json', `${JSON.stringify(data, null, 1)}\n`],
    [`/${CONSTANTS_CLASS}.cs`, constantsFile(data, own ?? product.name)],
  ];
}
