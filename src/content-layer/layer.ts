import crypto from 'node:crypto';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache, Node } from 'gatsby';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiBody } from './api/api-body';
import { isInside, staticFilesOf } from './content-folder';
import { publish } from './html/assets';
import { type Body, finishBody } from './html/body';
import { fillTypeLinks, type TypeTarget, type TypeTargets } from './html/type-links';
import { anchorOf } from './api/members';
import { referenceIndex, type ReferenceIndex } from './api/reference-index';
import { type Heading, tableOfContents } from './html/headings';
import { fillLinks, type RawLink } from './html/links';
import { locateLinks } from './links/locate';
import { type LinkResolution, type LinkTargets, resolveLink } from './links/resolve';
import { compileMdxFile, type MdxHelpers } from './mdx/compile';
import { isApiClass, type PageNode } from './nodes';
import type { Problem } from './problems';
import { currentSite, displayPath, type Site } from './site';
import { readSurroundings, type Surroundings } from './surroundings';

/** A page, finished. */
export interface FinishedPage {
  readonly html: string;
  /** Nested lists; empty where the page has no headings in range. */
  readonly toc: string;
  readonly headings: readonly Heading[];
  readonly text: string;
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
  private types: TypeTargets = new Map();
  private index: () => ReferenceIndex = () => ({ html: '', toc: '' });

  constructor(private readonly site: Site) {}

  /** Forgets what depends on the set of pages. To be called whenever nodes have changed. */
  refresh(nodes: readonly PageNode[], surroundings: Surroundings): void {
    const pathByFile = new Map(Object.entries(surroundings.unreadable));
    for (const node of nodes) pathByFile.set(node.absolutePath, node.path);
    this.types = typeTargets(nodes);
    this.index = () => indexOf(nodes, surroundings.categories);
    this.targets = {
      pathByFile,
      paths: new Set([...pathByFile.values(), ...surroundings.otherPaths, '/']),
      staticFiles: staticFilesOf(this.site.folder),
      origin: this.site.settings.url,
      docRoots: [this.site.folder.docsDir, this.site.folder.contentDir],
    };
  }

  /** The list of all types. */
  referenceIndex(getNodesByType: GetNodesByType): ReferenceIndex {
    this.ensure(getNodesByType);
    return this.index();
  }

  /** Gatsby runs queries in processes of their own, which have not seen the pages created. */
  private ensure(getNodesByType: GetNodesByType): void {
    if (!this.targets) this.refresh(pageNodes(getNodesByType), readSurroundings());
  }

  /** The page with its links filled in. */
  async finish(node: PageNode, helpers: Helpers): Promise<FinishedPage> {
    this.ensure(helpers.getNodesByType);
    const { targets, site } = this;
    if (!targets) throw new Error('The pages are not known yet.');
    const roots = [site.folder.contentDir, ...site.folder.staticDirs];
    const isPublishable = (name: string) => isInside(name, roots) && isFile(name);
    const body = await this.body(node, helpers);
    const file = displayPath(node.absolutePath, site.folder.rootDir);
    const links = await Promise.all(
      body.links.map(async (link) => {
        const source = { ...link, absolutePath: node.absolutePath, pagePath: node.path, file };
        const resolution = resolveLink(source, targets, isPublishable);
        if (resolution.asset === undefined) return { ...link, ...resolution };
        const { url } = await publish(resolution.asset, site.folder.rootDir);
        const rest = /[?#].*$/s.exec(link.href)?.[0] ?? '';
        return { ...link, ...resolution, href: url + rest };
      }),
    );
    const linkProblems = links.flatMap(({ problem }) => (problem ? [problem] : []));
    const { min, max } = this.tocLevels(node);
    return {
      html: fillTypeLinks(fillLinks(body.html, links), this.types, node.path),
      toc: max < min ? '' : tableOfContents(body.headings, min, max),
      headings: body.headings,
      text: body.text,
      links,
      problems: [...node.problems, ...body.problems, ...linkProblems],
    };
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
    return complete && (await Promise.all(checks)).every(Boolean);
  }

  private async compile(node: PageNode, helpers: Helpers): Promise<Body> {
    const { folder, variables } = this.site;
    const mdx = await compileMdxFile(node.absolutePath, folder.rootDir, variables, helpers);
    const html = isApiClass(node)
      ? renderToStaticMarkup(
          React.createElement(ApiBody, { type: node.type, remarksHtml: mdx.html }),
        )
      : mdx.html;
    const body = await finishBody(html, {
      absolutePath: node.absolutePath,
      rootDir: folder.rootDir,
      contentDir: folder.contentDir,
      staticDirs: folder.staticDirs,
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

/** The types of the reference by name; of two with one name, the plain word means the simpler one. */
function typeTargets(nodes: readonly PageNode[]): TypeTargets {
  const targets = new Map<string, TypeTarget>();
  for (const node of nodes.filter(isApiClass)) {
    const anchors = new Set(node.type.members.map(({ name }) => anchorOf(name)));
    const target = { path: node.path, anchors };
    const [plain = ''] = node.name.split('<');
    const isGeneric = plain !== node.name;
    if (isGeneric) targets.set(`${plain}~`, target);
    if (!isGeneric || !targets.has(plain)) targets.set(plain, target);
  }
  return targets;
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
