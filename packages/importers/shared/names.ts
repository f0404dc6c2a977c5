/**
 * A product's name as settings want it: an identifier, and a name for addresses.
 *
 * @param title of a site, which often adds "Docs".
 */
export function productOf(title: string): { name: string; slug: string } {
  const own = title.replace(/\b(?:docs|documentation)\b/gi, '');
  const plain = (/[a-z]/i.test(own) ? own : title)
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim();
  const words = plain.split(' ').filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const name = joined.replace(/^\d+/, '') || 'Docs';
  const lower = words.join('-').toLowerCase();
  const slug = lower.replace(/^[^a-z]+/, '') || 'docs';
  return { name: name.charAt(0).toUpperCase() + name.slice(1), slug };
}

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
