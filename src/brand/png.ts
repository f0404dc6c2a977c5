import { promisify } from 'node:util';
import zlib from 'node:zlib';

export interface IndexedImage {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Rows of one byte a pixel, each after a zero byte: PNG's mark for "no filter". */
  readonly rows: Uint8Array;
  /** Up to 256 colours, as 0xRRGGBB. */
  readonly palette: readonly number[];
}

const deflate = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes an image with a palette. Flat pictures are mostly runs of one colour, which run-length
 * encoding compresses well, quickly, and to the same bytes on every machine: the searches of the
 * other strategies depend on the processor.
 */
export async function encodePng({ width, height, rows, palette }: IndexedImage): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, with a palette.
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
  const data = await deflate(rows, { strategy: zlib.constants.Z_RLE, level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The colours of an image, of which there are at most 256: later ones get the nearest. */
export class Palette {
  private readonly indexes = new Map<number, number>();
  readonly colors: number[];

  /** @param colors as 0xRRGGBB. */
  constructor(colors: readonly number[] = []) {
    this.colors = [...colors];
    this.colors.forEach((rgb, index) => this.indexes.set(rgb, index));
  }

  indexOf(rgb: number): number {
    const known = this.indexes.get(rgb);
    if (known !== undefined) return known;
    const index = this.colors.length < 256 ? this.colors.push(rgb) - 1 : this.nearest(rgb);
    this.indexes.set(rgb, index);
    return index;
  }

  private nearest(rgb: number): number {
    let best = 0;
    let least = Infinity;
    this.colors.forEach((color, index) => {
      const distance = distanceOf(color, rgb);
      if (distance < least) [best, least] = [index, distance];
    });
    return best;
  }
}

function distanceOf(a: number, b: number): number {
  const [red, green, blue] = [16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255));
  return (red ?? 0) ** 2 + (green ?? 0) ** 2 + (blue ?? 0) ** 2;
}
