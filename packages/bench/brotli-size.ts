import fs from 'node:fs';
import zlib from 'node:zlib';

/** The size in bytes of a text or buffer after brotli 11. */
export function brotliSize(content: string | Buffer): number {
  return zlib.brotliCompressSync(content, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
}

/** The size in bytes of a file after brotli 11. */
export const brotliFileSize = (file: string): number => brotliSize(fs.readFileSync(file));
