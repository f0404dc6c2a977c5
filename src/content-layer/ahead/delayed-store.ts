import type { StoredBodies } from '../body-store';

/** Holds bodies back until Gatsby has emptied its folder, in which they are stored. */
export class DelayedStore implements StoredBodies {
  private held: Map<string, unknown> | undefined = new Map();
  private resolve = (): void => undefined;
  /** Settles when the store is open and has what was held back. */
  readonly opened = new Promise<void>((resolve) => {
    this.resolve = resolve;
  });

  /** @param isUsable whether a body that was just compiled is what Gatsby's process would make. */
  constructor(
    private readonly stored: StoredBodies,
    private readonly isUsable: () => boolean,
  ) {}

  get(key: string): unknown {
    return this.held?.get(key) ?? this.stored.get(key);
  }

  set(key: string, body: unknown): void {
    if (!this.isUsable()) return;
    if (this.held) this.held.set(key, body);
    else this.stored.set(key, body);
  }

  keepOnly(keys: readonly string[]): void {
    this.stored.keepOnly(keys);
  }

  /** Writes what was held back, and from now on at once. */
  open(): void {
    for (const [key, body] of this.held ?? []) this.stored.set(key, body);
    this.held = undefined;
    this.resolve();
  }
}
