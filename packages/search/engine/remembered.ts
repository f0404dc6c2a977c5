/**
 * A function that remembers what it made of texts: names and paragraphs are read for many keys.
 *
 * @param most how many texts are remembered.
 */
export function remembered<T>(make: (text: string) => T, most = 4000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      if (known.size === most) known.clear();
      known.set(text, (made = make(text)));
    }
    return made;
  };
}
