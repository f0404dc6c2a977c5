/** Keeps the last result under each name, for as long as its key stays the same. */
export class Memo<T> {
  private readonly results = new Map<string, { readonly key: string; readonly value: T }>();

  /** @param key holds everything that the result depends on, apart from the name. */
  get(name: string, key: string, compute: () => T): T {
    const kept = this.results.get(name);
    if (kept?.key === key) return kept.value;
    const value = compute();
    this.results.set(name, { key, value });
    return value;
  }
}
