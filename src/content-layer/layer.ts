import crypto from 'node:crypto';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache, Node } from 'gatsby';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiBody } from './api/api-body';
import { staticFilesOf } from '../site/content-folder';
import { displayPath, isInside } from '../diagnostics/files';
import { type DiagramStore, openDiagramStore } from './diagrams/store';
import { publish } from './html/assets';
import { type Body, finishBody } from './html/body';
import { fillTypeLinks, mentionedTypes, type TypeTargets } from './html/type-links';
import { externalTypes } from './api/external-types';
import { nestedTargets } from './api/inheritance';
import { type Mention, mentionsOf } from './api/mentions';
import { createReference, documentedTypes, type Reference } from './api/reference';
import { fillRelations } from './api/relations';
import { parseTypeName } from './api/type-names';
import { referenceIndex, type ReferenceIndex } from './api/reference-index';
import { type Heading, tableOfContents } from './html/headings';
import { fillLinks, type RawLink } from './html/links';
import { locateLinks } from './links/locate';
import { type LinkResolution, type LinkTargets, resolveLink } from './links/resolve';
import { compileMdxFile, type MdxHelpers } from './mdx/compile';
import { isApiClass, type PageNode } from './nodes';
import type { Problem } from '../diagnostics/problems';
import { recordsOf, type SearchSource, withoutIgnored } from './search/records';
import { NO_SECTION } from './search/sections';
import type { SearchRecord } from '../search/types';
import { currentSite, type Site } from '../site/site';
import { NO_SURROUNDINGS, readSurroundings, type Surroundings } from './surroundings';
import { HOME_PATH } from '../routes';

/** A page, finished. */
export interface FinishedPage {
  readonly html: string;
  /** Nested lists; empty where the page has no headings in range. */
  readonly toc: string;
  readonly headings: readonly Heading[];
  readonly text: string;
  /** The page as search takes it; undefined where it must not be found. */
  readonly search?: SearchSource;
  readonly links: readonly (RawLink & LinkResolution)[];
  readonly problems: readonly Problem[];
}

type GetNodesByType = (type: string) => Node[];
type Helpers = MdxHelpers & { readonly cache: GatsbyCache };

/**
 * Compiles pages once and keeps the result: in this process by node, between builds in Gatsby's
 * cache by content. A body is stored with marks in place of link targets, so a page whose
 * neighbours change is filled in again, not compiled again.
 */
export class ContentLayer {
  private readonly bodies = new Map<string, Promise<Body>>();
  private targets: LinkTargets | undefined;
  private reference: Reference = createReference([]);
  private types: TypeTargets = {
    documented: () => undefined,
    nested: () => undefined,
    external: () => undefined,
  };
  private surroundings: Surroundings = NO_SURROUNDINGS;
  private index: () => ReferenceIndex = () => ({ html: '', toc: '' });

  private readonly diagrams: DiagramStore;

  constructor(private readonly site: Site) {
    this.diagrams = openDiagramStore(site.folder.rootDir, site.folder.contentDir);
  }

  /** Forgets what depends on the set of pages. To be called whenever nodes have changed. */
  refresh(nodes: readonly PageNode[], surroundings: Surroundings): void {
    const pathByFile = new Map(Object.entries(surroundings.unreadable));
    for (const node of nodes) pathByFile.set(node.absolutePath, node.path);
    this.surroundings = surroundings;
    this.reference = createReference(nodes.filter(isApiClass));
    const external = externalTypes(this.site.settings.externalTypes);
    this.types = {
      documented: documentedTypes(this.reference),
      nested: nestedTargets(this.reference),
      external,
    };
    this.index = () => indexOf(nodes, surroundings.categories);
    this.targets = {
      pathByFile,
      paths: new Set([...pathByFile.values(), ...surroundings.otherPaths, HOME_PATH]),
      staticFiles: staticFilesOf(this.site.folder),
      origin: this.site.settings.url,
      names: {
        placeOf: this.reference.placeOf,
        names: this.reference.names,
        external: (text) => {
          const { name, args } = parseTypeName(text);
          return external(name, args.length);
        },
      },
      docRoots: [this.site.folder.docsDir, this.site.folder.contentDir],
    };
  }

