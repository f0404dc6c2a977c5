import type { ApiFrontMatter } from './schema';

/**
 * The address of a declaration.
 *
 * @param pattern the setting `sourceUrl`. Its part for the line (`#L{line}`) is dropped if the line
 *   is unknown.
 */
export function sourceAddress(
  pattern: string | false,
  source: ApiFrontMatter['source'],
): string | undefined {
  if (pattern === false || !source) return undefined;
  const { path, startLine } = source;
  const address =
    startLine === undefined
      ? pattern.replace(/[#?&][^#?&]*\{line\}[^#?&]*/g, '')
      : pattern.replaceAll('{line}', String(startLine));
  return address.replaceAll('{path}', path.split('/').map(encodeURIComponent).join('/'));
}
