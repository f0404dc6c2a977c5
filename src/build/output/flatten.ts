import fs from 'node:fs';
import path from 'node:path';
import { listRelativeFiles, readIfThere } from '../../config/diagnostics/files';
import { deferRuntime, hashOf, SCRIPTS_FILE } from './document';
import { cleanPath, NOT_FOUND_FILE } from '../../routes';
import { inParts } from './parts';
import { type DocumentSize, oversized, sizeOf } from './sizes';
import { SHEET_FILE, stylesIn, type Styles, withOwnStyles } from './styles';

/** Files of the build that no page requests. */
const INTERNAL =
  /\.map$|(?:^|\/)(?:webpack\.stats\.json|chunk-map\.json|VERSION)$|^_gatsby\/|^404\/|^~partytown\//;

const PAGE_DATA = /^page-data\/(?:.+\/page-data|app-data)\.json$/;

/** Draws diagrams in the browser: five megabytes needed only by pages with undrawn diagrams. */
const DRAWING = /^vendor\/mermaid\//;
const NEEDS_DRAWING = /<figure\b[^>]*\sdata-mermaid\b/;

export interface FlattenOptions {
  readonly publicDir: string;
  readonly distDir: string;
  /** Where the sitemap is, for `robots.txt`; undefined for a preview, which is not to be found. */
  readonly origin: string | undefined;
  /**
   * Adds what depends on the finished files, in the new folder, and returns advice; what it throws keeps
   * the old one.
   */
  readonly complete?: (dir: string) => string | undefined;
  /**
   * Names the policy of a page by hexadecimal digits; empty for that of the whole site. Policies are
   * those of documents, so readers who go to a page with another one get its document.
   */
  readonly policyOf?: (page: string) => string;
}

/**
 * Creates the folder to deploy: `public/x/index.html` becomes `dist/x.html`, everything else keeps
 * its path. The new folder is written next to the old one and replaces it at the end, so a failure
 * leaves the old one intact. Files are copied rather than linked from `public/`: the next build
 * writes there, and what is deployed must not change until that build succeeds.
 */
export function flatten(options: FlattenOptions) {
  const { publicDir, distDir, origin, complete = () => undefined } = options;
  const next = nextOf(distDir);
  removeUnfinished(distDir);
  recoverDist(distDir);
  const published = listRelativeFiles(publicDir).filter(
    (relative) => !INTERNAL.test(relative) && !SHEET_FILE.test(relative),
  );
  const build = buildOf(publicDir);
  const publish = (relative: string) => publishFile(next, relative, build, options);
  const always = published.filter((relative) => !DRAWING.test(relative));
  const found = always.map(publish);
  const drawing = found.some(({ draws }) => draws)
    ? published.filter((relative) => DRAWING.test(relative))
    : [];
  drawing.forEach(publish);
  if (build.styles)
    fs.writeFileSync(path.join(next, build.styles.rest.file), build.styles.rest.text);
  // The owner's own robots.txt takes precedence.
  const robotsFile = path.join(next, 'robots.txt');
  if (!fs.existsSync(robotsFile)) fs.writeFileSync(robotsFile, robots(origin));
  const advice = complete(next);
  const previous = previousOf(distDir);
  fs.rmSync(previous, { recursive: true, force: true });
  if (fs.existsSync(distDir)) fs.renameSync(distDir, previous);
  fs.renameSync(next, distDir);
  fs.rmSync(previous, { recursive: true, force: true });
  return {
    pages: found.filter(({ isPage }) => isPage).length,
    files: always.length + drawing.length,
    advice: [advice, oversized(found.flatMap(({ size }) => size ?? []))].filter(
      (one) => one !== undefined,
    ),
  };
}

/** What files are made of, apart from their sources. */
interface Build {
  readonly hash: string | undefined;
  /** Gatsby's scripts, as documents have them. */
  readonly scripts: string | undefined;
  readonly styles: Styles | undefined;
}

function buildOf(publicDir: string): Build {
  const scripts = readIfThere(path.join(publicDir, SCRIPTS_FILE));
  return { hash: buildHash(publicDir, scripts), scripts, styles: stylesIn(publicDir) };
}

