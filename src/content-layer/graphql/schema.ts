import type { CreateSchemaCustomizationArgs } from 'gatsby';

/**
 * The content as authors query it. Explicit, so that a content folder without pages, or without an
 * API reference, breaks no query.
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
    "class, struct, interface, enum, delegate, attribute or exception."
    kind: String! @proxy(from: "type.kind")
    namespace: String! @proxy(from: "type.namespace")
    category: String! @proxy(from: "type.category")
    "Empty where an assembly says nothing."
    summary: String! @proxy(from: "type.summary")
    "The declaration as C# writes it, without attributes."
    signature: String! @proxy(from: "type.signature")
    "What stands above the declaration: [Serializable]."
    attributes: [String!]! @proxy(from: "type.attributes")
    "The base classes, nearest first."
    inherits: [String!]! @proxy(from: "type.inherits")
    implements: [String!]! @proxy(from: "type.implements")
    typeParameters: [ApiTypeParameter!]! @proxy(from: "type.typeParameters")
    "Of a delegate; those of methods are with the members."
    parameters: [ApiParameter!]! @proxy(from: "type.parameters")
    "What a delegate gives back."
    returns: String @proxy(from: "type.returns")
    members: [ApiMember!]! @proxy(from: "type.members")
    "Declarations of the types inside this one."
    nested: [String!]! @proxy(from: "type.nested")
    "What the assembly says besides the summary, in Markdown; an author's remarks are in the body."
    remarks: String @proxy(from: "type.remarks")
    "Code that shows its use, in Markdown."
    example: String @proxy(from: "type.example")
    "Related types and members, as C# names."
    seeAlso: [String!]! @proxy(from: "type.seeAlso")
    "The first version that has it."
    since: String @proxy(from: "type.since")
    "What to use in its place."
    obsolete: String @proxy(from: "type.obsolete")
    "The id in the compiler's XML documentation; imported types have one."
    uid: String @proxy(from: "type.uid")
    "Where it is declared; imported types may have it."
    source: ApiSource @proxy(from: "type.source")
  }

  "A member of a type."
  type ApiMember {
    name: String!
    "constructor, value, constant, field, property, indexer, event, method or operator."
    kind: String!
    static: Boolean!
    "The declaration as C# writes it, without attributes."
    signature: String!
    "What stands above the declaration: [Serializable]."
    attributes: [String!]!
    "Empty where an assembly says nothing."
    summary: String!
    "In Markdown."
    remarks: String
    typeParameters: [ApiTypeParameter!]!
    parameters: [ApiParameter!]!
    "What a method gives back, or what a property holds."
    returns: String
    exceptions: [ApiException!]!
    "Code that shows its use, in Markdown."
    example: String
    "Related types and members, as C# names."
    seeAlso: [String!]!
    "The first version that has it."
    since: String
    "What to use in its place."
    obsolete: String
    "The id in the compiler's XML documentation; imported members have one."
    uid: String
    "Where it is declared; imported members may have it."
    source: ApiSource
  }

  "A place in the toolkit's source."
  type ApiSource {
    "The file's path from the root of the repository."
    path: String!
    "1-based."
    startLine: Int
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
