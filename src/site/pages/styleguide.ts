import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { formatProblems } from '../../config/diagnostics/problems';
import type { StyleguideContext } from '../../page-model/styleguide-context';
import { tokenGroups } from '../../styles/token-groups';
import { contentLayer } from '../layer';
import { type DocPageNode, isApiClass } from '../nodes/nodes';
import type { FinishedContent } from './content';

const STYLEGUIDE_PATH = '/styleguide';

/**
 * Creates the page that shows every token and component in both themes. Call this in develop only:
 * builds do not have the page, its script or its style.
 */
export async function createStyleguide(
  content: FinishedContent,
  args: CreatePagesArgs,
): Promise<void> {
  const file = path.resolve('src/styleguide/specimens.mdx');
  const { html, problems } = await contentLayer().finish(specimensOf(file, args), args);
  if (problems.length > 0) args.reporter.warn(formatProblems(problems));
  const context: StyleguideContext = {
    unlisted: true,
    groups: tokenGroups(fs.readFileSync(path.resolve('src/styles/tokens.css'), 'utf8')),
    specimens: html,
    classPage: shortClassPage(content),
  };
  args.actions.createPage({
    path: STYLEGUIDE_PATH,
    component: path.resolve('src/styleguide/page.tsx'),
    context: { ...context },
  });
}

/** The specimens are compiled like a page, but are none: no list and no search has them. */
function specimensOf(absolutePath: string, args: CreatePagesArgs): DocPageNode {
  const digest = args.createContentDigest(fs.readFileSync(absolutePath, 'utf8'));
  return {
    id: STYLEGUIDE_PATH,
    parent: null,
    children: [],
    internal: { type: 'DocPage', owner: 'styleguide', contentDigest: digest },
    fieldsDigest: digest,
    textDigest: digest,
    path: STYLEGUIDE_PATH,
    title: 'Styleguide',
    description: null,
    keywords: [],
    sectionKeywords: {},
    redirectFrom: [],
    unlisted: true,
    absolutePath,
    problems: [],
    docId: 'styleguide',
    docsName: 'docs',
    sidebarLabel: 'Styleguide',
    relativePath: 'styleguide.mdx',
    isIndex: false,
    image: null,
    frontMatter: {},
  };
}

/** The shortest one that has several members. */
function shortClassPage({ pages }: FinishedContent): string {
  const [first = ''] = pages
    .flatMap(({ node, finished }) => (isApiClass(node) ? finished.html : []))
    .filter((html) => html.split('api-member').length > 3)
    .sort((a, b) => a.length - b.length);
  return first;
}
