import sharp from 'sharp';

export interface Icon {
  /** The path below the site's root. */
  readonly file: string;
  /** The edges of the pictures in the file, in pixels. */
  readonly sizes: readonly number[];
  /** Fills the square: the system cuts its own shape out of it. */
  readonly isMasked?: true;
}

/** Every icon that is drawn from the SVG one. */
export const ICONS: readonly Icon[] = [
  { file: 'favicon.ico', sizes: [16, 32, 48] },
  { file: 'apple-touch-icon.png', sizes: [180], isMasked: true },
  { file: 'icons/192.png', sizes: [192] },
  { file: 'icons/512.png', sizes: [512] },
  { file: 'icons/maskable-512.png', sizes: [512], isMasked: true },
];

/** How much of a masked icon's edge the drawing takes: a circle of four fifths is never cut. */
const SAFE = 0.8;

/**
 * Draws an icon.
 *
 * @param svg the icon; its root has a `viewBox`.
 * @param background the colour around the drawing of a masked icon.
 */
export async function drawIcon(
  { file, sizes, isMasked }: Icon,
  svg: string,
  background: string,
): Promise<Buffer> {
  const pictures = sizes.map(async (size) => {
    const drawn = sharp(Buffer.from(svg));
    const margin = isMasked ? Math.round((size * (1 - SAFE)) / 2) : 0;
    const edge = size - 2 * margin;
    drawn.resize(edge, edge, { fit: 'contain', background: '#0000' }).extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background,
    });
    if (isMasked) drawn.flatten({ background });
    return { size, png: await drawn.png({ compressionLevel: 9 }).toBuffer() };
  });
  const drawn = await Promise.all(pictures);
  return file.endsWith('.ico') ? encodeIco(drawn) : (drawn[0]?.png ?? Buffer.alloc(0));
}

/** An ICO file of PNG pictures, smallest first. */
function encodeIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.set([size, size], entry);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
