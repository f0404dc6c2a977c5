import zlib from 'node:zlib';
import type { IndexedImage } from './indexed-image';

/** A file's parts that hold some rows of an image, from `compressRows`. */
export type CompressedRows = Buffer;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What precedes compressed data: deflate, with references of up to 32 KB back. */
const STREAM_START = Buffer.from([0x78, 0xda]);
/** Ends compressed data: a last block, which is empty. */
const STREAM_END = Buffer.from([0x03, 0x00]);

/**
 * Compresses some rows of an image, so that images that have them in common need it only once.
 *
 * Flat pictures are mostly runs of one colour, which run-length encoding compresses well, quickly, and
 * to the same bytes on every machine: the searches of the other strategies depend on the processor.
 *
 * @param rows of one byte a pixel, each after a zero byte: PNG's mark for "no filter".
 */
export function compressRows(rows: Uint8Array): Buffer {
  const data = zlib.deflateRawSync(rows, {
    strategy: zlib.constants.Z_RLE,
    level: 9,
    memLevel: 7,
    // Ends at a byte, and is not the last block.
    finishFlush: zlib.constants.Z_SYNC_FLUSH,
  });
  return chunk('IDAT', data);
}

/** Puts an image with a palette together. */
export function encodePng(
  image: IndexedImage,
  palette: readonly number[],
  parts: readonly Buffer[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(image.width, 0);
  header.writeUInt32BE(image.height, 4);
  // Eight bits a pixel, with a palette.
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
  const end = Buffer.alloc(6);
  end.set(STREAM_END);
  end.writeUInt32BE(image.checksum, STREAM_END.length);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', STREAM_START),
    ...parts,
    chunk('IDAT', end),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(zlib.crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}
