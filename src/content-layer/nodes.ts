import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { substitute, substituteDeep } from '../settings/variables';
import { apiDescription } from './api/description';
import { type ApiFrontMatter, apiFrontMatterSchema, apiSchemaOf } from './api/schema';
import { withFirstVersions } from './api/since';
import { docAddress, titleOfName } from './doc-path';
import { type DocFrontMatter, docFrontMatterSchema, validateFrontMatter } from './front-matter';
import { firstHeading } from './mdx/first-heading';
import { Memo } from '../diagnostics/memo';
import type { Problem } from '../diagnostics/problems';
import { currentSite, type Site } from '../site/site';
import { displayPath, isInside } from '../diagnostics/files';
import { type DocsFolder, docsFolderOf } from '../site/content-folder';
import { classPath } from '../routes';

export type SectionKeywords = Readonly<Record<string, readonly string[]>>;

/** Fields that documentation pages and API classes share. */
interface PageFields {
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
  /** By heading id or member name. */
  readonly sectionKeywords: SectionKeywords;
  readonly unlisted: boolean;
  /** Addresses that the page had before. */
  readonly redirectFrom: readonly string[];
  /** The file, absolute. */
  readonly absolutePath: string;
  /** The problems with the file's front matter; stored with the node for builds from the cache. */
  readonly problems: readonly Problem[];
}

/** What Gatsby stores for each page. */
interface StoredPage extends Node {
  /** Changes whenever any field of the page does, unlike `contentDigest` not with its text. */
  readonly fieldsDigest: string;
}

export interface DocPageFields extends PageFields {
  /** Unique in its folder of pages. */
  readonly docId: string;
  /** The name of the folder of pages. */
  readonly docsName: string;
  readonly sidebarLabel: string;
  /** The file's path relative to the docs folder. */
  readonly relativePath: string;
  readonly isIndex: boolean;
  readonly image: string | null;
  readonly frontMatter: Partial<DocFrontMatter>;
}

export interface ApiClassFields extends PageFields {
  readonly name: string;
  readonly type: ApiFrontMatter;
}

export type DocPageNode = StoredPage & DocPageFields;
export type ApiClassNode = StoredPage & ApiClassFields;
export type PageNode = DocPageNode | ApiClassNode;

export const isApiClass = (node: Node): node is ApiClassNode => node.internal.type === 'ApiClass';

export type GetNodesByType = (type: string) => Node[];

/** All pages among Gatsby's nodes. */
export function pageNodes(getNodesByType: GetNodesByType): PageNode[] {
  return [...getNodesByType('DocPage'), ...getNodesByType('ApiClass')] as PageNode[];
}

/** Replaces a wrong value. Never published, since a mistake ends the build. */
export const UNKNOWN = '-';

/** Creates a DocPage or an ApiClass node for each Mdx node that is a page. */
export function createPageNode(args: CreateNodeArgs): void {
  const { node, getNode } = args;
  if (node.internal.type !== 'Mdx' || !node.parent) return;
  // Unreadable files are reported by `pages/unreadable.ts`.
  if (node.frontmatter === null) return;
  const file = getNode(node.parent) as (Node & FileFields) | undefined;
  if (!file || isPartial(file.relativePath)) return;
  const site = currentSite();
  const input: PageInput = {
    absolutePath: file.absolutePath,
    relativePath: substitute(file.relativePath, site.variables),
    data: substituteDeep(node.frontmatter ?? {}, site.variables),
    body: substitute(typeof node.body === 'string' ? node.body : '', site.variables),
  };
  if (file.sourceInstanceName === 'reference') {
    addNode(args, 'ApiClass', apiClassFields(input, site));
  } else {
    const docs = site.folder.docs.find(({ name }) => name === file.sourceInstanceName);
    // Where a folder of pages holds another one, both sources have its files.
    if (docs === undefined || docsFolderOf(file.absolutePath, site.folder.docs) !== docs) return;
    if (isInside(file.absolutePath, docs.exclude)) return;
    const fields = docPageFields(input, site, docs);
    if (!fields.frontMatter.draft || process.env.NODE_ENV === 'development') {
      addNode(args, 'DocPage', fields);
    }
  }
}

interface FileFields {
  /** `reference`, or the name of a folder of pages. */
  sourceInstanceName: string;
  absolutePath: string;
  relativePath: string;
}

