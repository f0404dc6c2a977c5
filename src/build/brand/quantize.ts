import { IndexedImage } from './indexed-image';
import { distanceOf, Palette } from './palette';

/** Colours nearer than this look the same: a palette needs only one of them. */
const NEAR = 6 ** 2;

/**
 * Chooses the colours of a picture and replaces each pixel by the index of the nearest one. Frequent
 * colours come first, so that what is flat keeps its own.
 *
 * @param pixels three bytes each.
 * @param width in pixels.
 * @param most the colours to choose, at most 256.
 */
export function quantize(
  pixels: Uint8Array,
  width: number,
  most: number,
): { readonly image: IndexedImage; readonly colors: readonly number[] } {
  const rgbAt = (offset: number) =>
    ((pixels[offset] ?? 0) << 16) | ((pixels[offset + 1] ?? 0) << 8) | (pixels[offset + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let offset = 0; offset < pixels.length; offset += 3) {
    const rgb = rgbAt(offset);
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([a, n], [b, m]) => m - n || a - b).map(([rgb]) => rgb);
  const colors: number[] = [];
  for (const rgb of frequent) {
    const isNew = colors.every((color) => distanceOf(color, rgb) >= NEAR);
    if (isNew && colors.length < most) colors.push(rgb);
  }
  const palette = new Palette(colors);
  const indexes = new Map(frequent.map((rgb) => [rgb, palette.nearest(rgb)]));
  const rows = new Uint8Array((pixels.length / 3 / width) * (width + 1));
  let offset = 0;
  for (let at = 0; at < rows.length; at++) {
    if (at % (width + 1) === 0) continue;
    rows[at] = indexes.get(rgbAt(offset)) ?? 0;
    offset += 3;
  }
  return { image: new IndexedImage(width, rows), colors };
}
