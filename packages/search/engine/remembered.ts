/**
 * A function that remembers what it made, of texts above all: names and paragraphs are read again and again.
 *
 * @param most how many results are remembered.
 */
export function remembered<T, K = string>(make: (key: K) => T, most = 4000): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    let made = known.get(key);
    if (made === undefined) {
      if (known.size === most) known.clear();
      known.set(key, (made = make(key)));
    }
    return made;
  };
}
