import crypto from 'node:crypto';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { codeDigest } from '../../config/project/code-digest';
import { registriesText, type Site } from '../../config/project/site';
import type { Body } from '../../markdown/html/body';
import { writeWhole } from '../../config/diagnostics/write-whole';

/** Compiled bodies, which outlive the process. */
export interface StoredBodies {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, body: unknown) => void;
  /** Deletes the bodies of all other keys: pages come and go, and their texts change. */
  readonly keepOnly: (keys: readonly string[]) => void;
}

/** Caches compiled bodies by their page's file, in this process and between builds. */
export class BodyCache {
  private readonly bodies = new Map<string, Promise<Body>>();

  /**
   * @param rootDir the project's root, which holds `public/`.
   * @param code changes whenever the code that produces bodies does.
   */
  constructor(
    private readonly rootDir: string,
    private readonly code: string,
    private readonly stored: StoredBodies,
  ) {}

  /**
   * The cached body, or a new one if there is none or its files have changed.
   *
   * @param page names the page, and changes whenever its file does.
   */
  get(page: string, compile: () => Promise<Body>): Promise<Body> {
    const key = this.keyOf(page);
    const known = this.bodies.get(key);
    // In develop, a picture or a partial can change while the page does not.
    if (known && process.env.NODE_ENV !== 'development') return known;
    const body = this.load(key, known, compile);
    this.bodies.set(key, body);
    return body;
  }

  /**
   * Lets go of a body, which is read from its file if it is needed again. In develop, bodies stay
   * for the next edit.
   */
  forget(page: string): void {
    if (process.env.NODE_ENV !== 'development') this.bodies.delete(this.keyOf(page));
  }

  /** Deletes the bodies of all other pages from the store. */
  keepOnly(pages: readonly string[]): void {
    this.stored.keepOnly(pages.map((page) => this.keyOf(page)));
  }

  private keyOf(page: string): string {
    return `${this.code} ${page}`;
  }

  private async load(
    key: string,
    known: Promise<Body> | undefined,
    compile: () => Promise<Body>,
  ): Promise<Body> {
    const cached = (await known) ?? (this.stored.get(key) as Body | undefined);
    if (cached && (await isFresh(cached, this.rootDir))) return cached;
    const body = await compile();
    this.stored.set(key, body);
    return body;
  }
}

/** Of the code that this process runs: develop may outlive it. */
let codeOfProcess: string | undefined;

/** The bodies of a site's pages, as its registries and the code are now. */
export function openBodyCache(site: Site): BodyCache {
  const { rootDir } = site.folder;
  codeOfProcess ??= codeDigest(rootDir);
  const hash = crypto.createHash('sha256').update(codeOfProcess).update(registriesText(site));
  return new BodyCache(rootDir, hash.digest('hex').slice(0, 16), openBodyStore(rootDir));
}

/** Whether the files that a body uses are unchanged and their output is still published. */
export async function isFresh(
  body: Pick<Body, 'assets' | 'awaited' | 'problems'>,
  rootDir: string,
): Promise<boolean> {
  // A page with a missing asset is always rebuilt: the asset may exist now.
  if (body.problems.some(({ check }) => check === 'missingAssets')) return false;
  if (body.awaited.some((file) => fs.existsSync(file))) return false;
  const checks = body.assets.map(async ({ file, mtimeMs, size, written }) => {
    const stat = await fsp.stat(file).catch(() => undefined);
    const same = stat?.mtimeMs === mtimeMs && stat.size === size;
    return same && written.every((target) => fs.existsSync(path.join(rootDir, 'public', target)));
  });
  return (await Promise.all(checks)).every(Boolean);
}

/** A file per body. A file that is there is whole, even if a build was killed. */
export function openBodyStore(rootDir: string): StoredBodies {
  const dir = path.resolve(rootDir, '.cache', 'bodies');
  return {
    get: (key) => {
      try {
        return JSON.parse(fs.readFileSync(path.join(dir, fileName(key)), 'utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
    set: (key, body) => writeWhole(path.join(dir, fileName(key)), JSON.stringify(body)),
    keepOnly: (keys) => {
      const names = new Set(keys.map(fileName));
      for (const name of fs.existsSync(dir) ? fs.readdirSync(dir) : []) {
        if (!names.has(name)) fs.rmSync(path.join(dir, name), { force: true });
      }
    },
  };
}

function fileName(key: string): string {
  return `${crypto.createHash('sha256').update(key).digest('hex')}.json`;
}
