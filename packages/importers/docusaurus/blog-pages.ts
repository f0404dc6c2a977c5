import { groupBy } from '../../../src/config/diagnostics/group-by';
import { type Blog, type BlogPost, blogSidebar, postsByYear } from './blog';
import { escaped } from './home';
import { languageIn, siteUrl } from './site-address';
import type { Values } from './values';

/** Posts that the list shows with their beginnings; the archive has the others. */
const NEWEST = 20;

/**
 * The lists of a blog, by their names in its folder: the newest posts with a feed, all posts by year,
 * all tags, and the posts of each tag.
 *
 * @param url the address of the site.
 * @param lang its language, in which dates are written.
 */
function blogPages(
  blog: Blog,
  posts: readonly BlogPost[],
  url: string,
  lang = 'en',
): ReadonlyMap<string, string> {
  const { base, title, description } = blog;
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const dateOf = ({ date }: BlogPost) =>
    date === undefined ? [] : [`<time datetime="${date}">${dates.format(new Date(date))}</time>`];
  const listOf = (some: readonly BlogPost[]) =>
    some.map((post) => `- ${[link(post), ...dateOf(post)].join(', ')}`).join('\n');
  const entry = (post: BlogPost) => {
    const tags = post.tags.map((tag) => tagLink(base, tag));
    const facts = [...dateOf(post), ...post.authors.map(escaped), ...tags];
    // CommonMark makes no paragraph of a line that is a tag and its text.
    const line =
      facts.length > 1 ? facts.join(' · ') : facts.map((one) => `<p>${one}</p>`).join('');
    return [`## ${link(post)}`, line, escaped(post.excerpt)].filter(Boolean).join('\n\n');
  };
  // Tags that differ in case or punctuation only have one page.
  const tagged = posts.flatMap((post) => post.tags.map((label) => ({ label, post })));
  const tags = [...groupBy(tagged, ({ label }) => slugOfTag(label)).values()]
    .map((all) => ({ label: all[0]?.label ?? '', some: all.map(({ post }) => post) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const since = posts.findLast(({ date }) => date !== undefined)?.date?.slice(0, 4);
  const feed = since ? `\nfeed:\n  id: tag:${new URL(url).hostname},${since}:${base}` : '';
  const more = posts.length > NEWEST ? `[All posts](${base}/archive)\n` : '';
  const newest = posts.slice(0, NEWEST).map(entry);
  const years = [...postsByYear(posts)].flatMap(([year, some]) => [`## ${year}`, listOf(some)]);
  const pages = new Map([
    ['index.md', page(title, [escaped(description), ...newest, more], feed)],
    ['archive.md', page(`${title}: all posts`, years)],
  ]);
  if (tags.length === 0) return pages;
  const all = tags.map(({ label, some }) => `- ${tagLink(base, label)}: ${some.length}`).join('\n');
  pages.set('tags/index.md', page('Tags', [all]));
  for (const { label, some } of tags) {
    const back = `[All tags](${base}/tags)`;
    pages.set(`tags/${slugOfTag(label)}.md`, page(`Posts about ${label}`, [listOf(some), back]));
  }
  return pages;
}

/** Read as CommonMark, so that what posts say of themselves is text. */
const page = (title: string, parts: readonly string[], more = '') =>
  `---\ntitle: ${JSON.stringify(title)}\ndisplayed_sidebar: blog\nmdx:\n  format: md${more}\n---\n\n${parts.filter(Boolean).join('\n\n')}\n`;

const link = ({ title, path }: BlogPost) => `[${escaped(title)}](${path})`;
const tagLink = (base: string, tag: string) => `[${escaped(tag)}](${base}/tags/${slugOfTag(tag)})`;

/** What a move writes for a blog, and the addresses that are served by it. */
export function blogLists(blog: Blog, posts: readonly BlogPost[], config: Values) {
  const texts = blogPages(blog, posts, siteUrl(config), languageIn(config));
  const redirects = blogRedirects(blog, posts);
  const addresses = [
    ...[...texts.keys()].map((name) => `${blog.base}/${name}`.replace(/(?:\/index)?\.md$/, '')),
    ...redirects.map(({ from }) => from),
  ];
  const sidebar = blogSidebar(blog, posts, ({ docId }) => docId);
  const linked = blogSidebar(blog, posts, ({ title: label, path: href }) => {
    return { type: 'link', label, href };
  });
  return { blog, sidebar, linked, texts, redirects, addresses };
}

/** The addresses that a blog had and its pages here do not, as redirects. */
function blogRedirects({ base }: Blog, posts: readonly BlogPost[]) {
  const former = posts.map(({ formerPath: from, path: to }) => ({ from, to }));
  const feeds = ['rss.xml', 'atom.xml'].map((name) => ({
    from: `${base}/${name}`,
    to: `${base}.xml`,
  }));
  const hasFeed = posts.some(({ date }) => date !== undefined);
  return [...former.filter(({ from, to }) => from !== to), ...(hasFeed ? feeds : [])];
}

/** `Node.js 20` is `node-js-20`, as in Docusaurus. */
const slugOfTag = (tag: string) =>
  tag
    .replace(/([a-z\d])(?=[A-Z])/g, '$1-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
