import fs from 'node:fs/promises';
import path from 'node:path';
import type { Variables } from '../../config/settings/variables';
import { placeIn } from '../../config/diagnostics/place-in';
import { writeIfChanged } from '../../config/diagnostics/write-whole';
import type { ContentFolder } from '../../config/project/content-folder';
import { hashInName } from '../../config/project/hash-in-name';
import type { DiagramStore } from '../../features/diagrams/store';
import type { Problem } from '../../config/diagnostics/problems';
import { type PagePlace, placeOf } from './mistakes';
import { attribute, type Element, type Root, visitElements } from './tree';
import { makeResponsive, measuresOf, type Size, sizeOf } from './pictures';
import { inSite } from '../../config/project/site-alias';
import { decodeComponent } from '../../page-model/decode-component';

/** A file that a page uses, as of the page's compilation. */
export interface AssetStamp {
  readonly file: string;
  readonly mtimeMs: number;
  readonly size: number;
  /** The files written for it, relative to `public/`. */
  readonly written: readonly string[];
}

export interface AssetContext extends PagePlace, Pick<ContentFolder, 'contentDir' | 'staticDirs'> {
  /** A page can only use files inside these folders, by default that of the content, and the static ones. */
  readonly roots?: readonly string[];
  /** The values that replace `{name}` in drawings. */
  readonly variables?: Variables;
  /** The diagram pictures; without them, the browser draws all diagrams. */
  readonly diagrams?: DiagramStore;
}

/** In `public/`. */
const ASSETS_DIR = 'assets';

/** The name of a file that was published for a page, or of a smaller variant of it. */
const PUBLISHED = /-[0-9a-f]{10}(?:-\d+)?(?:\.\w+)?$/;

export interface AssetResult {
  readonly stamps: AssetStamp[];
  readonly problems: Problem[];
}

const VIDEO = new Set(['.mp4', '.webm', '.mov']);
/** Resolves the pictures, videos and downloads of a page, and writes them to `public/assets/`. */
export async function resolveAssets(root: Root, context: AssetContext): Promise<AssetResult> {
  const stamps: AssetStamp[] = [];
  const problems: Problem[] = [];
  const tasks: (() => Promise<void>)[] = [];
  let beforeFirstSection = true;

  visitElements(root, (element) => {
    if (element.tagName === 'h2') beforeFirstSection = false;
    for (const name of ['src', 'poster']) {
      const source = attribute(element, name)?.replace(/^pathname:\/\/(?=\/)/, '');
      if (source === undefined || /^(?:[a-z]+:|\/\/|#)/i.test(source)) continue;
      element.properties[name] = source;
      tasks.push(resolveOne.bind(undefined, element, name, source, beforeFirstSection));
    }
  });
  // In turn: a page may have more pictures than memory has room for at once.
  for (const task of tasks) await task();
  problems.sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0);
  return { stamps, problems };

  async function resolveOne(element: Element, name: string, source: string, eager: boolean) {
    const file = findAsset(source, context, attribute(element, 'dataSource'));
    if (!file) {
      report(element, `The file "${source}" does not exist.`, fixOfMissing(source));
      return;
    }
    if (element.tagName === 'img' && VIDEO.has(path.extname(file).toLowerCase())) toVideo(element);
    let size: Size | undefined;
    if (element.tagName === 'img') {
      size = await sizeOf(file);
      if (!size) {
        const message = `The file "${source}" cannot be read as a picture.`;
        report(element, message, 'Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.');
        return;
      }
      const measures = measuresOf(element, size);
      const lazy = eager ? {} : { loading: 'lazy' };
      element.properties = { ...measures, ...element.properties, ...lazy, decoding: 'async' };
    }
    if (source.startsWith('/')) return;
    const { stamp, url } = await publish(file, context.rootDir);
    element.properties[name] = url;
    const smaller = size
      ? await makeResponsive(element, file, url, size.width, context.rootDir)
      : [];
    stamps.push({ ...stamp, written: [...stamp.written, ...smaller] });
  }

  function report(element: Element, message: string, fix: string): void {
    problems.push({ check: 'missingAssets', ...placeOf(element, context), message, fix });
  }

  function fixOfMissing(source: string): string {
    const dirs = context.staticDirs.map((dir) => path.relative(context.rootDir, dir));
    return source.startsWith('/')
      ? `Put it into ${dirs.join(' or ') || 'static'}, or fix the path.`
      : 'Fix the path; it starts from the page’s folder and stays in the content folder.';
  }
}

/**
 * The file that a `src` or a download link refers to; undefined if there is none.
 *
 * @param from the file that has the link, absolute.
 */
export function findAsset(
  source: string,
  context: AssetContext,
  from = context.absolutePath,
): string | undefined {
  const clean = decodeComponent(source.replace(/[?#].*$/s, ''));
  // As in browsers, no path leads above the site's root.
  const candidates = clean.startsWith('/')
    ? context.staticDirs.map((dir) => path.join(dir, path.posix.normalize(clean)))
    : [inSite(clean, context.contentDir) ?? path.resolve(path.dirname(from), clean)];
  const roots = [...(context.roots ?? [context.contentDir]), ...context.staticDirs];
  return candidates.find((file) => roots.some((root) => placeIn(root, file) === 'file'));
}

/** Copies a file to `public/assets/` under a name that changes with its content. */
export async function publish(
  file: string,
  rootDir: string,
): Promise<{ stamp: AssetStamp; url: string }> {
  const [content, stamp] = await Promise.all([fs.readFile(file), stampOf(file)]);
  const hash = hashInName(content);
  const { name, ext } = path.parse(file);
  const safe = name.replace(/[^\w-]+/g, '-');
  const target = path.posix.join(ASSETS_DIR, `${safe}-${hash}${ext.toLowerCase()}`);
  writeIfChanged(path.join(rootDir, 'public', target), content);
  return { stamp: { ...stamp, written: [target] }, url: `/${target}` };
}

/**
 * Deletes what earlier builds have published for pages that do not use it any more: a build from
 * scratch does not have it either.
 *
 * @param used what the pages of this build use, relative to `public/`.
 * @param owned the addresses of files that the site's owner publishes, which may be in the same folder.
 */
export async function removeOtherAssets(
  rootDir: string,
  used: ReadonlySet<string>,
  owned: ReadonlySet<string>,
): Promise<void> {
  const publicDir = path.join(rootDir, 'public');
  const names = await fs.readdir(path.join(publicDir, ASSETS_DIR)).catch(() => []);
  const unused = names
    .map((name) => path.posix.join(ASSETS_DIR, name))
    .filter((target) => PUBLISHED.test(target) && !used.has(target) && !owned.has(`/${target}`));
  await Promise.all(unused.map((target) => fs.rm(path.join(publicDir, target), { force: true })));
}

/** The stamp of a file that a page depends on but that is not published for it. */
export async function stampOf(file: string): Promise<AssetStamp> {
  const { mtimeMs, size } = await fs.stat(file);
  return { file, mtimeMs, size, written: [] };
}

/** `![What it shows](clip.mp4)` becomes an inline video player. */
function toVideo(element: Element): void {
  const label = attribute(element, 'alt');
  const { src, dataLine } = element.properties;
  element.tagName = 'video';
  element.properties = {
    src,
    dataLine,
    controls: true,
    preload: 'metadata',
    ...(label && { ariaLabel: label }),
  };
}

/** Removes line and file from everything but links, which still need them. */
export function dropPositions(root: Root): void {
  visitElements(root, (element) => {
    if (element.tagName === 'a') return;
    delete element.properties.dataLine;
    delete element.properties.dataSource;
  });
}
