/**
 * What the site's scripts find in place of the browser's own where pages are files: `scripts.ts` has
 * them use these. Browsers let such pages neither fetch nor import, but add scripts. Addresses are
 * those that the site has on a host.
 */

/** The path below which the site is served. */
declare const BASE: string;

interface Offline {
  /** By address; each is put here by its own script. */
  readonly texts: Record<string, string>;
  readonly modules: Record<string, unknown>;
  readonly location: object;
  readonly history: object;
  readonly fetch: (address: string) => Promise<Response>;
  readonly load: (address: string) => Promise<unknown>;
}

const root = new URL('..', (document.currentScript as HTMLScriptElement).src).href;

const without = (address: string) => address.slice(BASE.length + 1);
const isOfSite = (address: string) => address.startsWith(`${BASE}/`) && !address.startsWith('//');

/** The file of an address that a script has made. */
function fileOf(address: string): string {
  if (!isOfSite(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(without(address)) ?? [];
  const isFile = /\.(?:css|json|md|svg|txt|xml|zip)$/.test(path);
  return root + (isFile ? path : `${path || 'index'}.html`) + rest;
}

async function loadInto<T>(place: Record<string, T>, address: string): Promise<T> {
  const [key = ''] = address.split('?');
  if (!(key in place)) {
    const script = document.createElement('script');
    script.src = `${root}offline/${without(key)}.js`;
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    }).finally(() => script.remove());
  }
  return place[key] as T;
}

const pageOf = (href: string) =>
  `${BASE}/${href
    .slice(root.length)
    .replace(/[?#].*/s, '')
    .replace(/(?:^index)?\.html$/, '')}`;

const real = window.location;
const place = () => new URL(pageOf(real.href) + real.search + real.hash, 'https://site.invalid');
const readers = ['href', 'origin', 'protocol', 'host', 'pathname', 'search', 'hash'] as const;
const location = {
  assign: (to: string) => real.assign(fileOf(to)),
  replace: (to: string) => real.replace(fileOf(to)),
  reload: () => real.reload(),
};
for (const name of readers) Object.defineProperty(location, name, { get: () => place()[name] });

/** Only queries and fragments change, and some browsers forbid that too. */
const change =
  (name: 'pushState' | 'replaceState') => (state: unknown, _: string, to?: string | URL) => {
    try {
      const { search, hash } = new URL(to ?? '', place());
      window.history[name](state, '', real.pathname + search + hash);
    } catch {
      // The page is as it should be; only its address is not.
    }
  };

const offline: Offline = {
  texts: {},
  modules: {},
  location,
  history: {
    get state() {
      return window.history.state as unknown;
    },
    pushState: change('pushState'),
    replaceState: change('replaceState'),
    back: () => window.history.back(),
  },
  fetch: async (address) =>
    new Response(await loadInto(offline.texts, new URL(address, place()).pathname)),
  load: (address) => loadInto(offline.modules, address),
};
Object.assign(window, { offline });

// Style sheets that scripts add. Modules need not be loaded in advance.
const href = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href') ?? {};
Object.defineProperty(HTMLLinkElement.prototype, 'href', {
  ...href,
  set(this: HTMLLinkElement, to: string) {
    if (this.rel === 'modulepreload') this.rel = '';
    else href.set?.call(this, fileOf(to));
  },
});

/** Links that scripts have made lead to files from when they are first touched. */
for (const type of ['pointerover', 'focusin', 'click'])
  document.addEventListener(
    type,
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      const to = link && link.getAttribute('href');
      if (link && to && isOfSite(to)) link.setAttribute('href', fileOf(to));
    },
    true,
  );

export {};
