import path from 'node:path';
import type { HeadingIds } from '../../docfx/markdown/heading-ids';
import { listOf, type MkdocsProject, optionsOf } from '../config';

/** How the pages of a project are written. */
export type PageSyntax = ReturnType<typeof syntaxOf>;

export function syntaxOf({ dir, docsDir, root, config }: MkdocsProject) {
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
    docsDir: plugins.has('include-markdown') ? docsDir : undefined,
    hasSlashes: [...extensions.keys()].some((name) => name.startsWith('pymdownx.blocks.')),
    /** The files that each page ends with. */
    appended: listOf(snippets.auto_append),
    hasMath: extensions.has('pymdownx.arithmatex'),
    hasMacros: config.hooks !== undefined || names.some((name) => /\bmacros$/.test(name)),
    hasReference: plugins.has('mkdocstrings') || plugins.has('autorefs'),
    headingIds: headingIdsOf(optionsOf(extensions, 'toc').slugify),
    /** Which extensions have a say in a line of text, and where `#123` leads, up to the number. */
    inlineOptions: {
      on: new Set([...extensions.keys()].map((one) => one.replace('pymdownx.', ''))),
      issues: link.repo_url_shorthand && source ? `${source}/issues/` : undefined,
    },
  };
}

/** How Python-Markdown makes the ids of headings. @param slugify the option of its extension `toc`. */
function headingIdsOf(slugify: unknown): HeadingIds {
  // pymdownx.slugs keeps the letters of all scripts, and capitals unless it is told not to.
  const isOwn = slugify === undefined || slugify === '';
  const keepsCase = !isOwn && !/lower|fold/.test(JSON.stringify(slugify));
  const idOf = (label: string) => {
    const kept = isOwn
      ? label.normalize('NFKD').replace(/[^\w\s-]/g, '')
      : label.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, '');
    const slug = kept.trim().replace(isOwn ? /[-\s]+/g : /\s/g, '-');
    return keepsCase ? slug : slug.toLowerCase();
  };
  return { idOf, separator: '_' };
}
