import path from 'node:path';
import { micromark } from 'micromark';
import { displayPath } from '../../../src/config/diagnostics/files';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';
import type { SidebarItem, Sidebars } from '../../../src/site/sidebars/schema';
import { textOfHtml } from '../shared/plain-html';
import { authorsFile, DATED, named, namesIn, type Post, postOf } from '../foreign-markdown/post';
import { basePathOf, chosenFiles, type SourceFolder } from './docs-plugins';
import type { SourcePage } from './pages';
import type { Plugin } from './plugins';
import type { SourceSite } from './source-site';

/** A blog of the site that moves: a folder of posts, and what is said of it. */
export interface Blog extends SourceFolder {
  readonly title: string;
  readonly description: string;
}

export interface BlogPost extends Post {
  readonly title: string;
  readonly excerpt: string;
  /** Its address here. */
  readonly path: string;
  /** Its address on the site that moves. */
  readonly formerPath: string;
  readonly docId: string;
}

/** Sites wrap the plugin in one of their own: `./src/plugins/blog-plugin.js`. */
export const isBlog = ({ name }: Plugin) => /\bblog\b/.test(name);

export const blogRoute = ({ options }: Plugin) =>
  basePathOf(options.text('routeBasePath') ?? 'blog');

/** The blogs of a site whose folders are there. */
export function blogsOf(plugins: readonly Plugin[], site: SourceSite): Blog[] {
  return plugins.filter(isBlog).flatMap((plugin, index) => {
    const { options } = plugin;
    const dir = path.resolve(site.siteDir, options.text('path') ?? 'blog');
    const base = blogRoute(plugin);
    // A blog is not the root of a site of documentation, where its list would be the home page.
    if (base === '' || placeIn(site.root, dir) !== 'folder') return [];
    const { files, exclude } = chosenFiles(dir, site);
    if (files.length === 0) return [];
    return {
      id: `blog${index === 0 ? '' : index + 1}`,
      ...{ dir, base, files, exclude, sidebarsFile: undefined },
      title: options.text('blogTitle') ?? 'Blog',
      description: options.text('blogDescription') ?? '',
    };
  });
}

/** The listed posts of a blog, the newest first. */
export function postsOf(blog: Blog, pages: readonly SourcePage[], root: string): BlogPost[] {
  const authors = namesIn(authorsFile(blog.dir, root), 'name');
  const tagsFile = path.join(blog.dir, 'tags.yml');
  const labels = namesIn(placeIn(root, tagsFile) === 'file' ? tagsFile : undefined, 'label');
  const posts = pages.flatMap(({ file, raw, path: address, docId, folder }): BlogPost | [] => {
    const data = readFrontMatter(raw) ?? {};
    if (folder !== blog || data.unlisted === true) return [];
    const relative = displayPath(file, blog.dir);
    const post = postOf(relative, data);
    const { body } = splitFrontMatter(raw);
    return {
      ...post,
      authors: named(post.authors, authors),
      tags: named(post.tags, labels),
      title: titleOf(data, body) ?? docId,
      excerpt: excerptOf(data, body),
      path: address,
      formerPath: blog.base + formerPath(relative, data.slug),
      docId,
    };
  });
  return posts.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

const titleOf = (data: Readonly<Record<string, unknown>>, body: string) =>
  typeof data.title === 'string' ? data.title : /^#\s+(.+)$/m.exec(body)?.[1];

/** Where Docusaurus publishes a post, below the path of its blog. */
function formerPath(file: string, slug: unknown): string {
  if (typeof slug === 'string') return path.posix.resolve('/', slug);
  const [, folder = '', date, name = ''] = DATED.exec(file) ?? [];
  if (date === undefined) return `/${file.replace(/(?:\/?index)?\.mdx?$/, '')}`;
  return path.posix.join('/', date.replaceAll('-', '/'), folder, name);
}

/** What a post says of itself, else its first paragraph, as plain text. */
function excerptOf(data: Readonly<Record<string, unknown>>, body: string): string {
  if (typeof data.description === 'string') return data.description;
  const shown = body
    .replace(/^(?:import|export)\s.*$/gm, '')
    .split(/<!--\s*truncate|\{\/\*\s*truncate/);
  const paragraphs = micromark(shown[0] ?? '').match(/<p>[^]*?<\/p>/g) ?? [];
  return paragraphs.map(textOfHtml).find((text) => text !== '') ?? '';
}

export const postsByYear = (posts: readonly BlogPost[]) =>
  groupBy(posts, ({ date }) => date?.slice(0, 4) ?? 'Undated');

/** Posts by year, below the list. @param itemOf how a post is named: other folders know no ids. */
export function blogSidebar(
  { base, title }: Blog,
  posts: readonly BlogPost[],
  itemOf: (post: BlogPost) => SidebarItem,
): Sidebars {
  const categories = [...postsByYear(posts)].map(([label, some], index) => ({
    type: 'category' as const,
    label,
    collapsed: index > 0,
    items: some.map(itemOf),
  }));
  return { blog: [{ type: 'link', label: title, href: base }, ...categories] };
}