interface PageInput {
  readonly absolutePath: string;
  readonly relativePath: string;
  readonly data: unknown;
  readonly body: string;
}

/** Files and folders that start with an underscore are partials. */
function isPartial(relativePath: string): boolean {
  return relativePath.split('/').some((segment) => segment.startsWith('_'));
}

function docPageFields(
  { absolutePath, relativePath, data, body }: PageInput,
  site: Site,
  docs: DocsFolder,
): DocPageFields {
  const file = displayPath(absolutePath, site.folder.rootDir);
  const { value, problems } = validateFrontMatter(docFrontMatterSchema, data, file, () =>
    fs.readFileSync(absolutePath, 'utf8'),
  );
  const frontMatter: Partial<DocFrontMatter> = value ?? {};
  const address = docAddress(relativePath, frontMatter, siblingsOf(absolutePath), docs.path);
  const title =
    frontMatter.title ?? firstHeading(body) ?? titleOfName(path.basename(address.docId));
  return {
    docId: address.docId,
    docsName: docs.name,
    path: address.path,
    isIndex: address.isIndex,
    title,
    sidebarLabel: frontMatter.sidebar_label ?? title,
    description: frontMatter.description ?? null,
    keywords: frontMatter.keywords ?? [],
    sectionKeywords: byHeading(frontMatter.sectionKeywords, site),
    image: frontMatter.image ?? null,
    unlisted: frontMatter.unlisted ?? false,
    redirectFrom: frontMatter.redirect_from ?? [],
    absolutePath,
    relativePath,
    frontMatter,
    problems,
  };
}

function apiClassFields(
  { absolutePath, relativePath, data }: PageInput,
  site: Site,
): ApiClassFields {
  const file = displayPath(absolutePath, site.folder.rootDir);
  const name = relativePath.replace(/\.mdx?$/, '');
  const { value, problems } = validateFrontMatter(
    apiSchemaOf(data),
    data,
    file,
    () => fs.readFileSync(absolutePath, 'utf8'),
    standInOf(name),
  );
  const written = value ?? apiFrontMatterSchema.parse(standInOf(name));
  const type = withFirstVersions(written, site.firstVersions);
  return {
    name: type.name,
    path: type.slug ?? classPath(name),
    title: type.name,
    description: apiDescription(type),
    keywords: type.keywords,
    sectionKeywords: byHeading(type.sectionKeywords, site),
    unlisted: type.unlisted,
    redirectFrom: type.redirect_from,
    absolutePath,
    type,
    problems,
  };
}

/** Replaces variables in the ids of headings. */
function byHeading(keywords: SectionKeywords = {}, { variables }: Site): SectionKeywords {
  return Object.fromEntries(
    Object.entries(keywords).map(([id, words]) => [substitute(id, variables), words]),
  );
}

/**
 * The minimum for a type whose own front matter is wrong, so that links to it are not reported too.
 */
function standInOf(name: string) {
  return {
    name,
    kind: 'class',
    namespace: UNKNOWN,
    category: UNKNOWN,
    summary: UNKNOWN,
    signature: UNKNOWN,
  };
}

/** What folders hold: thousands of pages may be in one, and each asks. */
const pageNames = new Memo<ReadonlySet<string>>();

/** The names, without extensions, of the pages in a page's folder. */
function siblingsOf(absolutePath: string): ReadonlySet<string> {
  const dir = path.dirname(absolutePath);
  return pageNames.get(dir, String(fs.statSync(dir).mtimeMs), () => {
    const names = fs.readdirSync(dir).filter((name) => /\.mdx?$/.test(name));
    return new Set(names.map((name) => path.parse(name).name));
  });
}

function addNode(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  type: 'DocPage' | 'ApiClass',
  fields: DocPageFields | ApiClassFields,
): void {
  // Relative, so that a build in another folder gives the same pages.
  const file = displayPath(fields.absolutePath, currentSite().folder.rootDir);
  const fieldsDigest = createContentDigest(fields);
  const child = {
    ...fields,
    fieldsDigest,
    id: createNodeId(`${type} ${file}`),
    parent: node.id,
    children: [],
    internal: {
      type,
      contentDigest: createContentDigest([node.internal.contentDigest, fieldsDigest]),
    },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child });
}
