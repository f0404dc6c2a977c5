import crypto from 'node:crypto';

/** What pages are rewritten by: the files of the site, and what becomes of each. */
export interface Offline {
  /** The path below which the site is served. */
  readonly base: string;
  /** Where the site is on the web: what is not in the folder leads there. */
  readonly site: string;
  readonly has: (file: string) => boolean;
  /** The files that pages need, besides pages. */
  readonly used: Set<string>;
  /** The style sheets that pages share, by their files in the folder. */
  readonly styles: Map<string, string>;
  /** A font as an address that holds it: Firefox loads none from other folders. */
  readonly inline: (file: string) => string;
}

const TAG = /<[a-z][^\s>]*(?:"[^"]*"|[^">])*>/gi;
const ADDRESSES = /(\s(?:href|src|poster|action)=")([^"]*)/g;
const SETS = /(\ssrcset=")([^"]*)/g;
/** What is only of use to a browser that talks to a host, which has old versions too, or to the runtime. */
const GONE =
  /<link [^>]*rel="(?:manifest|search|sitemap|preload|modulepreload)"[^>]*>|<script (?:id="site-(?:build|page)"|type="module" src="[^"]*\/scripts\/versions-)[^>]*>.*?<\/script>/gs;
const SCRIPT = /<script [^>]*src="[^"]*"/;

/** A page whose links lead to files, relative to its own. @param file of the page in the folder. */
export function offlinePage(html: string, file: string, offline: Offline): string {
  const up = '../'.repeat(file.split('/').length - 1);
  const shim = `<script src="${up}offline/shim.js"></script>`;
  return html
    .replace(GONE, '')
    .replace(/<style data-href[^>]*>(.*?)<\/style>/gs, (_, css: string) => {
      const name = crypto.createHash('sha256').update(css).digest('hex').slice(0, 10);
      offline.styles.set(`offline/${name}.css`, offlineStyles(css, offline));
      return `<link rel="stylesheet" href="${up}offline/${name}.css"/>`;
    })
    .replace(TAG, (tag) =>
      tag
        .replace(ADDRESSES, (_, start: string, to: string) => start + relative(to, up, offline))
        .replace(SETS, (_, start: string, set: string) => start + relativeSet(set, up, offline))
        .replace(/ data-(?:root|href|rest)="[^"]*"/g, ''),
    )
    .replace(SCRIPT, (tag) => shim + tag);
}

/** A style sheet that holds its fonts and pictures. */
export function offlineStyles(
  css: string,
  { base, inline }: Pick<Offline, 'base' | 'inline'>,
): string {
  return css.replace(
    /url\(["']?(\/[^"')?#]*)[^"')]*["']?\)/g,
    (_, address: string) => `url(${inline(decodeURI(address.slice(base.length + 1)))})`,
  );
}

function relativeSet(set: string, up: string, offline: Offline): string {
  const candidates = set.split(',').map((candidate) => candidate.trim());
  return candidates.map((one) => one.replace(/^\S+/, (to) => relative(to, up, offline))).join(', ');
}

/** Where an address of the site leads in the folder; others stay. */
function relative(address: string, up: string, offline: Offline): string {
  const { base, site, has, used } = offline;
  const isOfSite =
    address !== '' && `${address}/`.startsWith(`${base}/`) && !address.startsWith('//');
  if (!isOfSite) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address.slice(base.length + 1)) ?? [];
  const file = decodeURI(path.replaceAll('&amp;', '&'));
  if (has(`${file || 'index'}.html`)) return `${up}${path || 'index'}.html${rest}`;
  if (!has(file)) return site + address.slice(base.length);
  if (/^(?:scripts|islands)\/.*\.js$/.test(file)) return `${up}offline/${path}.js`;
  used.add(file);
  return up + path + rest;
}
