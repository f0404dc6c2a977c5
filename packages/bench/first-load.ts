import fs from 'node:fs';
import path from 'node:path';
import { remembered } from '../search/engine/remembered';
import { brotliFileSize, brotliSize } from './brotli-size';

export type FirstLoad = ReturnType<typeof firstLoad>;

/** Pages share files and style sheets, so each is compressed only once. */
const fileSize = remembered(brotliFileSize);
const textSize = remembered((text: string) => (text === '' ? 0 : brotliSize(text)));

/**
 * What the first visit to a page loads, in bytes of brotli 11. What differs from page to page is
 * compressed when it is asked for, since that takes a tenth of a second.
 *
 * @param page its file, relative to `dist/`: `room/collections.html`.
 */
export function firstLoad(dist: string, page: string) {
  const html = fs.readFileSync(path.join(dist, page), 'utf8');
  const styles = found(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('');
  const linked = found(html, /<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g);
  // A text that occurs again costs next to nothing.
  const inline = new Set(found(html, /<script>([\s\S]*?)<\/script>/g));
  const external = found(html, /<script[^>]+src="([^"]+)"/g);
  const build = parse(html, 'site-build') as { scripts: string[]; chunks: string };
  const own = parse(html, 'site-page') as { page?: { componentChunkName?: string } };
  const chunks = JSON.parse(build.chunks) as Record<string, string[]>;
  const runtimeFiles = [...build.scripts, ...(chunks[own.page?.componentChunkName ?? ''] ?? [])];
  const inDist = (address: string) => fileSize(path.join(dist, address));
  const early = sum([...inline].map(textSize)) + sum(external.map(inDist));
  return {
    page,
    /** The document without its style sheet. */
    get html() {
      return brotliSize(html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, ''));
    },
    css: textSize(styles) + sum(linked.map(inDist)),
    /** What runs before the page is painted and idle. */
    earlyJavascript: early,
    /** Everything that runs, sooner or later. */
    javascript: early + sum(runtimeFiles.map(inDist)),
    /** The page's data inside the document. */
    get pageData() {
      return brotliSize(JSON.stringify(own));
    },
    fonts: sum(found(styles, /url\(([^)]+\.woff2?)\)/g).map(inDist)),
    /** What the document asks for ahead of its content, on any line. */
    preloads: sum(
      found(html, /(<link\b[^>]*\brel="preload"[^>]*>)/g)
        .flatMap((link) => found(link, /\bhref="([^"]+)"/g))
        .map(inDist),
    ),
    /** The scripts that follow the early one. */
    runtimeFiles: build.scripts,
  };
}

/** What the group of a pattern has in each match. */
function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

function parse(html: string, id: string): unknown {
  const text = new RegExp(`<script id="${id}" type="application/json">([\\s\\S]*?)</script>`).exec(
    html,
  )?.[1];
  if (text === undefined) throw new Error(`The document has no "${id}".`);
  return JSON.parse(text);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
