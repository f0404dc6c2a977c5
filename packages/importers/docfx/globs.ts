import { matchesGlob } from '../shared/globs';

/**
 * The patterns of `docfx.json`. Names that start with a dot are never matched, and capital letters
 * are small ones.
 *
 * @param patterns as written, with forward or backward slashes.
 * @returns whether a path, relative and with forward slashes, matches one of them.
 */
export function globMatcher(patterns: readonly string[]): (path: string) => boolean {
  const globs = patterns.map((pattern) => pattern.replace(/\\/g, '/'));
  return (path) =>
    !/(?:^|\/)\.[^./]/.test(path) &&
    globs.some((glob) => matchesGlob(path, glob, { isCaseSensitive: false }));
}
