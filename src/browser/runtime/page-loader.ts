import type * as React from 'react';
import { decodePath } from '../early/decode-path';
import { fetchPageData, type PageData } from './page-data';
import { PageFault } from './page-fault';

type PageComponent = React.ComponentType<object>;

/** The templates' modules by the name of their chunk: each is loaded when its first page is. */
export type Templates = Readonly<Record<string, () => Promise<{ readonly default?: unknown }>>>;

/** What Gatsby renders a page from. */
export interface PageResources {
  readonly component: PageComponent;
  readonly json: PageData['result'];
  readonly page: PageData & { readonly slicesMap: object };
  readonly staticQueryResults: object;
}

/** A page's path as the loader knows it: decoded, without query and fragment. */
export function pagePath(address: string): string {
  return decodePath(address.replace(/[?#].*/s, '')).replace(/(.)\/$/, '$1');
}

/**
 * Loads pages and keeps them. A failure is not kept: whoever asks again is answered by the network.
 */
export class PageLoader {
  private readonly pages = new Map<string, PageResources>();
  private readonly inFlight = new Map<string, Promise<PageResources>>();

  constructor(private readonly templates: Templates) {}

  /** The page where it is loaded. */
  get(address: string): PageResources | undefined {
    return this.pages.get(pagePath(address));
  }

  /**
   * Loads a page, once however many ask.
   *
   * @param data what is known of the page already; left out, it is fetched.
   * @throws {PageFault} where a file of the page cannot be had, or is none.
   */
  load(address: string, data?: PageData): Promise<PageResources> {
    const path = pagePath(address);
    const page = this.pages.get(path);
    if (page) return Promise.resolve(page);
    let loading = this.inFlight.get(path);
    if (!loading) {
      loading = this.complete(path, data).finally(() => this.inFlight.delete(path));
      this.inFlight.set(path, loading);
    }
    return loading;
  }

  private async complete(path: string, known: PageData | undefined): Promise<PageResources> {
    const data = known ?? (await fetchPageData(path));
    const resources = {
      component: await this.component(data.componentChunkName),
      json: data.result,
      page: { ...data, slicesMap: {} },
      staticQueryResults: {},
    };
    this.pages.set(path, resources);
    return resources;
  }

  private async component(name: string): Promise<PageComponent> {
    const template = await this.templates[name]?.().catch(() => undefined);
    // A newer build has other files: the document that belongs to them may be there.
    if (!template) throw new PageFault(MESSAGES.failedScript, true);
    if (typeof template.default !== 'function') {
      throw new PageFault(`the page module "${name}" has no default export`);
    }
    return template.default as PageComponent;
  }
}
