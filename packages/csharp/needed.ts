/**
 * The pieces whose types some words name, directly or by what those pieces name. A piece that
 * declares a type which is there already is left out.
 */
export function neededPieces<P extends { readonly types: readonly string[] }>(
  there: readonly Pick<P, 'types'>[],
  words: readonly string[],
  offered: readonly P[],
  wordsOf: (piece: P) => Iterable<string>,
): P[] {
  const declared = new Set(there.flatMap(({ types }) => types));
  const needed: P[] = [];
  const open = [...words];
  for (let word = open.pop(); word !== undefined; word = open.pop()) {
    const name = word;
    if (declared.has(name)) continue;
    const piece = offered.find(({ types }) => types.includes(name));
    if (!piece || piece.types.some((type) => declared.has(type))) continue;
    piece.types.forEach((type) => declared.add(type));
    needed.push(piece);
    open.push(...wordsOf(piece));
  }
  return needed;
}
