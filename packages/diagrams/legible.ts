/** In CSS pixels: a picture has all of a phone's width. */
export const PHONE_WIDTH = 360;
/** In CSS pixels: texts that are smaller than this are hard to read. */
export const LEAST_TEXT = 13;

/**
 * How high the smallest text of a diagram is on a phone, where pictures are scaled down to the
 * width of the screen.
 *
 * @param svg the text of a picture as `tidySvg` writes it, with its width and font sizes in pixels.
 * @returns CSS pixels.
 * @throws {Error} if the picture has no width or no font size.
 */
export function textOnPhone(svg: string): number {
  const [tag = ''] = /^<svg\b[^>]*>/.exec(svg) ?? [];
  const width = Number(/\swidth="([\d.]+)"/.exec(tag)?.[1]);
  const sizes = [...svg.matchAll(/font-size(?:=["']|:\s*)([\d.]+)/g)].map(([, size]) =>
    Number(size),
  );
  if (!(width > 0) || sizes.length === 0) throw new Error('The picture has no width or no texts.');
  return Math.min(...sizes) * Math.min(1, PHONE_WIDTH / width);
}
