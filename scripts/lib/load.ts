import { unescapeHtml } from '../../src/output/unescape-html';
import { generator } from '../../src/test/random';

/** What readers met in all. */
export interface LoadReport {
  readonly documents: number;
  readonly requests: number;
  /** Of all bodies, after decompression. */
  readonly bytes: number;
  /** Of all requests, in milliseconds. */
  readonly median: number;
  readonly percentile95: number;
  /** One line for each answer that is no success, and each request without an answer. */
  readonly errors: readonly string[];
}

interface Options {
  /** The site's address, with its path and without a slash at the end. */
  readonly site: string;
  /** Where readers come in: paths of pages on the host. */
  readonly entrances: readonly string[];
  readonly readers: number;
  /** How long they walk, in milliseconds. */
  readonly duration: number;
}

interface Totals {
  documents: number;
  bytes: number;
  readonly times: number[];
  readonly errors: string[];
}

/**
 * Has readers walk a site at the same time: each comes in at a page, loads what it names as a browser
 * with an empty cache does, and follows one of its links, until the time is up.
 */
export async function loadSite({
  site,
  entrances,
  readers,
  duration,
}: Options): Promise<LoadReport> {
  const totals: Totals = { documents: 0, bytes: 0, times: [], errors: [] };
  const end = performance.now() + duration;
  const walks = Array.from({ length: readers }, (_, seed) =>
    walk(new URL(site), entrances, generator(seed + 1), end, totals),
  );
  await Promise.all(walks);
  const times = totals.times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    documents: totals.documents,
    requests: times.length,
    bytes: totals.bytes,
    median: at(0.5),
    percentile95: at(0.95),
    errors: totals.errors,
  };
}

async function walk(
  site: URL,
  entrances: readonly string[],
  random: () => number,
  end: number,
  totals: Totals,
): Promise<void> {
  /** What the browser has kept. */
  const loaded = new Set<string>();
  const one = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)];
  let page = one(entrances);
  do {
    if (page === undefined) return;
    const address = new URL(page, site);
    const html = await get(address, totals);
    totals.documents++;
    const resources = resourcesIn(html, address).filter((url) => !loaded.has(url));
    for (const url of resources) loaded.add(url);
    await Promise.all(resources.map((url) => get(new URL(url), totals)));
    page = one(linksIn(html, address, site)) ?? one(entrances);
  } while (performance.now() < end);
}

/** @returns the body; empty if there is none, which is an error in the totals. */
async function get(url: URL, totals: Totals): Promise<string> {
  const start = performance.now();
  try {
    const response = await fetch(url);
    const body = await response.text();
    totals.bytes += body.length;
    if (!response.ok) totals.errors.push(`${response.status} ${url.pathname}`);
    return response.ok ? body : '';
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    const reason = cause instanceof Error ? cause.message : String(error);
    totals.errors.push(`${reason} ${url.pathname}`);
    return '';
  } finally {
    totals.times.push(performance.now() - start);
  }
}

/** The scripts, pictures and icons of a document that its own host has. */
export function resourcesIn(html: string, page: URL): string[] {
  const sources = [...html.matchAll(/<(?:script|img)\b[^>]*? src="([^"]+)"/g)];
  const links = [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => /rel="(?:icon|stylesheet|preload)"/.test(tag))
    .map(([tag]) => / href="([^"]+)"/.exec(tag));
  return ownAddresses([...sources, ...links], page);
}

/** The pages of the site that a document leads to. */
export function linksIn(html: string, page: URL, site: URL): string[] {
  const anchors = [...html.matchAll(/<a\b[^>]*? href="([^"#][^"]*)"/g)];
  return ownAddresses(anchors, page).filter((address) => {
    const { pathname } = new URL(address);
    // A file to download is no page.
    return pathname.startsWith(site.pathname) && !/\.\w+$/.test(pathname);
  });
}

function ownAddresses(found: readonly (RegExpMatchArray | null)[], page: URL): string[] {
  const addresses = found.flatMap((match) => {
    const text = match?.[1] && unescapeHtml(match[1]);
    if (!text || !URL.canParse(text, page)) return [];
    const address = new URL(text, page);
    address.hash = '';
    return [address];
  });
  const own = addresses.filter(({ origin }) => origin === page.origin);
  return [...new Set(own.map(({ href }) => href))];
}
