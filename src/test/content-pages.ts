import { apiFrontMatterSchema } from '../reference/schema';
import type { ApiClassNode, DocPageNode } from '../site/nodes/nodes';
import { PLACEHOLDER_SETTINGS, validateSettings } from '../config/settings/load';
import type { FinishedPage } from '../site/finish';
import type { Site } from '../config/project/site';

/** A site whose project is in the given folder. */
export function siteIn(rootDir: string): Site {
  const contentDir = `${rootDir}/content`;
  const folder = {
    rootDir,
    contentDir,
    docs: [{ name: 'docs', dir: `${contentDir}/docs`, path: '', exclude: [] }] as const,
    referenceDir: `${contentDir}/reference/classes`,
    staticDirs: [],
  };
  const { settings } = validateSettings(PLACEHOLDER_SETTINGS, '');
  const variables = { Product: 'Duet' };
  return {
    settings,
    variables,
    folder,
    firstVersions: new Map(),
    logCodes: [],
    terms: [],
    decisionTables: {},
    apiHistory: [],
    problems: [],
  };
}

/** A page of documentation: `docs/<name>.md` at `/<name>`. */
export function docPage(site: Site, name: string, change: Partial<DocPageNode> = {}): DocPageNode {
  return withDigest({
    ...node('DocPage', `/${name}`),
    title: name,
    docId: name,
    docsName: 'docs',
    sidebarLabel: name,
    isIndex: false,
    image: null,
    frontMatter: {},
    relativePath: `${name}.md`,
    absolutePath: `${site.folder.docs[0].dir}/${name}.md`,
    ...change,
  });
}

/** A class of the reference: `reference/classes/<name>.md` at `/reference/classes/<name>`. */
export function apiClass(
  site: Site,
  name: string,
  type: Record<string, unknown> = {},
  change: Partial<ApiClassNode> = {},
): ApiClassNode {
  const defaults = {
    name,
    kind: 'class',
    namespace: 'Duet',
    category: 'Rooms',
    summary: 'A class.',
    signature: `public class ${name}`,
  };
  return withDigest({
    ...node('ApiClass', `/reference/classes/${name}`),
    title: name,
    name,
    type: apiFrontMatterSchema.parse({ ...defaults, ...type }),
    absolutePath: `${site.folder.contentDir}/reference/classes/${name}.md`,
    ...change,
  });
}

/** A finished page of one paragraph. */
export function finishedPage(over: Partial<FinishedPage> = {}): FinishedPage {
  return {
    html: '<p></p>',
    toc: '',
    headings: [],
    text: '',
    links: [],
    problems: [],
    hasTitle: false,
    incomplete: false,
    ...over,
  };
}

function withDigest<T>(fields: T): T & Record<'fieldsDigest' | 'textDigest', string> {
  return { ...fields, fieldsDigest: JSON.stringify(fields), textDigest: '' };
}

function node(type: string, path: string) {
  return {
    id: path,
    parent: null,
    children: [],
    internal: { type, owner: 'test', contentDigest: path },
    path,
    description: null,
    keywords: [],
    sectionKeywords: {},
    unlisted: false,
    redirectFrom: [],
    problems: [],
  };
}
