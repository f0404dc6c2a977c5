import type { CreateNodeArgs, Node, NodePluginArgs } from 'gatsby';
import { displayPath } from '../../config/diagnostics/files';
import { currentSite } from '../../config/project/site';
import {
  type ApiClassFields,
  type DocPageFields,
  type Page,
  type PageFile,
  pageOf,
} from './page-of';

interface StoredPage extends Node {
  /** Changes whenever any field of the page does, unlike `contentDigest` not with its text. */
  readonly fieldsDigest: string;
  /** Changes whenever the page's file does. */
  readonly textDigest: string;
}

export type DocPageNode = StoredPage & DocPageFields;
export type ApiClassNode = StoredPage & ApiClassFields;
export type PageNode = DocPageNode | ApiClassNode;

export const isApiClass = (node: Node): node is ApiClassNode => node.internal.type === 'ApiClass';

export type GetNodesByType = (type: string) => Node[];

export function pageNodes(getNodesByType: GetNodesByType): PageNode[] {
  return [...getNodesByType('DocPage'), ...getNodesByType('ApiClass')] as PageNode[];
}

type NewNode = Pick<CreateNodeArgs, 'node'> & NodePluginArgs;

const PAGE_TYPES = ['DocPage', 'ApiClass'];

/** The page of a file, by its absolute path: none if there is no such page, or not yet. */
export function pageNodeOf(
  absolutePath: string,
  { getNode, createNodeId }: Pick<NodePluginArgs, 'getNode' | 'createNodeId'>,
): PageNode | undefined {
  const nodes = PAGE_TYPES.map((type) => getNode(pageId(type, absolutePath, createNodeId)));
  return nodes.find(Boolean) as PageNode | undefined;
}

/** From a relative path, so that a build in another folder gives the same pages. */
function pageId(
  type: string,
  absolutePath: string,
  createNodeId: NodePluginArgs['createNodeId'],
): string {
  return createNodeId(`${type} ${displayPath(absolutePath, currentSite().folder.rootDir)}`);
}

/** Creates a DocPage or an ApiClass node for each Mdx node that is a page. */
export function createPageNode(args: NewNode): void {
  const { node, getNode, actions } = args;
  if (node.internal.type !== 'Mdx' || !node.parent) return;
  const file = getNode(node.parent) as (Node & PageFile) | undefined;
  if (!file) return;
  const { frontmatter, body } = node;
  const text = typeof body === 'string' ? body : '';
  // Unreadable files are reported by `site/pages/unreadable.ts`.
  const page =
    frontmatter === null
      ? undefined
      : pageOf(file, { frontMatter: frontmatter ?? {}, body: text }, currentSite());
  if (page) {
    addNode(args, page);
    return;
  }
  const last = pageNodeOf(file.absolutePath, args);
  // Another source may have the same file as a page.
  if (last?.parent === file.id) actions.deleteNode(last);
}

/**
 * The node has its file for a parent, but is none of its children: at an edit, Gatsby deletes what
 * descends from a file at once, and creates it later. Queries in between find the page as it was.
 */
function addNode(
  { node, actions, createNodeId, createContentDigest }: NewNode,
  { type, fields }: Page,
): void {
  // As text: of an object, Gatsby would sort all keys first.
  const fieldsDigest = createContentDigest(JSON.stringify(fields));
  const textDigest = node.internal.contentDigest;
  void actions.createNode({
    ...fields,
    fieldsDigest,
    textDigest,
    id: pageId(type, fields.absolutePath, createNodeId),
    parent: node.parent,
    children: [],
    internal: { type, contentDigest: createContentDigest(`${textDigest} ${fieldsDigest}`) },
  });
}
