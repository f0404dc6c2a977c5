import { Memo } from '../config/diagnostics/memo';
import { staticFilesOf } from '../config/project/content-folder';
import { currentSite, type Site } from '../config/project/site';
import { type Mention, mentionsOf } from '../reference/mentions';
import type { ReferenceIndex } from '../reference/reference-index';
import { type BodyCache, openBodyCache } from './bodies/body-cache';
import { compileBody } from './bodies/compile-body';
import { type DiagramStore, openDiagramStore } from '../features/diagrams/store';
import type { Body } from '../markdown/html/body';
import { removeOtherAssets } from '../markdown/html/assets';
import { type FinishedPage, type FinishedPages, finishPage, UNFINISHED } from './finish';
import { mentionedTypes } from '../markdown/html/fill-type-links';
import { resolvePageLinks } from './links/page-links';
import { CallSitePlaces } from '../features/samples/call-sites';
import type { PageSymptoms } from '../features/log-codes/fill-symptoms';
import type { MdxHelpers } from '../markdown/mdx/compile';
import { type GetNodesByType, isApiClass, type PageNode, pageNodes } from './nodes/nodes';
import { type ShownPage, ShownPages } from './shown-pages';
import { NO_SECTION } from './search/source';
import { createSiteIndex, type SiteIndex, typeIndex } from './site-index';
import {
  type CollectedData,
  NO_SITE_INDEX_DATA,
  readSiteIndexData,
  type SiteIndexData,
} from './site-index-data';

/**
 * Compiles pages once and completes them from the site's index. A cached body has placeholders for
 * link targets, so when other pages change, it is filled in again but not compiled again.
 */
class ContentLayer {
  private readonly bodies: BodyCache;
  private readonly diagrams: DiagramStore;
  private index: SiteIndex | undefined;
  private readonly types = new Memo<ReferenceIndex>();
  /** In develop, for the next edit. */
  private finished: FinishedPages | undefined;
  /** In a build, from the creation of pages to their queries: what they show. */
  private readonly shown = new ShownPages();

  /**
   * @param opened the pages that authors have open in develop, by the ids of their nodes.
   */
  constructor(
    readonly site: Site,
    private readonly opened = new Set<string>(),
  ) {
    const { rootDir, contentDir } = site.folder;
    this.bodies = openBodyCache(site);
    this.diagrams = openDiagramStore(rootDir, contentDir);
  }

  /** The same for a site whose registries have changed: every body may be another one. */
  after(site: Site): ContentLayer {
    const next = new ContentLayer(site, this.opened);
    next.index = this.index;
    return next;
  }

  /** Updates whatever depends on the set of pages. Call this whenever nodes have changed. */
  refresh(nodes: readonly PageNode[], data: SiteIndexData): void {
    this.index = createSiteIndex(nodes, data, this.site, this.index);
    this.shown.clear();
    if (isDevelop()) this.finished ??= new Map();
  }

  referenceIndex(getNodesByType: GetNodesByType): ReferenceIndex {
    const index = this.indexOf(getNodesByType);
    return this.types.get('all', index.key, () => typeIndex(index));
  }

  mentionsOf(node: PageNode, getNodesByType: GetNodesByType): readonly Mention[] {
    return this.indexOf(getNodesByType).data.mentions[node.path] ?? [];
  }

