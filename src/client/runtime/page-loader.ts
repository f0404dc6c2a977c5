import type * as React from 'react';
import { withoutBase } from '../../base-path';
import { decodePath } from '../early/paths';
import { fetchPageData, type PageData, PageFault } from './page-data';
import { loadStyles } from './styles';

type PageComponent = React.ComponentType<object>;

/** The templates' modules by chunk name, each loaded along with its first page. */
export type Templates = Readonly<Record<string, () => Promise<{ readonly default?: unknown }>>>;

/** What Gatsby needs to render a page. */
export interface PageResources {
  readonly component: PageComponent;
  readonly json: PageData['result'];
  readonly page: PageData & { readonly slicesMap: object };
  readonly staticQueryResults: object;
}

/** A page's path as used by the loader: decoded, without query and fragment. */
export function pagePath(address: string): string {
  return withoutBase(decodePath(address.replace(/[?#].*/s, '')).replace(/(.)\/$/, '$1'));
}

/** Loads and caches pages. Failures aren't cached: the next call goes to the network again. */
export class PageLoader {
  private readonly pages = new Map<string, PageResources>();
  private readonly inFlight = new Map<string, Promise<PageResources>>();

  constructor(private readonly templates: Templates) {}

  get(address: string): PageResources | undefined {
    return this.pages.get(pagePath(address));
  }

  /**
   * Loads a page, only once even if called several times.
   *
   * @param data the page's data if already known; otherwise it is fetched.
   * @throws {PageFault} if one of the page's files can't be loaded or is invalid.
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
    const styles = known ? undefined : loadStyles();
    const [data] = await Promise.all([known ?? fetchPageData(path), styles]);
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
    // A newer build may have replaced this file; the page's document may still be there.
    if (!template) throw new PageFault(MESSAGES.failedScript, true);
    if (typeof template.default !== 'function') {
      throw new PageFault(`the page module "${name}" has no default export`);
    }
    return template.default as PageComponent;
  }
}
