import type { CreateSchemaCustomizationArgs } from 'gatsby';
import type { z } from 'zod';
import {
  apiFrontMatterSchema,
  member,
  parameter,
  source,
  thrown,
  typeParameter,
} from '../../reference/schema';
import { fieldsOf, type TypeNames } from './derive';

const NAMES: TypeNames = new Map<z.ZodType, string>([
  [member, 'ApiMember'],
  [parameter, 'ApiParameter'],
  [typeParameter, 'ApiTypeParameter'],
  [thrown, 'ApiException'],
  [source, 'ApiSource'],
]);

/**
 * The content as authors query it. Declared explicitly, so that a content folder without pages, or
 * without an API reference, breaks no query. The fields of API classes come from the schema of
 * their front matter.
 */
const TYPES = /* GraphQL */ `
  "Its keys are ids of headings: one scalar, or each of them would become a field."
  type MdxFrontmatter {
    sectionKeywords: JSON
  }

  "A page of the documentation."
  type DocPage implements Node @dontInfer {
    "The id that sidebars use, for example room/collections."
    docId: String!
    path: String!
    title: String!
    description: String
    sidebarLabel: String!
    keywords: [String!]!
    "Keywords of sections: lists by the ids of headings."
    sectionKeywords: JSON!
    "The picture of social cards, as written in the front matter."
    image: String
    unlisted: Boolean!
    "The file's path from the docs folder."
    relativePath: String!
  }

  "A type of the API reference."
  type ApiClass implements Node @dontInfer {
    "The name as C# writes it, type parameters included."
    name: String!
    path: String!
    title: String!
    description: String
    keywords: [String!]!
    "Keywords of members: lists by their ids."
    sectionKeywords: JSON!
    unlisted: Boolean!
    ${fieldsOf(apiFrontMatterSchema, NAMES, {
      below: 'type',
      // Shared by both kinds of page, or only used to build the path.
      without: ['name', 'description', 'keywords', 'sectionKeywords', 'unlisted', 'slug'],
    })}
  }

  "A member of a type."
  type ApiMember {
    ${fieldsOf(member, NAMES)}
  }

  "A place in the toolkit's source."
  type ApiSource {
    ${fieldsOf(source, NAMES)}
  }

  type ApiParameter {
    ${fieldsOf(parameter, NAMES)}
  }

  type ApiTypeParameter {
    ${fieldsOf(typeParameter, NAMES)}
  }

  type ApiException {
    ${fieldsOf(thrown, NAMES)}
  }

  "A heading of a page."
  type PageHeading {
    id: String!
    text: String!
    "2 for h2, and so on."
    depth: Int!
  }

  "A link that stands on a page."
  type PageLink {
    "Where it leads after resolution."
    href: String!
    text: String!
    "The path of the page it leads to, where it stays on the site."
    path: String
    anchor: String
    external: Boolean!
    "Its line in the source file."
    line: Int
  }

  "A page that refers to a type."
  type PageMention {
    path: String!
    title: String!
    "Whether it is itself a page of the reference."
    isType: Boolean!
  }

  "One thing that search can find, in the shape that DocSearch and hosted indexes take."
  type SearchRecord {
    "The same between builds as long as address and text are the same."
    objectID: String!
    "lvl1 (a page) to lvl6 (a heading), or content (a paragraph, list item or row)."
    type: String!
    hierarchy: SearchHierarchy!
    content: String
    url: String!
    path: String!
    anchor: String
    "Names from code, whole and split."
    identifiers: [String!]!
    keywords: [String!]!
    "guide, reference or internal."
    rank: String!
    position: Int!
  }

  "Where a record stands: lvl0 is the section of the sidebar, lvl1 the page, then its headings."
  type SearchHierarchy {
    lvl0: String
    lvl1: String
    lvl2: String
    lvl3: String
    lvl4: String
    lvl5: String
    lvl6: String
  }

  "Changes when pages have to be created again, in develop."
  type SiteSources implements Node @dontInfer {
    id: ID!
  }

  "The list of all types of the reference."
  type ReferenceIndex {
    body: PageBody!
  }

  "What a page shows: HTML that is compiled once."
  type PageBody {
    html: String!
    "The table of contents: nested lists."
    toc: String!
  }
`;

/** Declares the types; see `resolvers.ts` for the computed fields. */
export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(TYPES);
}