  /**
   * Which pages refer to which class and use its members, and which symptoms they describe. Call
   * this before pages are finished; they show the result.
   *
   * @param nodes in the order in which mentions and symptoms are listed.
   * @param pause is awaited before each page.
   */
  async collect(
    nodes: readonly PageNode[],
    helpers: MdxHelpers,
    pause?: Pause,
  ): Promise<CollectedData> {
    const { linkTargets, typeTargets, data } = this.indexOf(helpers.getNodesByType);
    const pages = [];
    const symptoms: PageSymptoms[] = [];
    const calls = new CallSitePlaces(this.site);
    const published = new Set<string>();
    for (const [index, node] of nodes.entries()) {
      await pause?.();
      // Other threads make pictures: meanwhile, a build compiles other pages, four at a time.
      const ahead = pause || index % 4 > 0 ? [] : nodes.slice(index, index + 4);
      await Promise.all(ahead.map((one) => this.body(one, helpers)));
      const { html, links, ...body } = await this.body(node, helpers);
      calls.visit(node, { html, ...body });
      if (nodes.length > KEPT_BODIES) this.bodies.forget(nameOf(node));
      for (const { written } of body.assets) for (const file of written) published.add(file);
      const resolved = resolvePageLinks(node, links, linkTargets, this.site.folder);
      const linked = resolved.flatMap(({ path: target }) => target ?? []);
      const targets = new Set([...linked, ...mentionedTypes(html, typeTargets, node.path)]);
      const { path, title, unlisted } = node;
      pages.push({ path, title, unlisted, isType: isApiClass(node), targets });
      if (unlisted || body.symptoms.length === 0) continue;
      const above = data.sections[path] ?? NO_SECTION;
      const section = above === NO_SECTION ? MESSAGES.otherPages : above;
      symptoms.push({ path, title, section, symptoms: body.symptoms });
    }
    if (!isDevelop()) {
      this.bodies.keepOnly(nodes.map(nameOf));
      const { folder } = this.site;
      await removeOtherAssets(folder.rootDir, published, staticFilesOf(folder));
    }
    const classes = nodes.filter(isApiClass);
    const mentions = mentionsOf(pages, new Set(classes.map((node) => node.path)));
    return { mentions, callSites: calls.of(classes), symptoms };
  }

  /** The page with its links filled in. */
  async finish(node: PageNode, helpers: MdxHelpers): Promise<FinishedPage> {
    const body = await this.body(node, helpers);
    return finishPage(node, body, this.indexOf(helpers.getNodesByType), this.site, this.finished);
  }

  /**
   * Finishes a page that is being created. A build holds only what the page's query takes: the
   * bodies of thousands of pages would be a third of its memory.
   */
  async create(node: PageNode, helpers: MdxHelpers): Promise<FinishedPage> {
    const page = await this.finish(node, helpers);
    if (isDevelop()) return page;
    this.bodies.forget(nameOf(node));
    return this.shown.keep(node.id, page);
  }

  /**
   * In develop: the page if an author has opened it, otherwise what it last came to, or nothing. So
   * an edit waits for the pages that somebody looks at, and a start for none.
   */
  async sketch(node: PageNode, helpers: MdxHelpers): Promise<FinishedPage> {
    if (this.opened.has(node.id)) return this.finish(node, helpers);
    return this.finished?.get(node.id)?.page ?? UNFINISHED;
  }

  isOpened({ id }: PageNode): boolean {
    return this.opened.has(id);
  }

  /** What the last check has collected from the bodies. */
  get collected(): CollectedData {
    const { mentions, callSites, symptoms } = this.index?.data ?? NO_SITE_INDEX_DATA;
    return { mentions, callSites, symptoms };
  }

  /** What a page shows. In a build, the page's query takes it once. */
  async show(node: PageNode, helpers: MdxHelpers): Promise<ShownPage> {
    if (isDevelop()) this.opened.add(node.id);
    return this.shown.take(node.id) ?? (await this.finish(node, helpers));
  }

  /** The page as of its file, compiled once. */
  private body(node: PageNode, helpers: MdxHelpers): Promise<Body> {
    return this.bodies.get(nameOf(node), () =>
      compileBody(node, this.site, this.diagrams, helpers),
    );
  }

  /** Gatsby runs queries in separate processes, which have not seen the pages being created. */
  private indexOf(getNodesByType: GetNodesByType): SiteIndex {
    this.index ??= createSiteIndex(pageNodes(getNodesByType), readSiteIndexData(), this.site);
    return this.index;
  }
}

/** With more pages than this, bodies are read again instead of kept until their pages are finished. */
const KEPT_BODIES = 1500;

/** The name of a page's body, which changes whenever its file does. */
function nameOf({ internal, absolutePath, textDigest }: PageNode): string {
  return `${internal.type} ${absolutePath} ${textDigest}`;
}

const isDevelop = () => process.env.NODE_ENV === 'development';

/** Gives other work its turn, and throws if the work that it interrupts is not wanted any more. */
export type Pause = () => Promise<void>;

let layer: ContentLayer | undefined;

/** The content layer of this build, in develop with the registries as they are now. */
export function contentLayer(): ContentLayer {
  const site = currentSite();
  if (layer?.site !== site) layer = layer?.after(site) ?? new ContentLayer(site);
  return layer;
}
