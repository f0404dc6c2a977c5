import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../config/diagnostics/write-whole';
import { hashInName } from '../../config/project/hash-in-name';

/** Pictures that no build has used for this long are removed. */
const KEPT_DAYS = 60;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps drawn pictures between builds, by what is drawn. Unlike Gatsby's caches, it outlives
 * changes of settings and sources, and all sites that use the same packages share it.
 */
export class PictureCache {
  /** How many pictures were not in the cache. */
  drawn = 0;

  /**
   * @param dir created when the first picture is kept.
   * @param code changes whenever the same input would be drawn differently.
   */
  constructor(
    private readonly dir: string,
    private readonly code: string,
  ) {}

  /** Ten characters that change with the picture. @param input all that it depends on. */
  keyOf(input: unknown): string {
    return hashInName(JSON.stringify([this.code, input]));
  }

  /** The picture of a key, drawn if it is not there. @returns its file. */
  async get(key: string, draw: () => Promise<Uint8Array>): Promise<string> {
    const file = path.join(this.dir, key);
    if (fs.existsSync(file)) {
      touch(file);
      return file;
    }
    const picture = await draw();
    this.drawn++;
    writeWhole(file, picture);
    return file;
  }

  /** Removes what no build has used for two months. */
  prune(now = Date.now()): void {
    if (!fs.existsSync(this.dir)) return;
    for (const name of fs.readdirSync(this.dir)) {
      const file = path.join(this.dir, name);
      const stat = fs.statSync(file, { throwIfNoEntry: false });
      if (stat && now - stat.mtimeMs > KEPT_DAYS * DAY_MS) fs.rmSync(file, { force: true });
    }
  }
}

/** Notes the use, once a day: builds should not write more than they must. */
function touch(file: string): void {
  const now = new Date();
  if (now.getTime() - fs.statSync(file).mtimeMs > DAY_MS) fs.utimesSync(file, now, now);
}
