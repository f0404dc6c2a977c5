import type { CreateSchemaCustomizationArgs } from 'gatsby';

/**
 * The content as authors query it. Explicit, so that a content folder without pages, or without an
 * API reference, breaks no query.
 */
const TYPES = /* GraphQL */ `
  "A page of the documentation."
  type DocPage implements Node @dontInfer {
    "The id that sidebars use, for example room/collections."
    docId: String!
    path: String!
    title: String!
    description: String
    sidebarLabel: String!
    keywords: [String!]!
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
    unlisted: Boolean!
    kind: String! @proxy(from: "type.kind")
    namespace: String! @proxy(from: "type.namespace")
    category: String! @proxy(from: "type.category")
    summary: String! @proxy(from: "type.summary")
    signature: String! @proxy(from: "type.signature")
    inherits: [String!]! @proxy(from: "type.inherits")
    implements: [String!]! @proxy(from: "type.implements")
    typeParameters: [ApiTypeParameter!]! @proxy(from: "type.typeParameters")
    members: [ApiMember!]! @proxy(from: "type.members")
    since: String @proxy(from: "type.since")
    obsolete: String @proxy(from: "type.obsolete")
  }

  "A member of a type."
  type ApiMember {
    name: String!
    "constructor, value, constant, field, property, indexer, event, method or operator."
    kind: String!
    static: Boolean!
    signature: String!
    summary: String!
    remarks: String
    typeParameters: [ApiTypeParameter!]!
    parameters: [ApiParameter!]!
    returns: String
    exceptions: [ApiException!]!
    since: String
    obsolete: String
  }

  type ApiParameter {
    name: String!
    type: String!
    description: String!
    default: String
  }

  type ApiTypeParameter {
    name: String!
    description: String!
    constraint: String
  }

  type ApiException {
    type: String!
    description: String!
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

/** Declares the types; see `resolvers.ts` for the fields that are computed. */
export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(TYPES);
}
