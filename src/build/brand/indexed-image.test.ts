import zlib from 'node:zlib';
import { IndexedImage } from './indexed-image';

/** As zlib writes it at the end of compressed data. */
function adlerOf(bytes: Uint8Array): number {
  const compressed = zlib.deflateSync(bytes);
  return compressed.readUInt32BE(compressed.length - 4);
}

const imageOf = (width: number, height: number) =>
  new IndexedImage(
    width,
    Uint8Array.from({ length: (width + 1) * height }, (_, at) => (at * at + 255) % 256),
  );

it('knows its size and its pixels', () => {
  const image = new IndexedImage(2, Uint8Array.of(0, 5, 6, 0, 7, 8, 0, 9, 10));
  expect([image.width, image.height, image.stride]).toEqual([2, 3, 3]);
  expect([image.get(0, 0), image.get(1, 0), image.get(0, 2)]).toEqual([5, 6, 9]);
  image.set(1, 1, 200);
  expect([...image.rows]).toEqual([0, 5, 6, 0, 7, 200, 0, 9, 10]);
});

it('knows the checksum of its rows, also after changes', () => {
  const image = imageOf(1200, 630);
  expect(image.checksum).toBe(adlerOf(image.rows));
  for (let at = 0; at < 100_000; at++) image.set(at % 1200, (at * 31) % 630, (at * 7) % 256);
  expect(image.checksum).toBe(adlerOf(image.rows));
  for (let at = 0; at < 1200; at++) image.set(at, 629, 0);
  expect(image.checksum).toBe(adlerOf(image.rows));
});

it('is not changed by changes of a copy', () => {
  const image = imageOf(30, 20);
  const before = [...image.rows];
  const copy = image.copy();
  copy.set(3, 4, 99);
  expect([...image.rows]).toEqual(before);
  expect(image.checksum).toBe(adlerOf(image.rows));
  expect(copy.checksum).toBe(adlerOf(copy.rows));
  expect(copy.checksum).not.toBe(image.checksum);
});
