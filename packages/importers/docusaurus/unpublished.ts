import path from 'node:path';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { Leave } from './left-out';
import type { Plugin } from './plugins';
import type { ModuleReader } from './read-module';
import { filesIn } from '../shared/files-in';
import { markdownIn, withWords } from './site-files';

const BUILT_IN = new Set(
  (
    'content-docs content-blog content-pages client-redirects classic mermaid sitemap ' +
    'ideal-image'
  ).split(' '),
);

/** Markdown of the site that becomes no page here, and plugins that do nothing here. */
export function leaveContent(
  plugins: readonly Plugin[],
  { siteDir, root }: Pick<ModuleReader, 'siteDir' | 'root'>,
  leave: Leave,
): void {
  for (const { name, options, place, isOff } of plugins) {
    if (isOff) continue;
    if (isBlog(name)) leaveBlog(path.resolve(siteDir, options.text('path') ?? 'blog'), root, leave);
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
  const theme = path.join(siteDir, 'src', 'theme');
  const swizzled = filesIn(theme, root).filter(isOwnPart);
  if (swizzled[0] !== undefined) {
    const names = swizzled.map((file) => partOf(displayPath(file, theme)));
    const need = 'Change the components of this site in src/components/, where it matters.';
    const what = `Parts of the theme that the site has changed: ${[...new Set(names)].join(', ')}`;
    leave(what, need, { file: swizzled[0], line: 1 });
  }
  for (const { file, route } of componentPages(siteDir, root)) {
    leave(`The page ${route}, a component`, 'Write it as Markdown.', { file, line: 1 });
  }
}

/** Pages know the components that the site gives to all of them. */
const isOwnPart = (file: string) =>
  /\.[jt]sx?$/.test(file) && !/\.(?:test|d)\.|\/src\/theme\/MDXComponents\b/.test(file);

/** `Navbar/Logo/index.tsx` is `Navbar/Logo`. */
const partOf = (file: string) => file.replace(/(?:\/index)?\.[jt]sx?$/, '');

/** The pages that are components, with their paths. */
function componentPages(siteDir: string, root: string) {
  const pages = path.join(siteDir, 'src', 'pages');
  return filesIn(pages, root).flatMap((file) => {
    const name = displayPath(file, pages);
    if (!/\.[jt]sx?$/.test(name) || /\.(?:test|d)\.|(?:^|\/)_/.test(name)) return [];
    return [{ file, route: `/${name.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '')}` }];
  });
}

/**
 * Patterns of paths that Docusaurus publishes and this site does not: blogs, versions, and pages that
 * are components.
 */
export function unpublishedPaths(
  plugins: readonly Plugin[],
  folders: readonly { readonly unpublished?: readonly string[] | undefined }[],
  { siteDir, root }: Pick<ModuleReader, 'siteDir' | 'root'>,
): string[] {
  const blogs = plugins
    .filter(({ name, isOff }) => isBlog(name) && !isOff)
    .map(
      ({ options }) => `/${(options.text('routeBasePath') ?? 'blog').replace(/^\/+|\/+$/g, '')}`,
    );
  const trees = [...blogs, ...folders.flatMap(({ unpublished = [] }) => unpublished)];
  return [
    ...componentPages(siteDir, root).map(({ route }) => route),
    ...trees.filter((one) => one !== '/').flatMap((one) => [one, `${one}/*`]),
  ].filter((one) => one !== '/');
}

/** Sites wrap the plugin in one of their own: `./src/plugins/blog-plugin.js`. */
const isBlog = (name: string) => /\bblog\b/.test(name);

function leaveBlog(dir: string, root: string, leave: Leave): void {
  const posts = markdownIn(dir, root);
  const [file] = posts;
  const need = 'There are no blogs here: move the posts into a folder of pages ("content.docs").';
  if (file) leave(`${withWords(posts, 'post')} of the blog`, need, { file, line: 1 });
}
