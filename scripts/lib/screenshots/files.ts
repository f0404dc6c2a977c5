import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from './compare';

const EXTENSION = '.webp';

/** The pictures in a folder, by name. */
export function pictureNames(dir: string): string[] {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => path.basename(file, EXTENSION));
}

export const pictureFile = (dir: string, name: string) => path.join(dir, name + EXTENSION);

/** As it is stored: a tenth of a PNG, and each square of the same colour. */
export function packed(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer();
}

export async function pixels(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

export function toPng({ width, height, rgb }: Picture): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** What tells a picture as it was drawn, together with the stored file that it was compared with. */
export function fingerprint(png: Buffer, stored: Buffer): string {
  return crypto.createHash('sha256').update(png).update(stored).digest('hex').slice(0, 16);
}
