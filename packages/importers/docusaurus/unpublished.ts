import path from 'node:path';
import { displayPath } from '../../../src/config/diagnostics/files';
import { blogRoute, isBlog } from './blog';
import type { Plugin } from './plugins';
import type { SourceSite } from './source-site';
import { filesIn } from '../shared/files-in';

const BUILT_IN = new Set(
  (
    'content-docs content-blog content-pages client-redirects classic mermaid sitemap ' +
    'ideal-image'
  ).split(' '),
);

/** Markdown of the site that becomes no page here, and plugins that do nothing here. */
export function leaveContent(plugins: readonly Plugin[], site: SourceSite): void {
  const { siteDir, root, leave } = site;
  for (const { name, options, place } of plugins) {
    const byHand = 'Take what it did over by hand, if pages need it.';
    if (!BUILT_IN.has(name)) leave(`The plugin or theme "${name}"`, byHand, place);
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
  for (const { file, route } of componentPages(site)) {
    leave(`The page ${route}, a component`, 'Write it as Markdown.', { file, line: 1 });
  }
}

/** Pages know the components that the site gives to all of them. */
const isOwnPart = (file: string) =>
  /\.[jt]sx?$/.test(file) && !/\.(?:test|d)\.|\/src\/theme\/MDXComponents\b/.test(file);

/** `Navbar/Logo/index.tsx` is `Navbar/Logo`. */
const partOf = (file: string) => file.replace(/(?:\/index)?\.[jt]sx?$/, '');

/** The pages that are components, with their paths. */
function componentPages({ siteDir, root }: SourceSite) {
  const pages = path.join(siteDir, 'src', 'pages');
  return filesIn(pages, root).flatMap((file) => {
    const name = displayPath(file, pages);
    if (!/\.[jt]sx?$/.test(name) || /\.(?:test|d)\.|(?:^|\/)_/.test(name)) return [];
    return [{ file, route: `/${name.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '')}` }];
  });
}

/**
 * Patterns of paths that Docusaurus publishes and this site may not: parts of blogs, and pages that
 * are components.
 */
export function unpublishedPaths(plugins: readonly Plugin[], site: SourceSite): string[] {
  const components = componentPages(site).map(({ route }) => route);
  const blogs = plugins.filter(isBlog).map(blogRoute);
  return [...components.filter((one) => one !== '/'), ...blogs.flatMap((one) => [one, `${one}/*`])];
}
