export interface Place {
  /** Absolute. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** Stands for a value that only running the configuration would tell. */
export class Unknown {
  constructor(
    /** Why it is not known, such as `a function`. */
    readonly reason: string,
    readonly place: Place,
  ) {}
}

const places = new WeakMap<object, Map<string, Place>>();

/** Remembers where a key of an object or an index of an array is written. */
export function setPlace(owner: object, key: string | number, place: Place): void {
  const known = places.get(owner) ?? new Map<string, Place>();
  places.set(owner, known.set(String(key), place));
}

/** Where a key of an object or an index of an array is written, if it was read from a file. */
export function placeOf(owner: object, key: string | number): Place | undefined {
  return places.get(owner)?.get(String(key));
}

/** Copies what is known of the places in one object to another. */
export function copyPlaces(from: object, to: object): void {
  for (const [key, place] of places.get(from) ?? []) setPlace(to, key, place);
}
