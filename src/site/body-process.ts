/**
 * The process that compiles bodies of pages from the moment Gatsby's own process starts, for the
 * seconds in which Gatsby loads its modules and reads files with one core. It compiles page after
 * page; when Gatsby needs the bodies, its process takes pages from the end of the list, until the two
 * meet. Whoever compiled a body, it is read from the same store.
 */
import { type ChildProcess, fork } from 'node:child_process';

/** What the process says. */
export interface Report {
  /** The names of all pages, in the order in which it compiles them. */
  readonly pages?: readonly string[];
  /** The index of the page that it begins; those before are done. */
  readonly at?: number;
}

/** What the process is told. */
export interface Order {
  /** Pages from this index on are not for it. */
  readonly limit?: number;
  /** Gatsby has prepared its cache, so that bodies can be written to it. */
  readonly isCacheReady?: true;
}

/** The process as Gatsby's process sees it. */
export class BodyProcess {
  private pages: readonly string[] | undefined;
  private at = 0;
  private limit = 0;
  private isOver = false;
  private end = (): void => undefined;
  private readonly over = new Promise<void>((resolve) => {
    this.end = () => {
      this.isOver = true;
      resolve();
    };
  });

  constructor(private readonly child: ChildProcess) {
    child.on('message', (report) => this.hear(report as Report));
    child.on('exit', () => this.end());
    child.on('error', () => this.end());
    // Gatsby's process ends when it likes; this one ends with it.
    child.unref();
    child.channel?.unref();
  }

  /** Says that Gatsby has prepared its cache. */
  cacheIsReady(): void {
    this.tell({ isCacheReady: true });
  }

  /**
   * Takes the last page that neither process has begun.
   *
   * @returns undefined if there is none.
   */
  take(): string | undefined {
    if (this.isOver || this.pages === undefined || this.limit <= this.at + 1) return undefined;
    this.limit--;
    this.tell({ limit: this.limit });
    return this.pages[this.limit];
  }

  /** Waits for the page that the process is at. Of pages that nobody took, it compiles none. */
  async finish(): Promise<void> {
    if (this.isOver) return;
    if (this.pages === undefined) {
      this.tell({ limit: 0 });
      this.end();
    }
    this.child.ref();
    this.child.channel?.ref();
    await this.over;
    this.child.unref();
    this.child.channel?.unref();
  }

  private hear({ pages, at }: Report): void {
    if (pages) {
      this.pages = pages;
      this.limit = pages.length;
    }
    this.at = at ?? this.at;
    if (this.at >= this.limit) this.end();
  }

  private tell(order: Order): void {
    // It may be gone, which `exit` says.
    if (this.child.connected) this.child.send(order, () => undefined);
  }
}

const KEY = Symbol.for('site.body-process');
const holder = globalThis as { [KEY]?: BodyProcess };

/**
 * Starts the process. The bundle that Gatsby loads first does, and that of the site uses it.
 *
 * @param script a bundle of `src/gatsby-process/compile-bodies.ts`.
 * @param flags arguments of Node.js.
 */
export function startBodyProcess(script: string, flags: readonly string[]): void {
  const child = fork(script, {
    execArgv: [...flags],
    // As Gatsby sets it: React has another version for each.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  holder[KEY] = new BodyProcess(child);
}

/** The process, if this build has one. */
export function bodyProcess(): BodyProcess | undefined {
  return holder[KEY];
}
