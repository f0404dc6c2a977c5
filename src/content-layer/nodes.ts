import type { CreateNodeArgs, Node, NodePluginArgs } from 'gatsby';
import { displayPath } from '../diagnostics/files';
import { currentSite } from '../site/site';
import {
  type ApiClassFields,
  type DocPageFields,
  type Page,
  type PageFile,
  pageOf,
} from './page-of';

/** What Gatsby stores for each page. */
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

/** All pages among Gatsby's nodes. */
export function pageNodes(getNodesByType: GetNodesByType): PageNode[] {
  return [...getNodesByType('DocPage'), ...getNodesByType('ApiClass')] as PageNode[];
}

type NewNode = Pick<CreateNodeArgs, 'node'> & NodePluginArgs;

/** Creates a DocPage or an ApiClass node for each Mdx node that is a page. */
export function createPageNode(args: NewNode): void {
  const { node, getNode } = args;
  if (node.internal.type !== 'Mdx' || !node.parent) return;
  // Unreadable files are reported by `pages/unreadable.ts`.
  if (node.frontmatter === null) return;
  const file = getNode(node.parent) as (Node & PageFile) | undefined;
  if (!file) return;
  const { frontmatter, body } = node;
  const text = typeof body === 'string' ? body : '';
  const page = pageOf(file, { frontMatter: frontmatter ?? {}, body: text }, currentSite());
  if (page) addNode(args, page);
}

function addNode(
  { node, actions, createNodeId, createContentDigest }: NewNode,
  { type, fields }: Page,
): void {
  // Relative, so that a build in another folder gives the same pages.
  const file = displayPath(fields.absolutePath, currentSite().folder.rootDir);
  // As text: of an object, Gatsby would sort all keys first.
  const fieldsDigest = createContentDigest(JSON.stringify(fields));
  const textDigest = node.internal.contentDigest;
  const child = {
    ...fields,
    fieldsDigest,
    textDigest,
    id: createNodeId(`${type} ${file}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(`${textDigest} ${fieldsDigest}`) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child });
}
