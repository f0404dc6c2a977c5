import { generator } from './random';

const FOLDERS = ['..', '%2e%2e', '.%2E', '.', '~', '', 'folder', 'site', 'none', '__proto__'];
const SLASHES = ['/', '/', '//', '\\', '%2f', '%5C'];

/**
 * Paths of which most lead out of a folder, each with a place to write it; the same for each seed.
 *
 * @param starts what paths may begin with.
 * @param ends the names of what is outside.
 */
export function hostilePaths<Place>(
  seed: number,
  count: number,
  { places, starts = [''], ends }: { places: readonly Place[]; starts?: string[]; ends: string[] },
): readonly { readonly place: Place; readonly address: string }[] {
  const random = generator(seed);
  const pick = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)] as Item;
  return Array.from({ length: count }, () => {
    const folders = Array.from({ length: 1 + random() * 5 }, () => pick(FOLDERS));
    const parts = [...folders, pick(ends)];
    const address = parts.reduce((before, after) => before + pick(SLASHES) + after);
    return { place: pick(places), address: pick(starts) + address };
  });
}
