import crypto from 'node:crypto';
import { staticFilesOf } from '../config/project/content-folder';
import type { Site } from '../config/project/site';
import { externalTypes } from '../reference/external-types';
import { nestedTargets } from '../reference/inheritance';
import { addressOfXref, externalXrefs, type ExternalXrefs } from '../reference/external-xrefs';
import {
  createReference,
  documentedTypes,
  listedTypes,
  type Reference,
} from '../reference/reference';
import { referenceIndex, type ReferenceIndex } from '../reference/reference-index';
import { parseTypeName } from '../../packages/csharp/type-names';
import type { TypeTargets } from '../markdown/html/fill-type-links';
import { placesOfHidden } from './hidden-names';
import type { LinkTargets, NameTargets } from './links/resolve';
import { isApiClass, type PageNode } from './nodes/nodes';
import type { SiteIndexData } from './site-index-data';

/** The data beyond the page itself that a page's links and lists depend on. */
export interface SiteIndex {
  /** Changes whenever anything in the index does, except for what comes from bodies, and samples. */
  readonly key: string;
  readonly data: SiteIndexData;
  readonly reference: Reference;
  /** The targets of names in code. */
  readonly typeTargets: TypeTargets;
  readonly linkTargets: LinkTargets;
}

/**
 * Indexes all pages. Call this again whenever nodes have changed.
 *
 * @param last the index of the same site before, which is used again if the pages have only changed
 *   in their texts.
 */
export function createSiteIndex(
  nodes: readonly PageNode[],
  data: SiteIndexData,
  site: Pick<Site, 'folder' | 'settings'>,
  last?: SiteIndex,
): SiteIndex {
  const staticFiles = staticFilesOf(site.folder);
  const xrefs = externalXrefs(site.settings.externalXrefs, site.folder.rootDir);
  const key = keyOf(nodes, data, staticFiles, xrefs);
  if (last?.key === key) return { ...last, data };
  const reference = createReference(nodes.filter(isApiClass));
  const external = externalTypes(site.settings.externalTypes, xrefs);
  return {
    key,
    data,
    reference,
    typeTargets: {
      documented: documentedTypes(reference),
      nested: nestedTargets(reference),
      external,
    },
    linkTargets: linkTargets(nodes, data, staticFiles, site, reference, (text) => {
      const { name, args } = parseTypeName(text);
      return addressOfXref(xrefs, text) ?? external(name, args.length);
    }),
  };
}

function keyOf(
  nodes: readonly PageNode[],
  { mentions: _m, callSites: _c, symptoms: _s, samples: _p, ...data }: SiteIndexData,
  staticFiles: ReadonlySet<string>,
  { digest }: ExternalXrefs,
): string {
  const parts = [nodes.map(({ fieldsDigest }) => fieldsDigest), data, [...staticFiles], digest];
  return crypto.createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function linkTargets(
  nodes: readonly PageNode[],
  { unreadable, otherPaths }: SiteIndexData,
  staticFiles: ReadonlySet<string>,
  { folder, settings }: Pick<Site, 'folder' | 'settings'>,
  reference: Reference,
  external: NameTargets['external'],
): LinkTargets {
  const pathByFile = new Map(Object.entries(unreadable));
  const hiddenPlace = placesOfHidden(nodes, unreadable, folder);
  for (const node of nodes) pathByFile.set(node.absolutePath, node.path);
  return {
    pathByFile,
    paths: new Set([...pathByFile.values(), ...otherPaths]),
    staticFiles,
    origin: settings.url,
    names: {
      placeOf: (name) => reference.placeOf(name) ?? hiddenPlace(name),
      names: reference.names,
      external,
    },
    docRoots: folder.docs.map(({ dir }) => dir),
    siteDir: folder.contentDir,
    formerPaths: settings.formerPaths,
    redirects: new Map(settings.redirects.map(({ from, to }) => [from, to])),
  };
}

/** All types except unlisted ones, by name. */
export function typeIndex({ reference, data }: SiteIndex): ReferenceIndex {
  const types = listedTypes(reference).map(({ path, type }) => ({ ...type, path }));
  return types.length > 0 ? referenceIndex(types, data.categories) : { html: '', toc: '' };
}