/** Publishes a file of `public/`; returns what an HTML file says about itself. */
function publishFile(
  dir: string,
  relative: string,
  { hash, scripts, styles }: Build,
  { publicDir, policyOf = () => '' }: Pick<FlattenOptions, 'publicDir' | 'policyOf'>,
): { readonly isPage: boolean; readonly draws: boolean; readonly size?: DocumentSize } {
  const file = path.join(publicDir, relative);
  const target = path.join(dir, flatName(relative));
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const isDocument = relative.endsWith('.html');
  if (!isDocument && !PAGE_DATA.test(relative)) {
    fs.copyFileSync(file, target, fs.constants.COPYFILE_FICLONE);
    return { isPage: false, draws: false };
  }
  const source = fs.readFileSync(file, 'utf8');
  const policy = policyOf(pageOfFile(relative));
  const text = isDocument
    ? document(styles ? withOwnStyles(source, styles) : source, relative, scripts, policy)
    : withBuild(source, hash && hash + policy);
  fs.writeFileSync(target, text);
  if (!isDocument) return { isPage: false, draws: false };
  return { isPage: isPage(text), draws: NEEDS_DRAWING.test(text), size: sizeOf(relative, text) };
}

/** The path of the page that a document, or a page's data, belongs to. */
function pageOfFile(relative: string): string {
  return cleanPath(`/${relative.replace(/^page-data\/(.+)\/page-data\.json$/, '$1.html')}`);
}

const nextOf = (distDir: string) => `${distDir}.next`;
const previousOf = (distDir: string) => `${distDir}.previous`;

/** Removes the folder that a build was writing when it was killed, or failed. */
export function removeUnfinished(distDir: string): void {
  fs.rmSync(nextOf(distDir), { recursive: true, force: true });
}

/**
 * Puts the last good folder back where a build was killed between the two renames that replace it:
 * no file system swaps two folders for Node.js in one step.
 */
export function recoverDist(distDir: string): void {
  const previous = previousOf(distDir);
  if (!fs.existsSync(distDir) && fs.existsSync(previous)) fs.renameSync(previous, distDir);
}

/** Whether an HTML file is one of Gatsby's pages rather than from a static folder. */
export function isPage(html: string): boolean {
  return html.includes('id="___gatsby"');
}

function document(
  html: string,
  relative: string,
  scripts: string | undefined,
  policy = '',
): string {
  if (!isPage(html)) return withFolder(html, relative);
  try {
    return inParts(deferRuntime(html, scripts, policy));
  } catch (error) {
    throw new Error(`${relative}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What stands before the elements of a document's head. */
const START = /^(?:\s*<!doctype[^>]*>)?(?:\s*<html\b[^>]*>)?(?:\s*<head\b[^>]*>)?/i;

/** Relative addresses of a static `demo/index.html`, which is at `/demo`, still start in its folder. */
function withFolder(html: string, relative: string): string {
  const [, folder] = /([^/]+)\/index\.html$/.exec(relative) ?? [];
  if (folder === undefined || /<base\b/i.test(html)) return html;
  return html.replace(START, (start) => `${start}<base href="${encodeURIComponent(folder)}/">`);
}

/** `x/index.html` becomes `x.html`; the home page and the not-found page keep their names. */
export function flatName(relative: string): string {
  return relative.replace(/^(.+)\/index\.html$/, '$1.html');
}

/** Robots may read a preview too: only there do they see that it says "noindex". */
function robots(origin: string | undefined): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap-index.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** The hash that every document holds; undefined where there is no page at all. */
function buildHash(publicDir: string, scripts: string | undefined): string | undefined {
  const html = readIfThere(path.join(publicDir, NOT_FOUND_FILE));
  return html && hashOf(document(html, NOT_FOUND_FILE, scripts));
}

/**
 * Says in data of a page, and of the app, of which build it is: an open page of another build lets
 * the browser load the document instead (`client/runtime/page-data.ts`).
 */
function withBuild(json: string, build: string | undefined): string {
  return JSON.stringify({ ...(JSON.parse(json) as object), webpackCompilationHash: build });
}
