import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeIfChanged } from '../../config/diagnostics/write-whole';
import type { Element } from './tree';

// It remembers files by their name, and would answer for a picture as it was before an edit.
sharp.cache(false);

const RESPONSIVE = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif']);
/** The text column on a screen with two pixels in place of one. */
const WIDEST = 1472;
/** In pixels, where the picture is wider. */
const WIDTHS = [480, 960, WIDEST];
/** The width of the text column; see `--measure` in the tokens. */
const SIZES = 'min(46rem, 100vw)';

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
 * Writes a picture in several widths, and offers them to browsers. What is wider than that is offered as
 * it is, to readers who enlarge the page. Returns the files, relative to `public/`.
 */
export async function makeResponsive(
  element: Element,
  file: string,
  url: string,
  width: number,
  rootDir: string,
): Promise<string[]> {
  const type = path.extname(file).toLowerCase();
  if (!RESPONSIVE.has(type)) return [];
  const widths = [...new Set(WIDTHS.map((one) => Math.min(one, width)))];
  const written = widths.map((one) => `${url.slice(1).replace(/\.\w+$/, '')}-${one}.webp`);
  const files = written.map((target) => path.join(rootDir, 'public', target));
  if (!files.every((one) => fs.existsSync(one))) {
    // Reading a PNG takes longer than making it smaller; of others, only what is needed is read.
    const png = type === '.png' && (await sharp(file).raw().toBuffer({ resolveWithObject: true }));
    const write = async (target: string, index: number) => {
      const picture = png ? sharp(png.data, { raw: png.info }) : sharp(file);
      const webp = await picture.resize(widths[index]).webp({ quality: 82 }).toBuffer();
      writeIfChanged(target, webp);
    };
    await Promise.all(files.map(write));
  }
  const offered = written.map((target, index) => `/${target} ${widths[index]}w`);
  if (width > WIDEST) offered.push(`${url} ${width}w`);
  Object.assign(element.properties, { srcSet: offered.join(', '), sizes: SIZES });
  return written;
}
