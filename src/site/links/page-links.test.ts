import fs from 'node:fs';
import path from 'node:path';
import { docPage, siteIn } from '../../test/content-pages';
import { createSiteIndex } from '../site-index';
import { NO_SITE_INDEX_DATA } from '../site-index-data';
import { publishLinkedFiles, resolvePageLinks } from './page-links';
import { tempFolder } from '../../test/temp-folder';

let rootDir: string;
beforeEach(() => {
  rootDir = tempFolder();
  fs.mkdirSync(path.join(rootDir, 'content', 'docs'), { recursive: true });
});

function resolve(...hrefs: string[]) {
  const site = siteIn(rootDir);
  const nodes = [docPage(site, 'a'), docPage(site, 'b')];
  const { linkTargets } = createSiteIndex(nodes, NO_SITE_INDEX_DATA, site);
  const links = hrefs.map((href) => ({ href, text: 'x', line: 3 }));
  return resolvePageLinks(docPage(site, 'a'), links, linkTargets, site.folder);
}

it('resolves each link relative to its page', () => {
  expect(resolve('./b.md#x', '#y')).toEqual([
    { href: '/b#x', text: 'x', line: 3, external: false, path: '/b', anchor: 'x' },
    { href: '#y', text: 'x', line: 3, external: false, path: '/a', anchor: 'y' },
  ]);
});

it('names the file and the line of a broken link', () => {
  const [link] = resolve('./c.md');
  expect(link?.problem).toMatchObject({ file: 'content/docs/a.md', line: 3 });
});

it('publishes the linked files of the content, and keeps query and anchor', async () => {
  fs.writeFileSync(path.join(rootDir, 'content', 'docs', 'plan.pdf'), 'plan');
  const [link, page] = await publishLinkedFiles(resolve('./plan.pdf?v=1#2', './b.md'), rootDir);
  expect(link?.href).toMatch(/^\/assets\/plan-[0-9a-f]{10}\.pdf\?v=1#2$/);
  const published = path.join(rootDir, 'public', link?.href.replace(/\?.*/, '') ?? '');
  expect(fs.readFileSync(published, 'utf8')).toBe('plan');
  expect(page?.href).toBe('/b');
});

it('publishes no file from outside the content', () => {
  fs.writeFileSync(path.join(rootDir, 'secret.txt'), '');
  const [link] = resolve('../../secret.txt');
  expect(link?.asset).toBeUndefined();
  expect(link?.problem).toBeDefined();
});

it('resolves the links of a partial from its folder, and names it', () => {
  const site = siteIn(rootDir);
  const page = docPage(site, 'b');
  const { linkTargets } = createSiteIndex([page], NO_SITE_INDEX_DATA, site);
  const source = path.join(site.folder.docs[0].dir, 'parts', '_part.mdx');
  const link = (href: string) => ({ href, text: 'x', line: 3, source });
  const [found, broken] = resolvePageLinks(
    page,
    [link('../b.md'), link('./b.md')],
    linkTargets,
    site.folder,
  );
  expect(found).toMatchObject({ href: '/b' });
  expect(broken?.problem).toMatchObject({ file: 'content/docs/parts/_part.mdx', line: 3 });
});
