/**
 * Whether a path matches a glob: `*`, `**`, `?`, `{a,b}` and `[abc]`.
 *
 * @param file with forward slashes, relative to the folder that the glob starts from.
 */
export function matchesGlob(file: string, glob: string): boolean {
  return alternatives(glob.replace(/^\.\//, '')).some((one) => toRegExp(one).test(file));
}

/** `a/{b,c}` is `a/b` and `a/c`. */
function alternatives(glob: string): string[] {
  const [whole, inside] = /\{([^{}]*,[^{}]*)\}/.exec(glob) ?? [];
  if (whole === undefined || inside === undefined) return [glob];
  return inside.split(',').flatMap((part) => alternatives(glob.replace(whole, () => part)));
}

function toRegExp(glob: string): RegExp {
  const pattern = glob.replace(/\*\*\/|\*\*|\*|\?|\[[^\]]+\]|[.+^${}()|\\[\]]/g, (token) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    if (token === '?') return '[^/]';
    return token.length > 1 ? token : `\\${token}`;
  });
  return new RegExp(`^${pattern}$`);
}
