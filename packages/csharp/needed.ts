/** Code that declares types. */
interface Piece {
  readonly types: readonly string[];
}

/**
 * The pieces whose types some words name, directly or by what those pieces name. A piece that has a
 * type which is there already is none of them.
 */
export function neededPieces<P extends Piece>(
  there: readonly Piece[],
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
