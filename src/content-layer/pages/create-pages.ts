import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { substitute } from '../../settings/variables';
import { contentLayer, pageNodes, shortDigest } from '../layer';
import { lineOfString } from '../source-lines';
import { editUrlOf, lastUpdatedOf } from '../page-dates';
import { isApiClass, type PageNode } from '../nodes';
import { formatProblems, type Problem, severityOf } from '../problems';
import { publicSettings } from '../public-settings';
import { loadSidebars } from '../sidebars/load';
import { placesOf, type PagePlace } from '../sidebars/navigation';
import { resolveSidebars } from '../sidebars/resolve';
import { currentSite, displayPath, type Site } from '../site';
import { writeSiteData } from '../site-data';
import { brokenAnchors, type CheckedPage, duplicateRoutes } from './check';
import { sidebarContent } from './sidebar-content';
import { findUnreadableFiles } from './unreadable';

/** What a template knows of its page besides its content. */
export interface PageContext {
  readonly id: string;
  readonly place?: PagePlace;
  /** ISO 8601, to the day. */
  readonly lastUpdated?: string;
  readonly editUrl?: string;
  readonly hideTitle?: true;
  readonly unlisted?: true;
  /** Changes with everything that the page shows: Gatsby renders a page again when it does. */
  readonly version: string;
}

interface PagesQuery {
  readonly allDocPage: { readonly nodes: readonly { readonly id: string }[] };
  readonly allApiClass: { readonly nodes: readonly { readonly id: string }[] };
}

const PAGES_QUERY = /* GraphQL */ `
  query CreatePages {
    allDocPage(sort: { path: ASC }) {
      nodes {
        id
      }
    }
    allApiClass(sort: { path: ASC }) {
      nodes {
        id
      }
    }
  }
`;

/** Checks all content, reports every mistake at once, and creates one page a document. */
export async function createContentPages(args: CreatePagesArgs): Promise<void> {
  const { reporter } = args;
  const site = currentSite();
  const layer = contentLayer();
  const unreadable = findUnreadableFiles(site);
  layer.refresh(
    pageNodes((type) => args.getNodesByType(type)),
    unreadable.pathByFile,
  );

  const result = await args.graphql<PagesQuery>(PAGES_QUERY);
  if (result.errors || !result.data) {
    reporter.panicOnBuild('The pages could not be queried.', result.errors as never);
    return;
  }
  const ids = [...result.data.allDocPage.nodes, ...result.data.allApiClass.nodes].map(
    ({ id }) => id,
  );
  const nodes = ids
    .map((id) => args.getNode(id))
    .filter((node): node is PageNode => node !== undefined);

  const pages: CheckedPage[] = [];
  for (const node of nodes) pages.push({ node, finished: await layer.finish(node, args) });

  const navigation = resolveNavigation(site, nodes);
  writeSiteData('navigation', { sidebars: navigation.sidebars });
  writeSiteData('settings', publicSettings(site.settings, navigation.sidebars[0]?.name ?? ''));
  const { rootDir } = site.folder;
  report(
    [
      ...site.problems,
      ...unreadable.problems,
      ...pages.flatMap(({ finished }) => finished.problems),
      ...navigation.problems,
      ...duplicateRoutes(nodes, rootDir),
      ...brokenAnchors(pages, rootDir),
    ],
    site,
    reporter,
  );

  const places = placesOf(navigation.sidebars);
  for (const page of pages) createOne(page, places.get(page.node.path), args.actions);
  const home = pages.find(({ node }) => node.path === '/') ? undefined : firstPage(pages, places);
  if (home) createOne(home, places.get(home.node.path), args.actions, '/');
}

/** Content without a page at `/` opens with the first page of its sidebar. */
function firstPage(
  pages: readonly CheckedPage[],
  places: ReadonlyMap<string, PagePlace>,
): CheckedPage | undefined {
  const [first] = places.keys();
  return pages.find(({ node }) => node.path === first) ?? pages[0];
}

