import { publishFiles } from '../../build/bundling/publish-files';
import type { Site } from '../../config/project/site';
import type { PageNode } from '../../site/nodes/nodes';
import { CONSTANTS_CLASS, constantsFile } from './constants';
import { helpData } from './help-data';

/** Writes the addresses that the editor opens, as data and as C#; nothing if they are off. */
export function publishEditorHelp(nodes: readonly PageNode[], site: Site): void {
  const files = site.settings.editorHelp === false ? [] : filesOf(nodes, site);
  publishFiles('editor-help', new Map(files), site.folder.rootDir);
}

function filesOf(nodes: readonly PageNode[], site: Site): [address: string, text: string][] {
  const { editorHelp, product } = site.settings;
  const data = helpData(nodes, site);
  const own = typeof editorHelp === 'object' ? editorHelp.namespace : undefined;
  return [
    ['/help-urls.json', `${JSON.stringify(data, null, 1)}\n`],
    [`/${CONSTANTS_CLASS}.cs`, constantsFile(data, own ?? product.name)],
  ];
}
