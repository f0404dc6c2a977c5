import crypto from 'node:crypto';

/** What pages are rewritten by: the files of the site, and what becomes of each. */
export interface Offline {
  /** The path below which the site is served. */
  readonly base: string;
  /** Where the site is on the web: what is not in the folder leads there. */
  readonly site: string;
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => Buffer;
  /** The files that pages need, besides pages. */
  readonly used: Set<string>;
  /** Adds a file to the folder: pages share their style sheets. */
  readonly put: (file: string, text: string) => void;
}

const TAG = /<[a-z][^\s>]*(?:"[^"]*"|[^">])*>/gi;
const ADDRESSES = /(\s(?:href|src|poster|action)=")([^"]*)/g;
const SETS = /\ssrcset="[^"]*/g;
/** What needs a host, which has old versions too, or the runtime, without which no page is copied. */
const GONE =
  /<link [^>]*rel="(?:manifest|search|sitemap|preload|modulepreload)"[^>]*>|<script (?:id="site-(?:build|page)"|type="module" src="[^"]*\/scripts\/versions-)[^>]*>.*?<\/script>|<details class="[^"]*\bCopyPage_.*?<\/details>/gs;

/** A page whose links lead to files, relative to its own. @param file of the page in the folder. */
export function offlinePage(html: string, file: string, offline: Offline): string {
  const up = '../'.repeat(file.split('/').length - 1);
  const lead = (_: string, before: string, to: string) => before + relative(to, up, offline);
  return html
    .replace(GONE, '')
    .replace(/<style data-href[^>]*>(.*?)<\/style>/gs, (_, css: string) => {
      const name = crypto.createHash('sha256').update(css).digest('hex').slice(0, 10);
      offline.put(`offline/${name}.css`, offlineStyles(css, offline));
      return `<link rel="stylesheet" href="${up}offline/${name}.css"/>`;
    })
    .replace(TAG, (tag) =>
      tag
        .replace(ADDRESSES, lead)
        .replace(SETS, (set) => set.replace(/([",]\s*)([^\s,]+)/g, lead))
        .replace(/ data-(?:root|href|rest)="[^"]*"/g, ''),
    )
    .replace(/<script [^>]*src="[^"]*"/, `<script src="${up}offline/shim.js"></script>$&`);
}

/** A style sheet that holds its fonts and pictures: Firefox loads no fonts from other folders. */
export function offlineStyles(css: string, { base, read }: Pick<Offline, 'base' | 'read'>): string {
  return css.replace(/url\(["']?(\/[^"')?#]*)[^"')]*["']?\)/g, (_, address: string) => {
    const file = decodeURI(address.slice(base.length + 1));
    // Of all others, browsers read the type in the file.
    const type = file.endsWith('.svg') ? 'image/svg+xml' : '';
    return `url(data:${type};base64,${read(file).toString('base64')})`;
  });
}

/** Where an address of the site leads in the folder; others stay. */
function relative(address: string, up: string, offline: Offline): string {
  const { base, site, files, used } = offline;
  const isElsewhere = address.startsWith('//') || !`${address}/`.startsWith(`${base}/`);
  if (isElsewhere || address === '') return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address.slice(base.length + 1)) ?? [];
  const file = decodeURI(path.replaceAll('&amp;', '&'));
  if (files.has(`${file || 'index'}.html`)) return `${up}${path || 'index'}.html${rest}`;
  if (!files.has(file)) return site + address.slice(base.length);
  if (/^(?:scripts|islands)\/.*\.js$/.test(file)) return `${up}offline/${path}.js`;
  used.add(file);
  return up + path + rest;
}
