/**
 * The first name that is not taken.
 *
 * @param nameOf gives the name for a count: 1, 2, and so on; the first one usually without it.
 */
export function freeName(
  nameOf: (count: string) => string,
  isTaken: (name: string) => boolean,
): string {
  for (let count = 1; ; count++) {
    const name = nameOf(count === 1 ? '' : String(count));
    if (!isTaken(name)) return name;
  }
}
