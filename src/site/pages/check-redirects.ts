import { nearest, type Problem } from '../../config/diagnostics/problems';
import type { LinkTargets } from '../links/resolve';
import type { WrittenRedirect } from './redirects';

/** What redirects can lead to, and must not stand in the way of. */
export interface RedirectTargets extends Pick<LinkTargets, 'paths' | 'staticFiles'> {
  /** The ids on a page; undefined where they are not known. */
  readonly idsOf: (path: string) => ReadonlySet<string> | undefined;
}

/**
 * Each address of a page has four spellings, and Cloudflare Pages reads 2,000 rules without
 * placeholders. It ignores the rest without a word.
 */
export const MAX_MOVED_PAGES = 500;

type BySource = ReadonlyMap<string, WrittenRedirect>;

/** What is wrong, and how it is fixed; undefined if nothing is. */
type Mistake = readonly [message: string, fix: string] | undefined;

/** The mistakes in redirects: each source leads, in one step, to something that exists. */
export function checkRedirects(
  redirects: readonly WrittenRedirect[],
  targets: RedirectTargets,
): Problem[] {
  const bySource = new Map<string, WrittenRedirect>();
  const problems: Problem[] = [];
  const report = ({ file, line }: WrittenRedirect, mistake: Mistake) => {
    if (!mistake) return;
    const [message, fix] = mistake;
    problems.push({ check: 'redirects', file, ...(line && { line }), message, fix });
  };
  for (const redirect of redirects) {
    const other = bySource.get(keyOf(redirect));
    if (other) report(redirect, duplicate(redirect, other));
    else bySource.set(keyOf(redirect), redirect);
  }
  for (const redirect of bySource.values()) {
    report(
      redirect,
      taken(redirect, targets) ??
        withoutPage(redirect, bySource) ??
        chain(redirect, bySource) ??
        missing(redirect, targets),
    );
  }
  const moved = new Set(redirects.map(({ from }) => from)).size;
  const [first] = redirects;
  if (first && moved > MAX_MOVED_PAGES) {
    const message = `${moved} pages are redirected, and hosts take ${MAX_MOVED_PAGES}.`;
    report(first, [message, 'Remove those that nobody asks for any more.']);
  }
  return problems;
}

function keyOf({ from, section }: Pick<WrittenRedirect, 'from' | 'section'>): string {
  return section === undefined ? from : `${from}#${section}`;
}

function duplicate({ source }: WrittenRedirect, { file, line }: WrittenRedirect): Mistake {
  const place = line ? `${file}:${line}` : file;
  const message = `"${source}" is redirected twice; the other redirect is in ${place}.`;
  return [message, 'Remove one of them.'];
}

/** A source that something is still served at. */
function taken(
  { source, from, section }: WrittenRedirect,
  { paths, staticFiles }: RedirectTargets,
): Mistake {
  if (paths.has(from)) {
    const message = `"${source}" cannot be redirected: ${from} is a page of the site.`;
    const fix =
      section === undefined
        ? 'Remove the redirect, or give the page another slug.'
        : `Hosts never see what follows "#": keep the id on the page, as {#${section}} after a heading.`;
    return [message, fix];
  }
  const file = [from, `${from}.html`, `${from}/index.html`].find((name) => staticFiles.has(name));
  if (file === undefined) return undefined;
  const message = `"${source}" cannot be redirected: ${file} is a file of the site.`;
  return [message, 'Remove the redirect or the file.'];
}

/** A section that is redirected, of a page that is not. */
function withoutPage({ source, from, section }: WrittenRedirect, bySource: BySource): Mistake {
  if (section === undefined || bySource.has(from)) return undefined;
  const message = `"${source}" is redirected, but its page "${from}" is not.`;
  return [message, `Add a redirect from "${from}".`];
}

/** A target that is itself redirected: readers would be sent on twice, or for ever. */
function chain(redirect: WrittenRedirect, bySource: BySource): Mistake {
  const { source } = redirect;
  const steps = [keyOf(redirect)];
  let { to } = redirect;
  for (let next = follow(to, bySource); next; next = follow(to, bySource)) {
    const key = keyOf(next);
    if (steps.includes(key)) {
      const circle = [...steps.slice(steps.indexOf(key)), key].join(' → ');
      return [`"${source}" leads in a circle: ${circle}.`, 'Lead one of them to a page.'];
    }
    steps.push(key);
    to = next.to;
  }
  if (steps.length === 1) return undefined;
  const message = `"${source}" leads to "${redirect.to}", which is redirected itself.`;
  return [message, `Write "${to}".`];
}

/** The redirect that an address meets, as a browser would follow it. */
function follow(to: string, bySource: BySource): WrittenRedirect | undefined {
  const { path, anchor } = partsOf(to);
  const section = anchor === undefined ? undefined : bySource.get(`${path}#${anchor}`);
  return section ?? bySource.get(path);
}

/** A target on this site that does not exist. */
function missing(
  { source, to }: WrittenRedirect,
  { paths, staticFiles, idsOf }: RedirectTargets,
): Mistake {
  if (!to.startsWith('/')) return undefined;
  const { path, anchor } = partsOf(to);
  if (staticFiles.has(path)) return undefined;
  if (!paths.has(path)) {
    const near = nearest(path, paths);
    const fix = near ? `Write "${near}", or fix the path.` : 'Fix the path.';
    return [`"${source}" leads to "${path}", which no page has.`, fix];
  }
  const ids = anchor === undefined ? undefined : idsOf(path);
  if (anchor === undefined || !ids || ids.has(anchor)) return undefined;
  const near = nearest(anchor, ids);
  const message = `"${source}" leads to "#${anchor}", which ${path} does not have.`;
  return [message, near ? `Write "${path}#${near}".` : 'Fix the anchor.'];
}

function partsOf(to: string): { readonly path: string; readonly anchor?: string } {
  const [, path = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(to) ?? [];
  return { path, ...(anchor && { anchor }) };
}
