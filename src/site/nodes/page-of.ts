import fs from 'node:fs';
import { substitute, substituteDeep } from '../../config/settings/variables';
import { apiDescription } from '../../reference/description';
import { type ApiFrontMatter, apiFrontMatterSchema, apiSchemaOf } from '../../reference/schema';
import { withFirstVersions } from '../../reference/since';
import { withChanges } from '../../features/api-changes/changed';
import { type DocAddress, docAddress, siblingsOf, titleOfAddress } from './doc-path';
import {
  type DocFrontMatter,
  docFrontMatterSchema,
  validateFrontMatter,
} from '../../markdown/front-matter';
import { firstHeading } from '../../markdown/source/first-heading';
import type { Problem } from '../../config/diagnostics/problems';
import type { Site } from '../../config/project/site';
import { displayPath, isInside } from '../../config/diagnostics/files';
import { type DocsFolder, docsFolderOf } from '../../config/project/content-folder';
import { classPath } from '../../routes';

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
  readonly absolutePath: string;
  /** The problems with the file's front matter; stored with the node for builds from the cache. */
  readonly problems: readonly Problem[];
}

export interface DocPageFields extends PageFields, DocAddress {
  /** The folder of pages that it is in, where no other has its `docId`. */
  readonly docsName: string;
  readonly sidebarLabel: string;
  /** The file's path relative to the docs folder. */
  readonly relativePath: string;
  readonly image: string | null;
  readonly frontMatter: Partial<DocFrontMatter>;
}

export interface ApiClassFields extends PageFields {
  readonly name: string;
  readonly type: ApiFrontMatter;
}

/** Replaces a wrong value. Never published, since a mistake ends the build. */
export const UNKNOWN = '-';

/** The type of a page's node, and its fields. */
export type Page =
  | { readonly type: 'DocPage'; readonly fields: DocPageFields }
  | { readonly type: 'ApiClass'; readonly fields: ApiClassFields };

/** The page that a file is; undefined if it is none: a partial, a draft, or excluded. */
export function pageOf(file: PageFile, content: ParsedContent, site: Site): Page | undefined {
  const { absolutePath, sourceInstanceName } = file;
  const { folder, variables } = site;
  if (isPartial(file.relativePath)) return undefined;
  const input: PageInput = {
    absolutePath,
    relativePath: substitute(file.relativePath, variables),
    frontMatter: substituteDeep(content.frontMatter, variables),
    body: substitute(content.body, variables),
  };
  if (sourceInstanceName === 'reference') {
    return { type: 'ApiClass', fields: apiClassFields(input, site) };
  }
  const docs = folder.docs.find(({ name }) => name === sourceInstanceName);
  // Where a folder of pages holds another one, both sources have its files.
  if (docs === undefined || docsFolderOf(absolutePath, folder.docs) !== docs) return undefined;
  if (isInside(absolutePath, docs.exclude)) return undefined;
  const fields = docPageFields(input, site, docs);
  const isShown = !fields.frontMatter.draft || process.env.NODE_ENV === 'development';
  return isShown ? { type: 'DocPage', fields } : undefined;
}

/** What pages are made of: what is read of Gatsby's nodes of files. */
export interface PageFile {
  /** `reference`, or the name of a folder of pages. */
  readonly sourceInstanceName: string;
  readonly absolutePath: string;
  readonly relativePath: string;
}

/** A file as gatsby-plugin-mdx parses it. */
interface ParsedContent {
  readonly frontMatter: unknown;
  /** The text behind the front matter. */
  readonly body: string;
}

/** The same with variables replaced. */
type PageInput = ParsedContent & Pick<PageFile, 'absolutePath' | 'relativePath'>;

/** Files and folders that start with an underscore are partials. */
export function isPartial(relativePath: string): boolean {
  return relativePath.split('/').some((segment) => segment.startsWith('_'));
}

function docPageFields(
  { absolutePath, relativePath, frontMatter: data, body }: PageInput,
  site: Site,
  docs: DocsFolder,
): DocPageFields {
  const file = displayPath(absolutePath, site.folder.rootDir);
  const { value, problems } = validateFrontMatter(docFrontMatterSchema, data, file, () =>
    fs.readFileSync(absolutePath, 'utf8'),
  );
  const frontMatter: Partial<DocFrontMatter> = value ?? {};
  const address = docAddress(relativePath, frontMatter, siblingsOf(absolutePath), docs.path);
  const ownTitle = frontMatter.title ?? firstHeading(body);
  const title = ownTitle ?? (titleOfAddress(address) || site.settings.title);
  return {
    ...address,
    docsName: docs.name,
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
    problems: problems.length > 0 || ownTitle !== undefined ? problems : [untitled(file)],
  };
}

function untitled(file: string): Problem {
  const message = 'The page has no title.';
  const fix = 'Begin it with a "# heading", or with front matter: "---", "title: …", "---".';
  return { check: 'markup', file, line: 1, message, fix };
}

function apiClassFields(
  { absolutePath, relativePath, frontMatter: data }: PageInput,
  site: Site,
): ApiClassFields {
  const file = displayPath(absolutePath, site.folder.rootDir);
  const name = relativePath.replace(/\.mdx?$/, '');
  const { value, problems } = validateFrontMatter(
    apiSchemaOf(data),
    data,
    file,
    () => fs.readFileSync(absolutePath, 'utf8'),
    placeholderOf(name),
  );
  const written = value ?? apiFrontMatterSchema.parse(placeholderOf(name));
  const type = withChanges(withFirstVersions(written, site.firstVersions), site.apiHistory);
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

/** The least that a type needs whose front matter is wrong: links to it are not reported as well. */
function placeholderOf(name: string) {
  return {
    name,
    kind: 'class',
    namespace: UNKNOWN,
    category: UNKNOWN,
    summary: UNKNOWN,
    signature: UNKNOWN,
  };
}
