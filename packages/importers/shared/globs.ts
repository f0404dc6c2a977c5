/**
 * Whether a path matches a glob: `*`, `**`, `?`, `{a,b}`, `[abc]` and `[!abc]`.
 *
 * @param file with forward slashes, relative to the folder that the glob starts from.
 * @param flags `i` if capital letters are small ones.
 */
export function matchesGlob(file: string, glob: string, flags: '' | 'i' = ''): boolean {
  return alternatives(glob.replace(/^(?:\.\/)+/, '')).some((one) =>
    new RegExp(`^${patternOf(one)}$`, flags).test(file),
  );
}

/** `a/{b,c}` is `a/b` and `a/c`. */
function alternatives(glob: string): string[] {
  const [whole, inside] = /\{([^{}]*)\}/.exec(glob) ?? [];
  if (whole === undefined || inside === undefined) return [glob];
  return inside.split(',').flatMap((part) => alternatives(glob.replace(whole, () => part)));
}

function patternOf(glob: string): string {
  return glob.replace(/\*\*\/|\*\*|\*|\?|\[[^\]]+\]|[.+^${}()|\\[\]]/g, (token) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    if (token === '?') return '[^/]';
    return token.length > 1 ? token.replace(/^\[[!^]/, '[^/') : `\\${token}`;
  });
}
