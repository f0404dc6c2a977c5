/**
 * A function that remembers what it made of texts: names and paragraphs are read for many keys.
 *
 * @param most how many texts are remembered.
 */
export function remembered<T, K = string>(make: (text: K) => T, most = 4000): (text: K) => T {
  const known = new Map<K, T>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      if (known.size === most) known.clear();
      known.set(text, (made = make(text)));
    }
    return made;
  };
}
