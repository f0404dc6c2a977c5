import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import * as React from 'react';
import scripts from '$site/scripts';
import documentData from '$site/document';
import settings from '$site/settings';
import { withBase } from '../base-path';
import {
  AGENTS_INDEX_PATH,
  HOME_PATH,
  NOT_FOUND_FILE,
  OPEN_SEARCH_PATH,
  SEARCH_PATH,
} from '../routes';
import { scriptJson } from '../page-model/script-json';
import type { RuntimePage } from '../client/early/runtime';
import { BaseUrlBanner } from './base-url-banner';
import { pageFacts, type PageResult, structuredData } from './structured-data';

/** The part of a page's data that the document already contains. */
interface PageData {
  readonly result: Omit<PageResult, 'data'> & {
    readonly data?: Readonly<Record<string, { readonly body?: unknown } | null>>;
  };
}

const isProduction = process.env.NODE_ENV === 'production';

/** The data of pages being rendered, without their bodies, by path. */
const leanPageData = new Map<string, unknown>();

/**
 * Adds what every page has: language, theme, the script that applies the reader's theme, and what
 * search engines read.
 */
export function renderHead(args: RenderBodyArgs): void {
  const { pathname, setHeadComponents } = args;
  args.setHtmlAttributes({
    lang: settings.lang,
    'data-theme': 'light',
    'data-not-found': pathname === `/${NOT_FOUND_FILE}` ? '' : undefined,
  } as React.HtmlHTMLAttributes<HTMLHtmlElement>);
  setHeadComponents([<script key="theme" dangerouslySetInnerHTML={{ __html: scripts.theme }} />]);
  if (documentData.hasOpenSearch && (pathname === HOME_PATH || pathname === SEARCH_PATH))
    setHeadComponents([<SearchDescription key="search" />]);
  if (HAS_MARKDOWN) args.setPreBodyComponents([<AgentPointer key="agents" />]);
  // In develop there is no server rendering and no such function.
  if (!isProduction) return;
  const pageData = args.loadPageDataSync(pathname) as PageData;
  leanPageData.set(pathname, withoutBodies(pageData));
  args.setPostBodyComponents(structuredDataOf(pageData));
}

/**
 * Tells agents, which read a document as it is sent, where the page is in Markdown. It says the same
 * on every page, so that it stays right after a navigation; neither seen nor read out.
 */
function AgentPointer() {
  return (
    <p className="visually-hidden" aria-hidden="true" data-nosnippet="">
      {MESSAGES.agentPointer.replace('{index}', withBase(AGENTS_INDEX_PATH))}
    </p>
  );
}

/** Browsers look for it on the page that a site begins with: the others need not name it. */
function SearchDescription() {
  const type = 'application/opensearchdescription+xml';
  return <link rel="search" type={type} title={settings.title} href={withBase(OPEN_SEARCH_PATH)} />;
}

/** Data, which no content security policy keeps from being read. */
function structuredDataOf({ result }: PageData): React.ReactNode[] {
  const facts = pageFacts(result);
  const json = facts && structuredData(facts, settings, documentData.hasSearch);
  return json
    ? [
        <script
          key="structured-data"
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(json) }}
        />,
      ]
    : [];
}

/**
 * Adds the page's data and the early script. The runtime's own scripts are removed from the
 * finished document; see `build/output/document.ts`.
 */
export function addEarlyScript(args: PreRenderHTMLArgs & { pathname: string }): void {
  if (!isProduction) return;
  const data: RuntimePage = { path: args.pathname, page: leanPageData.get(args.pathname) };
  leanPageData.delete(args.pathname);
  args.replaceHeadComponents([
    ...args.getHeadComponents().filter((node) => !isUnwanted(node)),
    <script key="early" defer src={scripts.early} />,
  ]);
  args.replacePostBodyComponents([
    args.pathname === '/' && <BaseUrlBanner key="base-url" />,
    ...args.getPostBodyComponents().filter((node) => !isPathScript(node)),
    <script
      key="page"
      id="site-page"
      type="application/json"
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />,
  ]);
}

/** Gatsby's inline script with the page's path, which the page's data includes anyway. */
function isPathScript(node: React.ReactNode): boolean {
  return React.isValidElement<{ id?: string }>(node) && node.props.id === 'gatsby-script-loader';
}

/** Gatsby's name, and gatsby-remark-autolink-headers' script, which offsets headings. */
function isUnwanted(node: React.ReactNode): boolean {
  return React.isValidElement(node) && /^generator-|-headers-script$/.test(node.key ?? '');
}

/** Bodies are in the document and not shipped twice; no browser asks for ids and versions. */
function withoutBodies(pageData: PageData): PageData {
  const { data, pageContext } = pageData.result;
  if (!data) return pageData;
  const { id: _id, version: _version, ...lasting } = pageContext ?? {};
  const lean = Object.entries(data).map(([key, value]) => {
    const { body: _body, ...rest } = value ?? {};
    return [key, value && rest];
  });
  const leanData = Object.fromEntries(lean) as Record<string, object | null>;
  return { ...pageData, result: { ...pageData.result, data: leanData, pageContext: lasting } };
}
