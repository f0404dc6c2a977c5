import { DamagedIndex } from './decode';
import { type Fetch, fetchAs } from './fetch-text';
import { checksum } from './pages';

/** The first file of an index; it refers to the others. */
export const FIRST_FILE = 'outline.txt';
/** The folder of all files but the first two, relative to these. */
export const SHARDS_FOLDER = 'shards';

export type FileKind = 'names' | 'texts' | 'vocabulary' | 'synonyms' | 'words';

/** @param generation tells the files of one build from those of another. */
export function fileName(kind: FileKind, number: number, generation: string): string {
  return `${kind}${number}-${generation}.txt`;
}

export const seal = (body: string): string => `${checksum(body)}\n${body}`;

/** @throws {DamagedIndex} if the text does not begin with its checksum. */
export function unseal(file: string): string {
  const end = file.indexOf('\n');
  const body = file.slice(end + 1);
  if (end < 0 || file.slice(0, end) !== checksum(body)) throw new DamagedIndex();
  return body;
}

/** Milliseconds until a file that could not be loaded is tried again. */
const RETRY_AFTER = 10_000;

/** The files of one build's index. Each is loaded once, when it is first needed. */
export class IndexFiles {
  private readonly loads = new Map<string, Promise<unknown>>();
  private readonly retryAt = new Map<string, number>();

  constructor(
    /** The address of the file that names them. */
    private readonly index: string,
    private readonly generation: string,
    private readonly fetcher: Fetch,
  ) {}

  /** @returns undefined if the file could not be loaded or is damaged. */
  load<T>(kind: FileKind, number: number, read: (file: string) => T): Promise<T | undefined> {
    const name = fileName(kind, number, this.generation);
    const known = this.loads.get(name) as Promise<T | undefined> | undefined;
    if (known && Date.now() < (this.retryAt.get(name) ?? Infinity)) return known;
    this.retryAt.delete(name);
    const url = this.index.replace(/[^/]*$/, `${SHARDS_FOLDER}/${name}`);
    const load = fetchAs(this.fetcher, url, 'default', read).catch(() => {
      this.retryAt.set(name, Date.now() + RETRY_AFTER);
      return undefined;
    });
    this.loads.set(name, load);
    return load;
  }
}
