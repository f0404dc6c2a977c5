import fs from 'node:fs';
import path from 'node:path';
import { displayPath, listFiles } from '../../../src/config/diagnostics/files';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import type { SourceFolder } from './docs-plugins';
import type { Leave } from './left-out';
import type { Plugin } from './plugins';
import { factsOfMarkdown } from './words';

const BUILT_IN = new Set(
  (
    'content-docs content-blog content-pages client-redirects classic mermaid sitemap ' +
    'ideal-image'
  ).split(' '),
);

/** Markdown of the site that becomes no page here, and plugins that do nothing here. */
export function leaveContent(
  plugins: readonly Plugin[],
  folders: readonly SourceFolder[],
  { siteDir, root }: { readonly siteDir: string; readonly root: string },
  leave: Leave,
): void {
  for (const { name, options, place, isOff } of plugins) {
    if (isOff) continue;
    if (name === 'content-blog')
      leaveBlog(path.resolve(siteDir, options.text('path') ?? 'blog'), root, leave);
    if (!BUILT_IN.has(name)) {
      leave(
        `The plugin or theme "${name}"`,
        'Take what it did over by hand, if pages need it.',
        place,
      );
    }
    const isContent = name === 'content-docs' || name === 'content-pages';
    for (const key of ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins']) {
      if (!isContent || options.list(key).length === 0) continue;
      const need = 'Pages are shown as they are written, without what the plugins made of them.';
      leave(`The Markdown plugins ("${key}")`, need, options.place(key));
    }
  }
  for (const { id, place } of folders) {
    const dir = path.join(siteDir, `${id === 'default' ? '' : `${id}_`}versioned_docs`);
    const files = markdownIn(dir, root);
    const need =
      'Build each version as a site, and name them in the navbar ("docsVersionDropdown").';
    if (files.length > 0) leave(`${counted(files, 'pages')} of earlier versions`, need, place);
  }
  const pages = path.join(siteDir, 'src', 'pages');
  for (const file of filesIn(pages, root)) {
    const name = displayPath(file, pages);
    if (!/\.[jt]sx?$/.test(name) || /\.(?:test|d)\.|(?:^|\/)_/.test(name)) continue;
    const route = name.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '');
    leave(`The page /${route}, a component`, 'Write it as Markdown.', { file, line: 1 });
  }
}

function leaveBlog(dir: string, root: string, leave: Leave): void {
  const posts = markdownIn(dir, root);
  const [file] = posts;
  const need = 'There are no blogs here: move the posts into a folder of pages ("content.docs").';
  if (file) leave(`${counted(posts, 'posts')} of the blog`, need, { file, line: 1 });
}

/** Those that may be read: none is outside of the root. */
const filesIn = (dir: string, root: string) =>
  placeIn(root, dir) === 'folder'
    ? listFiles(dir).filter((file) => placeIn(root, file) === 'file')
    : [];

const markdownIn = (dir: string, root: string) =>
  filesIn(dir, root).filter((file) => /\.mdx?$/.test(file));

function counted(files: readonly string[], what: string): string {
  const words = files.flatMap((file) => factsOfMarkdown(fs.readFileSync(file, 'utf8')).words);
  return `${files.length} ${what} (${words.length.toLocaleString('en')} words)`;
}
