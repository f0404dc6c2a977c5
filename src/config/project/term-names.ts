interface Named {
  readonly id: string;
  readonly name: string;
  readonly also: readonly string[];
}

/**
 * The term that a page refers to: by id, or by a name in the singular or the plural.
 *
 * @param said as it stands in a sentence: `Room servers`.
 */
export function findTerm<T extends Named>(terms: readonly T[], said: string): T | undefined {
  const wanted = said.trim().toLowerCase();
  const singular = wanted.replace(/s$/, '');
  return terms.find((term) => {
    const names = namesOf(term);
    return names.includes(wanted) || names.includes(singular);
  });
}

/** Everything that a term is called, in lowercase letters. */
export function namesOf({ id, name, also }: Named): string[] {
  return [...new Set([id, name, ...also].map((one) => one.toLowerCase()))];
}
