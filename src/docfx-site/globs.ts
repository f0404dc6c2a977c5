/**
 * The patterns of `docfx.json`: `**` for any folders, `*` and `?` inside a name, `{md,yml}` for
 * alternatives. Names that start with a dot are never matched.
 *
 * @param patterns as written, with forward or backward slashes.
 * @returns whether a path, relative and with forward slashes, matches one of them.
 */
export function globMatcher(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns
    .map((pattern) => pattern.replace(/\\/g, '/').replace(/^(?:\.\/)+/, ''))
    .map((pattern) => new RegExp(`^${expressionOf(pattern)}$`, 'i'));
  return (path) =>
    !/(?:^|\/)\.[^./]/.test(path) && expressions.some((expression) => expression.test(path));
}

const TOKEN = /\*\*\/|\*\*|\*|\?|\{([^{}]*)\}|[^*?{}]+|[{}]/g;

function expressionOf(pattern: string): string {
  return pattern.replace(TOKEN, (token, alternatives?: string) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    if (token === '?') return '[^/]';
    if (alternatives !== undefined) {
      return `(?:${alternatives.split(',').map(expressionOf).join('|')})`;
    }
    return token.replace(/[.+^$()|[\]\\{}]/g, '\\$&');
  });
}