  /** The list of all types. */
  referenceIndex(getNodesByType: GetNodesByType): ReferenceIndex {
    this.ensure(getNodesByType);
    return this.index();
  }

  /** The pages that refer to a class. */
  mentionsOf(node: PageNode, getNodesByType: GetNodesByType): readonly Mention[] {
    this.ensure(getNodesByType);
    return this.surroundings.mentions[node.path] ?? [];
  }

  /**
   * Who refers to which class. To be called before pages are finished: they show it.
   *
   * @param nodes in the order in which mentions are listed.
   */
  async collectMentions(
    nodes: readonly PageNode[],
    helpers: Helpers,
  ): Promise<Surroundings['mentions']> {
    const pages = [];
    for (const node of nodes) {
      const body = await this.body(node, helpers);
      const linked = this.resolveLinks(node, body).flatMap(({ path: target }) => target ?? []);
      const targets = new Set([...linked, ...mentionedTypes(body.html, this.types, node.path)]);
      const { path: route, title, unlisted } = node;
      pages.push({ path: route, title, unlisted, isType: isApiClass(node), targets });
    }
    return mentionsOf(pages, new Set(nodes.filter(isApiClass).map((node) => node.path)));
  }

  /** Gatsby runs queries in processes of their own, which have not seen the pages created. */
  private ensure(getNodesByType: GetNodesByType): void {
    if (!this.targets) this.refresh(pageNodes(getNodesByType), readSurroundings());
  }

