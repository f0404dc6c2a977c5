import path from 'node:path';
import type { ResolvedLink } from '../../markdown/html/links';
import { displayPath, isInside } from '../../config/diagnostics/files';
import { nearest, type Problem } from '../../config/diagnostics/problems';
import { inSite } from '../../config/project/site-alias';
import { decodeComponent } from '../../page-model/decode-component';
import type { Reference } from '../../reference/reference';
import { cleanPath } from '../../routes';

export interface LinkTargets {
  /** Every path on the site, without trailing slashes; `/` is the home page. */
  readonly paths: ReadonlySet<string>;
  /** The path of each page by the absolute path of its file. */
  readonly pathByFile: ReadonlyMap<string, string>;
  /** The files in the static folders, as addresses: `/logo.svg`. */
  readonly staticFiles: ReadonlySet<string>;
  readonly origin: string;
  /** The targets of `xref:` links. */
  readonly names: NameTargets;
  /** The folders of pages, in which links to files with a leading slash are looked up. */
  readonly docRoots: readonly string[];
  /** The folder that `@site` names. */
  readonly siteDir: string;
  /** Paths under which pages were published elsewhere, such as `/docs`. */
  readonly formerPaths: readonly string[];
  /** Where the addresses lead that the settings redirect. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Where types and members are, and all their names, to suggest the one that was meant. */
export interface NameTargets extends Pick<Reference, 'placeOf' | 'names'> {
  /** The address of a Unity or .NET type. */
  readonly external: (name: string) => string | undefined;
}

export interface LinkSource {
  readonly href: string;
  readonly line?: number;
  /** The page's file, absolute; links to files are relative to its folder. */
  readonly absolutePath: string;
  /** The page's path; links to pages are relative to it. */
  readonly pagePath: string;
  /** The page's file as shown in messages. */
  readonly file: string;
}

export interface LinkResolution extends ResolvedLink {
  /** The path of the target page, if it is on this site. */
  readonly path?: string;
  readonly anchor?: string;
  readonly problem?: Problem;
  /** The absolute path of a file beside the page that has to be published. */
  readonly asset?: string;
}

/**
 * Resolves one link against the site's targets. Pure, except that it asks `isFile` whether assets
 * exist.
 */
export function resolveLink(
  source: LinkSource,
  targets: LinkTargets,
  isFile: (absolutePath: string) => boolean,
): LinkResolution {
  const { href } = source;
  if (href === '') {
    const fix = 'Write the address between the parentheses, or remove the brackets.';
    return broken(source, 'brokenLinks', 'A link has no address.', fix);
  }
  // Docusaurus's way to leave a path alone.
  if (href.startsWith('pathname:///')) {
    return { href: href.slice('pathname://'.length), external: false };
  }
  if (href.startsWith('#')) {
    const anchor = decodeComponent(href.slice(1));
    return { href, external: false, path: source.pagePath, ...(anchor && { anchor }) };
  }
  if (href.startsWith('xref:')) return toName(source, targets.names);
  const local = href.startsWith(`${targets.origin}/`) ? href.slice(targets.origin.length) : href;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(local)) {
    return { href, external: /^(?:https?:)?\/\//i.test(local) };
  }
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(local) ?? [];
  const link = { ...source, pathname, rest: search + hash };
  return /\.mdx?$/i.test(pathname) ? toFile(link, targets) : toPath(link, targets, isFile);
}

interface LocalLink extends LinkSource {
  readonly pathname: string;
  /** What follows the path: `?query#anchor`. */
  readonly rest: string;
}

function toPage({ rest }: LocalLink, path: string): LinkResolution {
  const anchor = decodeComponent(/#(.*)$/s.exec(rest)?.[1] ?? '');
  return { href: path + rest, external: false, path, ...(anchor && { anchor }) };
}

/** A link to a type or a member by its C# name: `xref:RealtimeView.RequestOwnership`. */
function toName(source: LinkSource, names: NameTargets): LinkResolution {
  const name = nameOfXref(source.href);
  const place = names.placeOf(name);
  if (place) {
    const anchor = place.anchor === undefined ? '' : `#${place.anchor}`;
    return { ...place, href: place.path + anchor, external: false };
  }
  const external = names.external(name);
  if (external !== undefined) return { href: external, external: true };
  const near = nearest(name, names.names());
  return broken(
    source,
    'brokenLinks',
    `The name "${name}" is not a type or member of the API reference.`,
    near
      ? `Write "${near}", or remove the link.`
      : 'Write the name as C# does: "Room", "Room.Connect", "RealtimeSet<TModel>".',
  );
}

/** The C# name in an `xref:` link, without the suffixes that other systems allow (`?text=…`). */
export function nameOfXref(href: string): string {
  return decodeComponent(href.slice('xref:'.length)).replace(/\?.*$/, '').replace(/\*$/, '');
}

/** A link to an `.md` or `.mdx` file becomes a link to its page. */
function toFile(link: LocalLink, targets: LinkTargets): LinkResolution {
  const { absolutePath, pathname } = link;
  const written = decodeComponent(pathname);
  const inSiteFolder = inSite(written, targets.siteDir);
  const docRoots = rootsFor(absolutePath, targets);
  // As in Docusaurus: without a dot, a path may also start from the folder of all pages.
  const folder = path.dirname(absolutePath);
  const beside = written.startsWith('.') ? [folder] : [folder, ...docRoots];
  const roots = pathname.startsWith('/') ? docRoots : beside;
  const files =
    inSiteFolder === undefined ? roots.map((root) => path.join(root, written)) : [inSiteFolder];
  const target = files.map((file) => targets.pathByFile.get(file)).find((one) => one !== undefined);
  if (target !== undefined) return toPage(link, target);
  // Compared as an author would write them, so that shared parent folders do not count as
  // similarity.
  const relativeTo = (file: string) => {
    const relative = displayPath(file, folder);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const known = [...targets.pathByFile.keys()].map(relativeTo);
  const near = nearest(relativeTo(files[0] ?? written), known);
  return broken(
    link,
    'brokenMarkdownLinks',
    `The link "${link.href}" points to a file that is not on the site.`,
    near
      ? `Link to "${near}", or fix the path; it starts from the page’s folder.`
      : 'Fix the path; it starts from the page’s folder.',
  );
}

/** The folder of pages that a file is in comes first, the folder of the site last. */
function rootsFor(file: string, { docRoots, siteDir }: LinkTargets): string[] {
  const own = docRoots.filter((root) => isInside(file, [root]));
  return [...new Set([...own, ...docRoots, siteDir])];
}

/** A link to a path, or to a file that is served unchanged. */
function toPath(
  link: LocalLink,
  targets: LinkTargets,
  isFile: (absolutePath: string) => boolean,
): LinkResolution {
  const { href, pathname, rest, absolutePath } = link;
  if (!pathname.startsWith('/')) {
    const written = decodeComponent(pathname);
    const asset =
      inSite(written, targets.siteDir) ?? path.resolve(path.dirname(absolutePath), written);
    if (isFile(asset)) return { href, external: false, asset };
  }
  const bases = basesOf(link).map((base) => new URL(pathname, `http://site${base}`).pathname);
  const absolutes = [...new Set(bases)].map(decodeComponent);
  const file = absolutes.find((absolute) => targets.staticFiles.has(absolute));
  if (file !== undefined) return { href: file + rest, external: false };
  const cleaned = absolutes.map(cleanPath);
  const page = cleaned
    .flatMap((clean) => [clean, ...withoutFormer(clean, targets.formerPaths)])
    .map((candidate) => targets.redirects.get(candidate) ?? candidate)
    .find((candidate) => targets.paths.has(candidate));
  if (page !== undefined) return toPage(link, page);
  const [clean = '/'] = cleaned;
  const near = nearest(clean, targets.paths);
  return broken(
    link,
    'brokenLinks',
    `The link "${href}" leads to "${clean}", but no page has that path.`,
    near ? `Link to "${near}", or fix the path.` : 'Fix the path, or add the page.',
  );
}

/**
 * The addresses that a link without a slash may start from. A page's path has no slash at its end, so
 * that is its parent, as in browsers. The page of a folder has one in Docusaurus, and with
 * `trailingSlash` every page.
 */
function basesOf({ absolutePath, pagePath }: LinkSource): string[] {
  const beside = pagePath;
  const inside = `${pagePath.replace(/\/$/, '')}/`;
  const isFolder = /(?:^|\/)(?:index|readme|([^/]+)\/\1)\.mdx?$/i.test(
    absolutePath.split(path.sep).join('/'),
  );
  return isFolder ? [inside, beside] : [beside, inside];
}

/** A path without what stood before it elsewhere: Docusaurus serves pages below `/docs`. */
function withoutFormer(pathname: string, formerPaths: readonly string[]): string[] {
  return formerPaths
    .filter((former) => `${pathname}/`.startsWith(`${former}/`))
    .map((former) => pathname.slice(former.length) || '/');
}

function broken(
  { href, file, line }: LinkSource,
  check: Problem['check'],
  message: string,
  fix: string,
): LinkResolution {
  const problem = { check, file, ...(line && { line }), message, fix };
  return { href, external: false, problem };
}
