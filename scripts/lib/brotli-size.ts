import fs from 'node:fs';
import zlib from 'node:zlib';

/** Bytes of a file after brotli 11. */
export function brotliSize(file: string): number {
  return zlib.brotliCompressSync(fs.readFileSync(file)).length;
}
