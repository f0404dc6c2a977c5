import fs from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { indexRecords } from '../packages/search/hosted-index/records';
import type { SearchRecord } from '../packages/search/engine/types';
import { HostedService, type Recorded } from '../src/test/hosted-service';

/** The site whose search is hosted: `e2e/test-sites.ts` builds it. */
export const HOSTED_SITE = path.resolve('.tmp/sites/renamed');
/** The service's own hosts; the last three are asked in any order. */
const SERVICE = /^https:\/\/loopback(?:-dsn\.algolia\.net|-[123]\.algolianet\.com)\//;
const EVENTS = /^https:\/\/insights\.algolia\.io\//;

export interface HostedSite {
  readonly service: HostedService;
  /** The names of the service's hosts, in the order in which they were asked. */
  readonly hostsAsked: readonly string[];
  readonly queries: () => Recorded[];
  readonly events: () => Record<string, unknown>[];
}

/**
 * Starts a service with the records of the site's build, which answers for the hosts that the page
 * asks. To be stopped after the test.
 *
 * The page gives a host a second, which a busy machine can need for an answer through the test. So
 * its timers of a second and more are ten times slower.
 */
export async function hostedSite(page: Page): Promise<HostedSite> {
  await page.addInitScript(slowLongTimers);
  const service = await HostedService.start(4);
  const file = path.join(HOSTED_SITE, '.cache/site/search-records.json');
  const { records } = JSON.parse(fs.readFileSync(file, 'utf8')) as { records: SearchRecord[] };
  service.put('docs', indexRecords(records, { language: 'en', version: 'next' }));
  const hostsAsked: string[] = [];
  const hosts: string[] = [];
  const originOf = (index: number) => {
    const { url, port } = service.hosts[index] ?? { url: '', port: 0 };
    return `http://${url}:${port}`;
  };
  await page.route(SERVICE, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    hostsAsked.push(host);
    if (!hosts.includes(host)) hosts.push(host);
    await answer(route, `${originOf(hosts.indexOf(host))}${pathname}${search}`);
  });
  await page.route(EVENTS, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await answer(route, `${service.origin}${pathname}${search}`);
  });
  return {
    service,
    hostsAsked,
    queries: () => service.requests.filter(({ path: address }) => address.endsWith('/queries')),
    events: () =>
      service.requests
        .filter(({ path: address }) => address === '/1/events')
        .flatMap(({ body }) => (body as { events: Record<string, unknown>[] }).events),
  };
}

/** Lets the service on loopback answer. Where it does not, the browser gives up by itself. */
async function answer(route: Route, url: string) {
  const request = route.request();
  try {
    const body = request.postData();
    const response = await fetch(url, { method: request.method(), ...(body && { body }) });
    const headers = Object.fromEntries(response.headers);
    await route.fulfill({ status: response.status, headers, body: await response.text() });
  } catch {
    await route.abort().catch(() => undefined);
  }
}

/** Runs in the page. */
function slowLongTimers(): void {
  const real = window.setTimeout.bind(window);
  const slower = (callback: () => void, delay = 0, ...values: unknown[]) =>
    real(callback, delay < 1000 ? delay : delay * 10, ...values);
  Object.assign(window, { setTimeout: slower });
}