function createOne(
  { node, finished }: CheckedPage,
  place: PagePlace | undefined,
  actions: CreatePagesArgs['actions'],
  route = node.path,
): void {
  const lastUpdated = lastUpdatedOf(node);
  const editUrl = editUrlOf(node);
  const context: Omit<PageContext, 'version'> = {
    id: node.id,
    ...(place && { place: withOverrides(place, node) }),
    ...(lastUpdated !== undefined && { lastUpdated: lastUpdated.slice(0, 10) }),
    ...(editUrl !== undefined && { editUrl }),
    ...(!isApiClass(node) && node.frontMatter.hide_title && { hideTitle: true }),
    ...(node.unlisted && { unlisted: true }),
  };
  const template = isApiClass(node) ? 'api-class' : 'doc';
  actions.createPage({
    path: route,
    component: path.resolve(`src/templates/${template}.tsx`),
    context: { ...context, version: shortDigest([context, finished.html, finished.toc]) },
  });
}

/** `pagination_next: null` and the like. */
function withOverrides(place: PagePlace, node: PageNode): PagePlace {
  if (isApiClass(node)) return place;
  const { pagination_next: next, pagination_prev: previous } = node.frontMatter;
  const { next: defaultNext, previous: defaultPrevious, ...rest } = place;
  return {
    ...rest,
    ...(previous !== null && defaultPrevious && { previous: defaultPrevious }),
    ...(next !== null && defaultNext && { next: defaultNext }),
  };
}

function resolveNavigation(site: Site, nodes: readonly PageNode[]) {
  const { folder, variables } = site;
  const loaded = loadSidebars(folder.sidebarsFile, folder.rootDir, variables);
  const resolved = resolveSidebars(loaded.sidebars, sidebarContent(nodes, folder.docsDir));
  const source = folder.sidebarsFile ? fs.readFileSync(folder.sidebarsFile, 'utf8') : '';
  const file = displayPath(folder.sidebarsFile ?? folder.docsDir, folder.rootDir);
  const problems = resolved.problems.map(({ text, message, mend }): Problem => {
    const line = lineOfString(source, (literal) => substitute(literal, variables) === text);
    return { check: 'sidebar', file, ...(line && { line }), message, mend };
  });
  return { sidebars: resolved.sidebars, problems: [...loaded.problems, ...problems] };
}

/** Prints what was found. A mistake ends a build; in develop it is only said. */
function report(
  problems: readonly Problem[],
  site: Site,
  reporter: CreatePagesArgs['reporter'],
): void {
  const { checks } = site.settings;
  const warnings = problems.filter((problem) => severityOf(problem, checks) === 'warn');
  const errors = problems.filter((problem) => severityOf(problem, checks) === 'error');
  // Printed as it is: Gatsby's reporter would break the lines, and with them the addresses.
  if (warnings.length > 0) {
    process.stderr.write(`\n${count(warnings, 'warning')}\n\n${formatProblems(warnings)}\n\n`);
  }
  if (errors.length === 0) return;
  process.stderr.write(`\n${formatProblems(errors)}\n\n`);
  const summary = `${count(errors, 'mistake')} in the content, listed above.`;
  if (process.env.NODE_ENV === 'production')
    reporter.panic({ id: CONTENT_ERROR, context: { summary } });
  else reporter.error(summary);
}

function count(problems: readonly Problem[], noun: string): string {
  return `${problems.length} ${noun}${problems.length === 1 ? '' : 's'}`;
}

/** The id under which `registerErrors` tells Gatsby how to print the report: without a stack. */
export const CONTENT_ERROR = '90000';

/** To be called in `onPluginInit`. */
export function registerErrors(reporter: CreatePagesArgs['reporter']): void {
  reporter.setErrorMap({
    [CONTENT_ERROR]: {
      text: ({ summary }: { summary: string }) => summary,
      level: 'ERROR',
      category: 'USER',
      type: 'PLUGIN',
    } as never,
  });
}
