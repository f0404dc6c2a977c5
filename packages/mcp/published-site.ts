import fs from 'node:fs';
import path from 'node:path';
import { unescape } from 'node:querystring';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cachedReader, type Read } from './disk-cache';

const readFolder: Read = (url) =>
  fs.promises.readFile(fileURLToPath(url), 'utf8').catch(() => undefined);

/** A site on a host, or in the folder of a build. Nothing else is read. */
export class PublishedSite {
  title = '';
  /** The address that it was built for, which its pages have links to. */
  private home = '';

  /** @param base with a slash at the end. */
  private constructor(
    readonly base: string,
    private readonly load: Read,
  ) {}

  /** @param freshFor how many milliseconds a file of a host counts as current. */
  static async open(where: string, cacheDir: string, freshFor = 60_000): Promise<PublishedSite> {
    const isHosted = /^https?:/i.test(where);
    const { href } = isHosted ? new URL(where) : pathToFileURL(path.resolve(where));
    const base = href.replace(/(?:\/index\.html)?\/*(?:[?#].*)?$/, '/');
    const site = new PublishedSite(base, isHosted ? cachedReader(cacheDir, freshFor) : readFolder);
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

  /**
   * A published file; undefined if there is none.
   *
   * @param name its address, in full or from the root of the site.
   * @param cache `no-cache` for one that a new version of the site replaces.
   */
  async read(name: string, cache: RequestCache = 'no-cache'): Promise<string | undefined> {
    const { href } = new URL(name, this.base);
    if (href.startsWith(this.base)) return this.load(href, cache);
    throw new Error(`${href} is not on ${this.base}.`);
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
    const known = [this.home, this.base].find((own) => `${page}/`.startsWith(own)) ?? '';
    const own = page.slice(known.length).replace(/^\/+/, '');
    const href = URL.canParse(own, this.base) ? new URL(own, this.base).href : '';
    const [, file = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)/.exec(href) ?? [];
    if (!file.startsWith(this.base) || /%(?:2f|5c|00)/i.test(file)) {
      const what = `Give a path such as "/", or an address below ${this.addressOf('/')}.`;
      throw new Error(`"${page}" is not a page of this site. ${what}`);
    }
    const place = file.slice(this.base.length - 1).replace(/\.(?:md|html)$/, '');
    return [place.replace(/(?:\/index)?\/*$/, '') || '/', unescape(anchor)];
  }
}
