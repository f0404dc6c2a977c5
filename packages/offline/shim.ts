/**
 * What the site's scripts find in place of the browser's own where pages are files: `scripts.ts` has
 * them use these. Browsers let such pages neither fetch nor import, but add scripts. Addresses are
 * those that the site has on a host.
 */

/** The path below which the site is served. */
declare const BASE: string;

const root = new URL('..', (document.currentScript as HTMLScriptElement).src).href;
const real = window.location;

/** The file of an address that a script has made; others stay. */
function fileOf(address: string): string {
  if (!address.startsWith(`${BASE}/`) || address.startsWith('//')) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address.slice(BASE.length + 1)) ?? [];
  const isFile = /\.(?:css|json|md|svg|txt|xml|zip)$/.test(path);
  return root + (isFile ? path : `${path || 'index'}.html`) + rest;
}

/** Where the page would be on a host. */
function place(): URL {
  const path = real.href.slice(root.length).replace(/(?:^index)?\.html(?:[?#].*)?$/s, '');
  return new URL(`${BASE}/${path}${real.search}${real.hash}`, 'https://site.invalid');
}

/** Texts and modules by the scripts that put them here. */
const files: Record<string, unknown> = {};

async function load(address: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = `${root}offline${address.slice(BASE.length).replace(/\?.*/, '')}.js`;
  if (!(script.src in files))
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    }).finally(() => script.remove());
  return files[script.src];
}

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

const offline = {
  put(value: unknown) {
    files[(document.currentScript as HTMLScriptElement).src] = value;
  },
  load,
  fetch: async (to: string) => new Response(String(await load(new URL(to, place()).pathname))),
  get location() {
    return Object.assign(place(), {
      assign: (to: string) => real.assign(fileOf(to)),
      replace: (to: string) => real.replace(fileOf(to)),
      reload: () => real.reload(),
    });
  },
  pushState: change('pushState'),
  replaceState: change('replaceState'),
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
      const link = target instanceof Element && target.closest('a[href]');
      if (link) link.setAttribute('href', fileOf(link.getAttribute('href') ?? ''));
    },
    true,
  );

export {};
