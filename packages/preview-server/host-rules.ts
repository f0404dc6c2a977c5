/** The page for paths at which nothing is. */
export const NOT_FOUND_FILE = '404.html';

/** What hosts send as `Cache-Control` where `_headers` says nothing. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Headers for the paths that a pattern of `_headers` matches. */
export interface HeaderRule {
  readonly pattern: string;
  /** Matches the paths that the pattern matches. */
  readonly expression: RegExp;
  /** Names and values, as written. `! Name` takes back what other rules have set: its value is empty. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** One line of `_redirects`. With the status 404, it names the not-found page of a part of the site. */
export interface RedirectRule {
  readonly from: string;
  /** Matches the paths that the source matches, with a group for each placeholder. */
  readonly expression: RegExp;
  readonly to: string;
  readonly status: number;
}

/** Reads `_headers`: a pattern, then its headers, indented. Lines that start with `#` are comments. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: (HeaderRule & { readonly headers: [string, string][] })[] = [];
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (content.startsWith('/')) {
      rules.push({ pattern: content, expression: expressionOf(content), headers: [] });
      continue;
    }
    const [, name, value] =
      /^([^:\s]+):\s*(.+)$/.exec(content) ?? /^! (\S+)()$/.exec(content) ?? [];
    const rule = rules[rules.length - 1];
    if (!rule || name === undefined || value === undefined) {
      throw new Error(`_headers: "${content}" is neither a path nor a header below one.`);
    }
    rule.headers.push([name, value]);
  }
  return rules;
}

/**
 * Reads `_redirects`: source, target and status, one rule a line. Rules of a static folder may have more,
 * as rewrites and conditions, and are passed over.
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return [];
    const [from = '', to, status = '301', ...rest] = content.split(/\s+/);
    if (to === undefined) throw new Error(`_redirects: "${content}" has no target.`);
    if (!/^(?:30[12378]|404)!?$/.test(status) || rest.length > 0) return [];
    return [{ from, expression: expressionOf(from), to, status: parseInt(status, 10) }];
  });
}

/**
 * The path below which a site is served: its first rule is for everything that belongs to it. Empty
 * for a site at the root of its host.
 */
export function basePathIn([first]: readonly HeaderRule[]): string {
  return first?.pattern.endsWith('/*') ? first.pattern.slice(0, -2) : '';
}

/** The headers of a path. Values of several rules for one header are joined, as hosts do. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { expression, headers: own } of rules) {
    if (!expression.test(pathname)) continue;
    for (const [name, value] of own) {
      if (value === '') {
        headers.delete(name);
        continue;
      }
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

/**
 * The one spelling of a path that is an address: no empty segments, and escapes only for what needs
 * them. Nothing is found at a path that hides a separator or names another folder.
 *
 * @param pathname as it was requested.
 */
export function canonicalPath(pathname: string): string | undefined {
  try {
    const segments = pathname.replace(/\/+/g, '/').split('/').map(decodeURIComponent);
    if (segments[0] !== '' || segments.some((name) => /^\.\.?$|[/\\\0]/.test(name)))
      return undefined;
    return encodeURI(segments.join('/')).replace(/[?#]/g, encodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * The first rule whose source is the path, with the placeholders of its target filled in.
 *
 * @param missing whether nothing is at the path, for which there are other rules.
 */
export function redirectFor(
  pathname: string,
  rules: readonly RedirectRule[],
  missing = false,
): { readonly location: string; readonly status: number } | undefined {
  for (const { expression, to, status } of rules) {
    if ((status === 404) !== missing) continue;
    const match = expression.exec(pathname);
    if (!match) continue;
    const groups = match.groups ?? {};
    const location = to.replace(/:([A-Za-z]\w*)/g, (text, name: string) => groups[name] ?? text);
    return { location, status };
  }
  return undefined;
}

/** `:name` is one segment of a path, `*` any number of them. */
function expressionOf(pattern: string): RegExp {
  const source = escapePattern(pattern)
    .replace(/\*/g, '(?<splat>.*)')
    .replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

/** A pattern as part of a regular expression, with its `*` and `:` as they are. */
export function escapePattern(pattern: string): string {
  return pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * The target of a redirect with the reader's query, which stays before the target's fragment, unless
 * the target has a query of its own.
 */
export function withQuery(to: string, query: string): string {
  const [address = '', fragment] = to.split('#');
  return address + (address.includes('?') ? '' : query) + (fragment ? `#${fragment}` : '');
}
