import fs from 'node:fs';
import path from 'node:path';
import { brotliFileSize, brotliSize } from './brotli-size';

/**
 * What the first visit to a page loads, in bytes of brotli 11. What differs from page to page is
 * compressed when it is asked for, since that takes a tenth of a second.
 */
export interface FirstLoad {
  /** The file, relative to `dist/`. */
  readonly page: string;
  /** The document without its style sheet. */
  readonly html: number;
  readonly css: number;
  /** Everything that runs, sooner or later. */
  readonly javascript: number;
  /** What runs before the page is painted and idle. */
  readonly earlyJavascript: number;
  /** The page's data inside the document. */
  readonly pageData: number;
  readonly fonts: number;
  /** What the document asks for ahead of its content, on any line. */
  readonly preloads: number;
  /** The scripts that follow the early one. */
  readonly runtimeFiles: readonly string[];
}

const sizes = new Map<string, number>();

/** Pages share files and style sheets, so each is compressed only once. */
function sizeOf(key: string, measure: (key: string) => number): number {
  const size = sizes.get(key) ?? measure(key);
  sizes.set(key, size);
  return size;
}

const fileSize = (file: string) => sizeOf(file, brotliFileSize);
const textSize = (text: string) => (text === '' ? 0 : sizeOf(text, brotliSize));

/** Measures one page in `dist/`; `page` is its file: `room/collections.html`. */
export function firstLoad(dist: string, page: string): FirstLoad {
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
    get html() {
      return brotliSize(html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, ''));
    },
    css: textSize(styles) + sum(linked.map(inDist)),
    earlyJavascript: early,
    javascript: early + sum(runtimeFiles.map(inDist)),
    get pageData() {
      return brotliSize(JSON.stringify(own));
    },
    fonts: sum(found(styles, /url\(([^)]+\.woff2?)\)/g).map(inDist)),
    preloads: sum(
      found(html, /(<link\b[^>]*\brel="preload"[^>]*>)/g)
        .flatMap((link) => found(link, /\bhref="([^"]+)"/g))
        .map(inDist),
    ),
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
