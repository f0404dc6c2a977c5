import fs from 'node:fs';
import zlib from 'node:zlib';

/** The size in bytes of a text or buffer after brotli 11, which is Node's default. */
export const brotliSize = (content: string | Buffer): number =>
  zlib.brotliCompressSync(content).length;

/** The size in bytes of a file after brotli 11. */
export const brotliFileSize = (file: string): number => brotliSize(fs.readFileSync(file));