  /** The page with its links filled in. */
  async finish(node: PageNode, helpers: Helpers): Promise<FinishedPage> {
    this.ensure(helpers.getNodesByType);
    const { site } = this;
    const body = await this.body(node, helpers);
    const links = await Promise.all(
      this.resolveLinks(node, body).map(async (link) => {
        if (link.asset === undefined) return link;
        const { url } = await publish(link.asset, site.folder.rootDir);
        return { ...link, href: url + (/[?#].*$/s.exec(link.href)?.[0] ?? '') };
      }),
    );
    const linkProblems = links.flatMap(({ problem }) => (problem ? [problem] : []));
    const { min, max } = this.tocLevels(node);
    const { html, headings } = isApiClass(node)
      ? fillRelations(body, this.reference, node, this.surroundings.mentions[node.path] ?? [])
      : body;
    return {
      html: fillTypeLinks(fillLinks(html, links), this.types, node.path),
      toc: max < min ? '' : tableOfContents(headings, min, max),
      headings,
      text: body.text,
      ...(!node.unlisted && { search: this.searchSource(node, body) }),
      links,
      problems: [...node.problems, ...body.problems, ...linkProblems],
    };
  }

  private resolveLinks(node: PageNode, { links }: Body): (RawLink & LinkResolution)[] {
    const { targets, site } = this;
    if (!targets) throw new Error('The pages are not known yet.');
    const roots = [site.folder.contentDir, ...site.folder.staticDirs];
    const isPublishable = (name: string) => isInside(name, roots) && isFile(name);
    const file = displayPath(node.absolutePath, site.folder.rootDir);
    const place = { absolutePath: node.absolutePath, pagePath: node.path, file };
    return links.map((link) => ({
      ...link,
      ...resolveLink({ ...link, ...place }, targets, isPublishable),
    }));
  }

  /** The search records of one page, or of all of them in the order of their paths. */
  async records(nodes: readonly PageNode[], helpers: Helpers): Promise<SearchRecord[]> {
    const records: SearchRecord[] = [];
    for (const node of nodes) {
      const { search } = await this.finish(node, helpers);
      if (search) records.push(...recordsOf(search));
    }
    return records;
  }

  private searchSource(node: PageNode, { blocks }: Body): SearchSource {
    const { path: route, title, keywords, sectionKeywords } = node;
    const { sections, internals, ignoredHeadings } = this.surroundings;
    const section = sections[route] ?? NO_SECTION;
    const isInternal = isApiClass(node) && internals.includes(node.type.category);
    const rank = isInternal ? 'internal' : isApiClass(node) ? 'reference' : 'guide';
    const source = {
      path: route,
      title,
      section,
      rank,
      keywords,
      sectionKeywords,
      blocks,
    } as const;
    return withoutIgnored(source, ignoredHeadings);
  }

  private tocLevels(node: PageNode): { min: number; max: number } {
    const { minHeadingLevel, maxHeadingLevel } = this.site.settings.tableOfContents;
    if (isApiClass(node)) return { min: 2, max: 3 };
    const { frontMatter } = node;
    if (frontMatter.hide_table_of_contents) return { min: 1, max: 0 };
    return {
      min: frontMatter.toc_min_heading_level ?? minHeadingLevel,
      max: frontMatter.toc_max_heading_level ?? maxHeadingLevel,
    };
  }

  private body(node: PageNode, helpers: Helpers): Promise<Body> {
    const key = `body-${node.internal.contentDigest}`;
    let body = this.bodies.get(key);
    if (!body) {
      body = this.cachedBody(key, node, helpers);
      this.bodies.set(key, body);
      // In develop, a picture or a part may change under an unchanged page.
      if (process.env.NODE_ENV === 'development') {
        void body.finally(() => this.bodies.delete(key));
      }
    }
    return body;
  }

  private async cachedBody(key: string, node: PageNode, helpers: Helpers): Promise<Body> {
    const cached = (await helpers.cache.get(key)) as Body | undefined;
    if (cached && (await this.isFresh(cached))) return cached;
    const body = await this.compile(node, helpers);
    await helpers.cache.set(key, body);
    return body;
  }

  /** Whether the files that went into a body are as they were, and what it needs is published. */
  private async isFresh(body: Body): Promise<boolean> {
    const { rootDir } = this.site.folder;
    const checks = body.assets.map(async ({ file, mtimeMs, size, written }) => {
      const stat = await fsp.stat(file).catch(() => undefined);
      const same = stat?.mtimeMs === mtimeMs && stat.size === size;
      return same && written.every((target) => fs.existsSync(path.join(rootDir, 'public', target)));
    });
    // A page with a missing asset is looked at again: the asset may be there now.
    const complete = body.problems.every(({ check }) => check !== 'missingAssets');
    const isAwaited = body.awaited.some((file) => fs.existsSync(file));
    return complete && !isAwaited && (await Promise.all(checks)).every(Boolean);
  }

  private async compile(node: PageNode, helpers: Helpers): Promise<Body> {
    const { folder, settings, variables } = this.site;
    const mdx = await compileMdxFile(node.absolutePath, folder.rootDir, variables, helpers);
    const html = isApiClass(node)
      ? renderToStaticMarkup(
          React.createElement(ApiBody, {
            type: node.type,
            remarksHtml: mdx.html,
            sourceUrl: settings.sourceUrl,
          }),
        )
      : mdx.html;
    const body = await finishBody(html, {
      absolutePath: node.absolutePath,
      rootDir: folder.rootDir,
      contentDir: folder.contentDir,
      staticDirs: folder.staticDirs,
      variables,
      diagrams: this.diagrams,
    });
    const partials = mdx.partials.map((file) => {
      const { mtimeMs, size } = fs.statSync(file);
      return { file, mtimeMs, size, written: [] };
    });
    return {
      ...body,
      links: locateLinks(body.links, node.absolutePath, variables),
      assets: [...body.assets, ...partials],
      problems: [...mdx.problems, ...body.problems],
    };
  }
}

/** All pages among Gatsby's nodes. */
export function pageNodes(getNodesByType: GetNodesByType): PageNode[] {
  return [...getNodesByType('DocPage'), ...getNodesByType('ApiClass')] as PageNode[];
}

function indexOf(nodes: readonly PageNode[], categories: readonly string[]): ReferenceIndex {
  const types = nodes
    .filter(isApiClass)
    .filter(({ unlisted }) => !unlisted)
    .map(({ path: typePath, type }) => ({ ...type, path: typePath }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return types.length > 0 ? referenceIndex(types, categories) : { html: '', toc: '' };
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Eight characters that change with the content. */
export function shortDigest(value: unknown): string {
  return crypto.createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
}

let layer: ContentLayer | undefined;

/** The content layer of this build. */
export function contentLayer(): ContentLayer {
  layer ??= new ContentLayer(currentSite());
  return layer;
}
