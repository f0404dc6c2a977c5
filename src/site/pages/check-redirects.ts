import { nearest, type Problem } from '../../config/diagnostics/problems';
import type { WrittenRedirect } from './redirects';

/** What redirects can lead to, and must not stand in the way of. */
export interface RedirectTargets {
  /** The paths of all pages. */
  readonly paths: ReadonlySet<string>;
  /** The files that are served unchanged, as addresses: `/logo.svg`. */
  readonly staticFiles: ReadonlySet<string>;
  /** The ids on a page; undefined where they are not known. */
  readonly idsOf: (path: string) => ReadonlySet<string> | undefined;
}

/** Hosts take 2,000 rules; each address of a page has four spellings. */
export const MAX_MOVED_PAGES = 500;

/** The mistakes in redirects: each source leads, in one step, to something that exists. */
export function checkRedirects(
  redirects: readonly WrittenRedirect[],
  targets: RedirectTargets,
): Problem[] {
  const bySource = new Map<string, WrittenRedirect>();
  const problems: Problem[] = [];
  for (const redirect of redirects) {
    const other = bySource.get(keyOf(redirect));
    if (other) problems.push(duplicate(redirect, other));
    else bySource.set(keyOf(redirect), redirect);
  }
  for (const redirect of bySource.values()) {
    const found =
      taken(redirect, targets) ??
      withoutPage(redirect, bySource) ??
      chain(redirect, bySource) ??
      missing(redirect, targets);
    if (found) problems.push(found);
  }
  const moved = new Set(redirects.map(({ from }) => from)).size;
  const [first] = redirects;
  if (first && moved > MAX_MOVED_PAGES) {
    const message = `${moved} pages are redirected, and hosts take ${MAX_MOVED_PAGES}.`;
    problems.push(problem(first, message, 'Remove those that nobody asks for any more.'));
  }
  return problems;
}

function keyOf({ from, section }: Pick<WrittenRedirect, 'from' | 'section'>): string {
  return section === undefined ? from : `${from}#${section}`;
}

function problem({ file, line }: WrittenRedirect, message: string, fix: string): Problem {
  return { check: 'redirects', file, ...(line && { line }), message, fix };
}

function duplicate(redirect: WrittenRedirect, other: WrittenRedirect): Problem {
  const place = other.line ? `${other.file}:${other.line}` : other.file;
  const message = `"${redirect.source}" is redirected twice; the other redirect is in ${place}.`;
  return problem(redirect, message, 'Remove one of them.');
}

/** A source that something is still served at. */
function taken(
  redirect: WrittenRedirect,
  { paths, staticFiles }: RedirectTargets,
): Problem | undefined {
  const { source, from, section } = redirect;
  if (paths.has(from)) {
    const message = `"${source}" cannot be redirected: ${from} is a page of the site.`;
    const fix =
      section === undefined
        ? 'Remove the redirect, or give the page another slug.'
        : `Hosts never see what follows "#": keep the id on the page, as {#${section}} after a heading.`;
    return problem(redirect, message, fix);
  }
  const file = [from, `${from}.html`, `${from}/index.html`].find((name) => staticFiles.has(name));
  if (file === undefined) return undefined;
  const message = `"${source}" cannot be redirected: ${file} is a file of the site.`;
  return problem(redirect, message, 'Remove the redirect or the file.');
}

/** A section that is redirected, of a page that is not. */
function withoutPage(
  redirect: WrittenRedirect,
  bySource: ReadonlyMap<string, WrittenRedirect>,
): Problem | undefined {
  if (redirect.section === undefined || bySource.has(redirect.from)) return undefined;
  const message = `"${redirect.source}" is redirected, but its page "${redirect.from}" is not.`;
  return problem(redirect, message, `Add a redirect from "${redirect.from}".`);
}

/** A target that is itself redirected: readers would be sent on twice, or for ever. */
function chain(
  redirect: WrittenRedirect,
  bySource: ReadonlyMap<string, WrittenRedirect>,
): Problem | undefined {
  const steps = [keyOf(redirect)];
  let { to } = redirect;
  for (let next = follow(to, bySource); next; next = follow(to, bySource)) {
    const key = keyOf(next);
    if (steps.includes(key)) {
      const circle = [...steps.slice(steps.indexOf(key)), key].join(' → ');
      const message = `"${redirect.source}" leads in a circle: ${circle}.`;
      return problem(redirect, message, 'Lead one of them to a page.');
    }
    steps.push(key);
    to = next.to;
  }
  if (steps.length === 1) return undefined;
  const message = `"${redirect.source}" leads to "${redirect.to}", which is redirected itself.`;
  return problem(redirect, message, `Write "${to}".`);
}

/** The redirect that an address meets, as a browser would follow it. */
function follow(
  to: string,
  bySource: ReadonlyMap<string, WrittenRedirect>,
): WrittenRedirect | undefined {
  const { path, anchor } = partsOf(to);
  const section = anchor === undefined ? undefined : bySource.get(`${path}#${anchor}`);
  return section ?? bySource.get(path);
}

/** A target on this site that does not exist. */
function missing(redirect: WrittenRedirect, targets: RedirectTargets): Problem | undefined {
  const { to } = redirect;
  if (!to.startsWith('/')) return undefined;
  const { path, anchor } = partsOf(to);
  if (targets.staticFiles.has(path)) return undefined;
  if (!targets.paths.has(path)) {
    const near = nearest(path, targets.paths);
    const message = `"${redirect.source}" leads to "${path}", which no page has.`;
    return problem(redirect, message, near ? `Write "${near}", or fix the path.` : 'Fix the path.');
  }
  const ids = anchor === undefined ? undefined : targets.idsOf(path);
  if (anchor === undefined || !ids || ids.has(anchor)) return undefined;
  const near = nearest(anchor, ids);
  const message = `"${redirect.source}" leads to "#${anchor}", which ${path} does not have.`;
  return problem(redirect, message, near ? `Write "${path}#${near}".` : 'Fix the anchor.');
}

function partsOf(to: string): { readonly path: string; readonly anchor?: string } {
  const [, path = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(to) ?? [];
  return { path, ...(anchor && { anchor }) };
}
