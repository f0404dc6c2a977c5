import {
  basePathIn,
  escapePattern,
  type HeaderRule,
  NOT_FOUND_FILE,
  type RedirectRule,
  REVALIDATED,
  withQuery,
} from './host-rules';

export interface NginxOptions {
  /** The folder that holds `dist/`'s files; for a site below `/docs`, its folder `docs` does. */
  readonly root: string;
  /** An address and port, or a port alone, for `listen`. */
  readonly listen: string;
  readonly serverName: string;
}

/**
 * Paths, as requested, that are not addresses: with escapes for what needs none, which may hide a
 * separator, with backslashes, fragments or names of other folders.
 */
const NO_ADDRESS =
  '^[^?]*(?:%(?:00|2[def]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5[cf]|7e)|[\\\\#]|/\\.\\.?(?:[/?]|$))';

const TEXTS =
  'text/css text/javascript application/javascript application/json text/xml text/markdown application/opensearchdescription+xml';

/**
 * A configuration for nginx that serves a site as `_headers` and `_redirects` say, to be included in
 * `http`. Headers are set at one level only, because a level that sets any inherits none.
 *
 * @throws {Error} if a rule says what this configuration cannot express.
 */
export function nginxConfig(
  headers: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
  { root, listen, serverName }: NginxOptions,
): string {
  const [everywhere, ...single] = headers;
  const own = single.filter((rule) => policyOf(rule) !== undefined).reverse();
  const others = single.filter((rule) => policyOf(rule) === undefined);
  const added = new Set([CACHING, ...others.flatMap(namesIn)]);
  // nginx sets it by the file, whatever is added.
  added.delete(TYPE);
  const base = basePathIn(headers);
  const hasMarkdown = others.some(({ pattern }) => pattern === `${base}/*.md`);
  const twice = everywhere && namesIn(everywhere).find((name) => added.has(name));
  if (twice)
    throw new Error(`_headers: ${twice} of some paths joins that of all, unlike in nginx.`);
  const lines = [
    ...[...added].flatMap((name) => [
      `map $uri ${variableFor(name)} {`,
      `  default ${quoted(name === CACHING ? REVALIDATED : '')};`,
      ...others.flatMap((rule) =>
        rule.headers.flatMap(([key, value]) =>
          key === name ? [`  ${patternOf(rule)} ${quoted(value)};`] : [],
        ),
      ),
      '}',
    ]),
    'map $uri $site_policy {',
    `  default ${quoted((everywhere && policyOf(everywhere)) ?? '')};`,
    ...own.map((rule) => `  ${pageOf(rule)} ${quoted(policyOf(rule) ?? '')};`),
    '}',
    ...(hasMarkdown ? MARKDOWN_MAPS : []).concat(missingMap(base, redirects)),
    '',
    'server {',
    `  listen ${listen};`,
    `  server_name ${serverName};`,
    `  root ${quoted(root)};`,
    '  # Behind a proxy, nginx knows neither the scheme nor the port that readers see.',
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  charset utf-8;',
    `  charset_types ${TEXTS} text/plain;`,
    '  gzip on;',
    '  gzip_vary on;',
    `  gzip_types ${TEXTS} text/plain image/svg+xml application/manifest+json;`,
    '  error_page 404 @missing;',
    '',
    ...(everywhere?.headers ?? []).map(
      ([name, value]) =>
        `  add_header ${name} ${name === POLICY ? '$site_policy' : quoted(value)} always;`,
    ),
    ...[...added].map((name) => `  add_header ${name} ${variableFor(name)} always;`),
    ...(hasMarkdown ? ['  add_header Vary $site_vary always;'] : []),
    '',
    ...locations(base, redirects, hasMarkdown),
    ...others.flatMap(typeLocation),
    '}',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Which file each address has, and where those without one lead. */
function locations(
  base: string,
  redirects: readonly RedirectRule[],
  hasMarkdown: boolean,
): string[] {
  // Of several rules for a path, hosts take the first, and nginx none.
  const moved = redirects.filter(
    ({ from, status }, at) =>
      status !== 404 && redirects.findIndex((one) => one.from === from) === at,
  );
  return [
    '  # nginx finds files by the decoded path without empty segments.',
    `  if ($request_uri ~* ${quoted(NO_ADDRESS)}) { return 404; }`,
    '  if ($request_uri ~ "^([^?]*?)//+([^?]*)") { return 301 $1/$2$is_args$args; }',
    ...(hasMarkdown ? MARKDOWN_REWRITES : []),
    '  location @missing { try_files $site_missing =404; }',
    ...moved.filter(({ from }) => !/[:*]/.test(from)).map(redirectLocation),
    ...moved
      .filter(({ from }) => /[:*]/.test(from) && !from.endsWith('/index.html'))
      .map(placeholderLocation),
    `  location = ${base}/_headers { return 404; }`,
    `  location = ${base}/_redirects { return 404; }`,
    `  location = ${base}/${NOT_FOUND_FILE} { }`,
    ...(base ? [`  location = ${base} { return 301 ${base}/$is_args$args; }`] : []),
    `  location = ${base}/ { try_files ${base}/index.html =404; }`,
    `  location = ${base}/index.html { rewrite ^ ${base}/ permanent; }`,
    '  # Every page has one address. Only characters that a path may have end up in the header.',
    '  location ~ "^/[^\\x00-\\x20\\x7f]+(?:\\.html|/)$" {',
    '    rewrite "^(/.+)/index\\.html$" $1 permanent;',
    '    rewrite "^(/.+)(?:\\.html|/)$" $1 permanent;',
    '  }',
    '  # Types that nginx does not know.',
    '  location ~ "\\.mjs$" { default_type text/javascript; }',
    '  location ~ "\\.webmanifest$" { default_type application/manifest+json; }',
    ...(hasMarkdown ? ['  location ~ "\\.md$" { default_type text/markdown; }'] : []),
    '  location / { try_files $uri $uri.html =404; }',
  ];
}

/** The not-found page of each part of the site. */
function missingMap(base: string, redirects: readonly RedirectRule[]): string {
  const parts = redirects.filter(({ status }) => status === 404);
  const own = parts.map(({ from, to }) => `${patternOf({ pattern: from })} ${quoted(to)}; `);
  return `map $uri $site_missing { ${own.join('')}default ${quoted(`${base}/${NOT_FOUND_FILE}`)}; }`;
}

const POLICY = 'Content-Security-Policy';
const CACHING = 'Cache-Control';
const TYPE = 'Content-Type';

/** What the file of a page in Markdown ends in for those who ask for it; otherwise, no file does. */
const MARKDOWN_MAPS = [
  'map $http_accept $site_markdown { default "/"; "~*text/markdown" ".md"; }',
  'map $uri $site_vary { default ""; "~\\.(?:html|md)$" "Accept"; }',
];

const MARKDOWN_REWRITES = [
  '  if (-f $document_root$uri$site_markdown) { rewrite ^ $uri$site_markdown last; }',
  '  if (-f $document_root${uri}index$site_markdown) { rewrite ^ ${uri}index$site_markdown last; }',
];

/** A file whose type is none that nginx knows by its name. */
function typeLocation({ pattern, headers }: HeaderRule): string[] {
  const type = headers.find(([name]) => name === TYPE)?.[1].replace(/;.*/, '');
  if (!type || pattern.includes('*')) return [];
  return [`  location = ${quoted(decodeURI(pattern))} { types { } default_type ${type}; }`];
}

const namesIn = ({ headers }: HeaderRule) => headers.map(([name]) => name);

/** nginx sends no header whose variable is empty. */
const variableFor = (name: string) => `$site_${name.toLowerCase().replace(/-/g, '_')}`;

function policyOf({ headers }: HeaderRule): string | undefined {
  return headers.find(([name, value]) => name === POLICY && value !== '')?.[1];
}

/** nginx has the path of the file by then. */
function pageOf({ pattern }: HeaderRule): string {
  const page = escapePattern(decodeURI(pattern));
  const files = page.endsWith('/') ? `${page}(?:index\\.html)?` : `${page}(?:\\.html)?`;
  return quoted(`~^${page.endsWith('*') ? page.replace(/\*$/, '.*') : files}$`);
}

function patternOf({ pattern }: Pick<HeaderRule, 'pattern'>): string {
  const source = escapePattern(pattern).replace(/\*/g, '.*');
  return quoted(`~^${source}$`);
}

function redirectLocation({ from, to, status }: RedirectRule): string {
  // nginx looks paths up as they are decoded.
  return `  location = ${quoted(decodeURI(from))} { return ${status} ${quoted(withQuery(to, '$is_args$args'))}; }`;
}

/**
 * Each placeholder is a segment, and `*` is `:splat`, without characters that would end up in the header
 * as they are.
 */
function placeholderLocation({ from, to, status }: RedirectRule): string {
  const names = [...from.matchAll(/:([a-z]\w*)|\*/gi)].map(([, name = 'splat']) => name);
  const segments = escapePattern(decodeURI(from)).replace(/:[a-z]\w*|\*/gi, (name) =>
    name === '*' ? '([^\\x00-\\x20\\x7f]*)' : '([^/\\x00-\\x20\\x7f]+)',
  );
  const pattern = `"^${segments}$"`;
  const target = to.replace(/:([a-z]\w*)/gi, (text, name: string) =>
    names.includes(name) ? `$${names.indexOf(name) + 1}` : text,
  );
  const flag = status === 301 ? 'permanent' : 'redirect';
  return `  location ~ ${pattern} { rewrite ${pattern} ${target} ${flag}; }`;
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
