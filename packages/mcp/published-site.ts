import fs from 'node:fs';
import path from 'node:path';
import { unescape } from 'node:querystring';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Fetch } from '../search/engine/fetch-text';
import { cachedFetch } from './disk-cache';

const readFolder: Fetch = async (url) => {
  const text = await fs.promises.readFile(fileURLToPath(url), 'utf8').catch(() => null);
  return new Response(text, { status: text === null ? 404 : 200 });
};

/** A site on a host, or in the folder of a build. Nothing else is read. */
export class PublishedSite {
  title = '';
  /** The address that it was built for, which its pages have links to. */
  private home = '';

  /** @param base with a slash at the end. */
  private constructor(
    readonly base: string,
    private readonly load: Fetch,
  ) {}

  /** @param freshFor how many milliseconds a file of a host counts as current. */
  static async open(where: string, cacheDir: string, freshFor = 60_000): Promise<PublishedSite> {
    const isHosted = /^https?:/i.test(where);
    const { href } = isHosted ? new URL(where) : pathToFileURL(path.resolve(where));
    const base = href.replace(/(?:\/index\.html)?\/*(?:[?#].*)?$/, '/');
    const folder = path.join(cacheDir, encodeURIComponent(base));
    const site = new PublishedSite(base, isHosted ? cachedFetch(folder, freshFor) : readFolder);
    if (!isHosted && (await site.read('index.html')) === undefined) {
      throw new Error(`There is no site in ${where}: name the folder of a build, or an address.`);
    }
    // A server starts without a connection, too, and says later what is missing.
    const read = async (name: string) => (await site.read(name).catch(() => '')) ?? '';
    const [sitemap, list] = await Promise.all([read('sitemap-index.xml'), read('llms.txt')]);
    site.home = /<loc>(https?:\/\/[^<]+\/)sitemap-\d+\.xml</.exec(sitemap)?.[1] ?? base;
    site.title = /^# (.+)$/m.exec(list)?.[1] ?? `the documentation on ${base}`;
    return site;
  }

  /** Fetches a file of the site. */
  readonly fetcher: Fetch = (url, init) => {
    if (url.startsWith(this.base)) return this.load(url, init);
    throw new Error(`${url} is not on ${this.base}.`);
  };

  /**
   * A published file; undefined if there is none.
   *
   * @param cache `no-cache` for one that a new version of the site replaces.
   */
  async read(name: string, cache: RequestCache = 'no-cache'): Promise<string | undefined> {
    const url = new URL(name, this.base).href;
    const response = await this.fetcher(url, { cache }).catch((error: unknown) => {
      const { message, cause } = error as Error & { readonly cause?: Error };
      const why = cause?.message || message;
      const what = 'Check the connection and the address of the site, then ask again.';
      throw new Error(`${url} can't be loaded (${why}) and is not in the cache. ${what}`);
    });
    if (response.ok) return response.text();
    if (response.status === 404) return undefined;
    throw new Error(`${url} can't be loaded: the host answers ${response.status}. Try later.`);
  }

  /** A page in Markdown, or a list of pages; undefined if there is none. */
  readPage(page: string): Promise<string | undefined> {
    if (page.endsWith('.txt')) return this.read(`.${page}`);
    return this.read(`.${page === '/' ? '/index' : page}.md`);
  }

  /** The full address of a path of the site; of a folder, where it is going to be published. */
  addressOf(place: string): string {
    return new URL(`.${place}`, this.base.startsWith('file:') ? this.home : this.base).href;
  }

  /**
   * The path of a page from the site's own root, and the id of a section or ''.
   *
   * @param page such a path, or the address of the page or of its Markdown.
   * @throws {Error} if it may be elsewhere.
   */
  placeOf(page: string): readonly [path: string, anchor: string] {
    const base = [this.home, this.base].find((own) => `${page}/`.startsWith(own)) ?? '';
    const [address = '', anchor = ''] = page
      .slice(base.length)
      .replace(/\?[^#]*/, '')
      .split('#');
    const names = address.split('/').filter((name) => name !== '');
    if (names.some((name) => /^\.+$|[\\:]|%(?:2[ef]|5c|00)/i.test(name))) {
      const what = `Give a path such as "/", or an address below ${this.addressOf('/')}.`;
      throw new Error(`"${page}" is not a page of this site. ${what}`);
    }
    const own = `/${names.join('/')}`.replace(/\.(?:md|html)$/, '').replace(/\/index$/, '');
    return [new URL(own || '/', this.base).pathname, unescape(anchor)];
  }
}
