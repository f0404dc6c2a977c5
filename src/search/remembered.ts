/** How many texts are remembered. */
const MOST = 4000;

/** A function that remembers what it made of texts: names and paragraphs are read for many keys. */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      if (known.size === MOST) known.clear();
      known.set(text, (made = make(text)));
    }
    return made;
  };
}
