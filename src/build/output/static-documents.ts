import { covers } from '../../config/settings/allow-schema';

/**
 * The patterns of rules for HTML files that are no pages: the fewest that match all of them, and no
 * page. Those of most files come first, because hosts read a limited number of rules.
 *
 * @param statics the paths of these files.
 * @param pages the paths of pages.
 */
export function staticPatterns(statics: readonly string[], pages: readonly string[]): string[] {
  const taken = new Set(pages.flatMap(prefixesOf));
  const counts = new Map<string, number>();
  for (const path of statics) {
    const root = prefixesOf(path).find((prefix) => !taken.has(prefix)) ?? path;
    counts.set(root, (counts.get(root) ?? 0) + 1);
  }
  const roots = [...counts].sort(([, a], [, b]) => b - a).map(([root]) => root);
  const all = roots.flatMap((root) => {
    // `/demo*` is for `/demo`, `/demo.html` and what is below.
    if (![...taken].some((path) => path.startsWith(root))) return [`${root}*`];
    const isFile = statics.includes(root);
    return counts.get(root) === Number(isFile) ? [root] : [...(isFile ? [root] : []), `${root}/*`];
  });
  return all.filter((one) => !all.some((other) => other !== one && covers(other, one)));
}

/** `/a`, `/a/b` of `/a/b`. */
function prefixesOf(path: string): string[] {
  const segments = path.split('/').slice(1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}
