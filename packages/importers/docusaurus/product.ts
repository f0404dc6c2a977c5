/** A product's name as settings want it: an identifier, and a name for addresses. */
export function productOf(title: string): { name: string; slug: string } {
  const plain = title
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim();
  const words = plain.split(' ').filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const name = joined.replace(/^\d+/, '') || 'Docs';
  const slug =
    words
      .join('-')
      .toLowerCase()
      .replace(/^[^a-z]+/, '') || 'docs';
  return { name: name.charAt(0).toUpperCase() + name.slice(1), slug };
}
