import { DamagedIndex } from '../decode';
import { type Fetch, fetchText, IndexUnavailable } from '../fetch-text';
import { fileName, type FileKind, type Manifest, readManifest } from './format';

/** Milliseconds until a file that could not be loaded is tried again. */
const RETRY_AFTER = 10_000;

/** The files of one build's index. Each is loaded once, when it is first needed. */
export class IndexFiles {
  private readonly loads = new Map<string, Promise<unknown>>();
  private readonly retryAt = new Map<string, number>();

  constructor(
    readonly manifest: Manifest,
    private readonly folder: string,
    private readonly fetcher: Fetch,
  ) {}

  /** @returns undefined if the file could not be loaded or is damaged. */
  load<T>(kind: FileKind, number: number, read: (file: string) => T): Promise<T | undefined> {
    const name = fileName(kind, number, this.manifest.generation);
    const known = this.loads.get(name) as Promise<T | undefined> | undefined;
    if (known && Date.now() < (this.retryAt.get(name) ?? Infinity)) return known;
    this.retryAt.delete(name);
    const load = this.read(name, read).catch(() => {
      this.retryAt.set(name, Date.now() + RETRY_AFTER);
      return undefined;
    });
    this.loads.set(name, load);
    return load;
  }

  /** A damaged copy in the browser's cache is bypassed. */
  private async read<T>(name: string, read: (file: string) => T): Promise<T> {
    const url = `${this.folder}${name}`;
    const file = await fetchText(this.fetcher, url, 'default');
    try {
      return read(file);
    } catch {
      return read(await fetchText(this.fetcher, url, 'reload'));
    }
  }
}

/**
 * Loads the manifest. Its name is fixed, so a cached copy is revalidated; a damaged one is bypassed.
 *
 * @throws {IndexUnavailable}
 */
export async function loadManifest(
  url: string,
  fetcher: Fetch,
  cache: 'no-cache' | 'reload' = 'no-cache',
): Promise<Manifest> {
  const file = await fetchText(fetcher, url, cache);
  try {
    return readManifest(file);
  } catch (error) {
    if (!(error instanceof DamagedIndex)) throw error;
    if (cache === 'reload') throw new IndexUnavailable('damaged');
    return loadManifest(url, fetcher, 'reload');
  }
}
