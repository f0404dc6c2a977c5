import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeIfChanged } from '../../config/diagnostics/write-whole';
import { DESKTOP_WIDTH } from '../../styles/breakpoints';
import type { Element } from './tree';

// It remembers files by their name, and would answer for a picture as it was before an edit.
sharp.cache(false);

const RESPONSIVE = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif']);
/** In pixels, where the picture is wider. */
const WIDTHS = [480, 960, 1440];
/** The width of the text column; see `--measure` in the tokens. */
const SIZES = `(min-width: ${DESKTOP_WIDTH}px) 46rem, 100vw`;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture's size; undefined if the file is not a picture. */
export async function sizeOf(file: string): Promise<Size | undefined> {
  return sharp(file)
    .metadata()
    .catch(() => undefined);
}

/** The author's measures, with a missing one scaled to match; otherwise the picture's own size. */
export function measuresOf({ properties }: Element, { width, height }: Size): Size {
  const [ownWidth, ownHeight] = [Number(properties.width), Number(properties.height)];
  if (ownWidth > 0 && properties.height === undefined) {
    return { width: ownWidth, height: Math.round((ownWidth * height) / width) };
  }
  if (ownHeight > 0 && properties.width === undefined) {
    return { width: Math.round((ownHeight * width) / height), height: ownHeight };
  }
  return { width, height };
}

/**
 * Writes a picture in several widths, and offers them to browsers. Returns the files, relative to
 * `public/`.
 */
export async function makeResponsive(
  element: Element,
  file: string,
  url: string,
  width: number,
  rootDir: string,
): Promise<string[]> {
  if (!RESPONSIVE.has(path.extname(file).toLowerCase())) return [];
  const base = url.slice(1).replace(/\.\w+$/, '');
  const widths = [...WIDTHS.filter((candidate) => candidate < width), width];
  const written = await Promise.all(
    widths.map(async (candidate) => {
      const target = `${base}-${candidate}.webp`;
      const absolute = path.join(rootDir, 'public', target);
      if (!fs.existsSync(absolute)) {
        const webp = await sharp(file).resize(candidate).webp({ quality: 82 }).toBuffer();
        writeIfChanged(absolute, webp);
      }
      return target;
    }),
  );
  element.properties.srcSet = written
    .map((target, index) => `/${target} ${widths[index]}w`)
    .join(', ');
  element.properties.sizes = SIZES;
  return written;
}
