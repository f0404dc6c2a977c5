import { displayPath } from '../../config/diagnostics/files';
import type { Problem } from '../../config/diagnostics/problems';
import type { Site } from '../../config/project/site';
import type { Settings } from '../../config/settings/schema';
import { classPath, helpPath, logCodePath, shortLogCodePath } from '../../routes';
import type { PageNode } from '../../site/nodes/nodes';

/** A redirect from all addresses of a form. `:name` is one segment of a path. */
export interface ShortAddress {
  readonly from: string;
  readonly to: string;
}

const SHORT_ADDRESSES: readonly ShortAddress[] = [
  { from: helpPath(':version', ':type'), to: classPath(':type') },
  { from: shortLogCodePath(':code'), to: logCodePath(':code') },
];

/** The forms of short addresses that the site has. */
export function shortAddresses({
  editorHelp,
}: Pick<Settings, 'editorHelp'>): readonly ShortAddress[] {
  if (typeof editorHelp === 'boolean') return editorHelp ? SHORT_ADDRESSES : [];
  return editorHelp.shortAddresses === false ? [] : SHORT_ADDRESSES;
}

/** Pages at short addresses: some hosts redirect before they look for a file. */
export function pagesAtShortAddresses(
  nodes: readonly Pick<PageNode, 'path' | 'absolutePath'>[],
  { settings, folder }: Pick<Site, 'settings' | 'folder'>,
): Problem[] {
  const forms = shortAddresses(settings).map(
    ({ from }) => new RegExp(`^${from.replace(/:\w+/g, '[^/]+')}$`),
  );
  return nodes
    .filter(({ path }) => forms.some((form) => form.test(path)))
    .map(({ path, absolutePath }) => ({
      check: 'redirects',
      file: displayPath(absolutePath, folder.rootDir),
      message: `The path "${path}" has the form of an address for the editor, which leads elsewhere.`,
      fix: 'Give the page another slug, or set editorHelp.shortAddresses to false.',
    }));
}
