/**
 * What a record has under a key that an author, a reader or another program has written. Every object
 * has "constructor", "toString" and the like, and `record[key]` finds those too.
 */
export function ownValue<T>(
  record: Readonly<Partial<Record<string, T>>>,
  key: string,
): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
