import path from 'node:path';
import { listOf, type MkdocsProject, optionsOf } from '../config';
import { headingIdsOf } from './slugs';

/** How the pages of a project are written. */
export type PageSyntax = ReturnType<typeof syntaxOf>;

export function syntaxOf({ dir, root, config }: MkdocsProject) {
  const { markdown_extensions: extensions, plugins, theme, repo_url: repo } = config;
  const snippets = optionsOf(extensions, 'pymdownx.snippets');
  const link = optionsOf(extensions, 'pymdownx.magiclink');
  const own = [link.user, link.repo].map(String).join('/');
  const source = link.user && link.repo ? `https://github.com/${own}` : repo?.replace(/\/$/, '');
  const bases = listOf(snippets.base_path ?? '.');
  const included = listOf(optionsOf(extensions, 'markdown_include.include').base_path);
  const names = [...plugins.keys(), ...extensions.keys()];
  return {
    listIndent: extensions.has('mdx_truly_sane_lists') ? 2 : 4,
    linksTabs: listOf(theme.features).includes('content.tabs.link'),
    basePaths: [...bases, ...included].map((base) =>
      path.resolve(dir, base.replace(/^\$config_dir/, '.')),
    ),
    root,
    hasSlashes: [...extensions.keys()].some((name) => name.startsWith('pymdownx.blocks.')),
    /** The files that each page ends with. */
    appended: listOf(snippets.auto_append),
    hasMath: extensions.has('pymdownx.arithmatex'),
    hasMacros: config.hooks !== undefined || names.some((name) => /\bmacros$/.test(name)),
    hasReference: plugins.has('mkdocstrings') || plugins.has('autorefs'),
    headingIds: headingIdsOf(optionsOf(extensions, 'toc').slugify),
    inlineOptions: {
      on: new Set([...extensions.keys()].map((one) => one.replace('pymdownx.', ''))),
      issues: link.repo_url_shorthand && source ? `${source}/issues/` : undefined,
    },
  };
}
