import type { CreateResolversArgs, NodePluginArgs } from 'gatsby';
import { recordsOf } from '../../../packages/search/engine/source-records';
import type { SearchRecord } from '../../../packages/search/engine/types';
import type { MdxHelpers } from '../../markdown/mdx/compile';
import type { FinishedPage } from '../finish';
import { contentLayer } from '../layer';
import { type PageNode, pageNodes } from '../nodes/nodes';
import type { ShownPage } from '../shown-pages';
import { editUrlOf, lastUpdatedOf } from '../nodes/page-dates';
import { mdxFields } from './mdx-fields';

/** Adds the fields that need a compiled page, to documents and API classes alike. */
export function createPageResolvers(args: CreateResolversArgs): void {
  const { cache } = args;
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  // Gatsby passes more to this hook than its type declares.
  const helpers = { ...(args as unknown as MdxHelpers & NodePluginArgs), cache };
  const field = <T>(type: string, pick: (page: FinishedPage) => T) => ({
    type,
    resolve: async (node: PageNode): Promise<T> => pick(await contentLayer().finish(node, helpers)),
  });
  const fields = {
    body: {
      type: 'PageBody!',
      resolve: (node: PageNode): Promise<ShownPage> => contentLayer().show(node, helpers),
    },
    html: field('String!', ({ html }) => html),
    headings: field('[PageHeading!]!', ({ headings }) => headings),
    text: field('String!', ({ text }) => text),
    links: field('[PageLink!]!', ({ links }) => links),
    searchRecords: field('[SearchRecord!]!', searchRecordsOf),
    lastUpdated: { type: 'Date', resolve: lastUpdatedOf },
    editUrl: { type: 'String', resolve: editUrlOf },
  };
  const index = {
    type: 'ReferenceIndex!',
    resolve: () => ({ body: contentLayer().referenceIndex(helpers.getNodesByType) }),
  };
  const mentionedIn = {
    type: '[PageMention!]!',
    resolve: (node: PageNode) => contentLayer().mentionsOf(node, helpers.getNodesByType),
  };
  const records = {
    type: '[SearchRecord!]!',
    resolve: async () => {
      const nodes = pageNodes(helpers.getNodesByType).sort((a, b) => (a.path < b.path ? -1 : 1));
      const all: SearchRecord[] = [];
      const layer = contentLayer();
      for (const node of nodes) all.push(...searchRecordsOf(await layer.finish(node, helpers)));
      return all;
    },
  };
  createResolvers({
    Mdx: mdxFields((node) => contentLayer().finish(node, helpers), helpers),
    DocPage: fields,
    ApiClass: { ...fields, mentionedIn },
    Query: { referenceIndex: index, searchRecords: records },
  });
}

function searchRecordsOf({ search }: FinishedPage): SearchRecord[] {
  return search ? recordsOf(search) : [];
}
