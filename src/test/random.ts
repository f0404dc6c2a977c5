/** Park and Miller's minimal standard generator: numbers from 0 to 1. */
export function generator(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
