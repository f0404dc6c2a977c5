import { displayPath, repositoryAround } from '../../../src/config/diagnostics/files';
import type { SourceSite } from './source-site';
import type { Plugin } from './plugins';

/**
 * The setting for the "Edit this page" links. Docusaurus adds a file's path from the folder of the
 * site; this site adds its path from the root of the repository, if there is one.
 */
export function editUrlOf(plugins: readonly Plugin[], { siteDir, leave }: SourceSite) {
  for (const { options } of plugins.filter(({ name }) => name === 'content-docs')) {
    const written = options.get('editUrl');
    if (written === undefined) continue;
    const url = options.text('editUrl')?.replace(/\/+$/, '');
    if (url === undefined || !/^https?:/.test(url)) {
      const need = 'Write "editUrl" in site.config.ts, with {path} for the file.';
      leave('The links to edit a page, which a function makes', need, options.place('editUrl'));
      continue;
    }
    const root = repositoryAround(siteDir);
    const inside = root === undefined ? '' : displayPath(siteDir, root);
    const base =
      inside !== '' && url.endsWith(`/${inside}`) ? url.slice(0, -inside.length - 1) : url;
    return `${base}/{path}`;
  }
  return undefined;
}
