import path from 'node:path';
import { groupBy } from '../../config/diagnostics/group-by';
import { covers } from '../../config/settings/allow-schema';

/** A content hash in a file's name: webpack's, ours, or one of esbuild. Never a date or number. */
const HASH =
  /[-.](?:(?=\d*[a-f])[0-9a-f]{10,40}|(?=[2-7]*[A-Z])[A-Z2-7]{8})(?=(?:\.[A-Za-z]\w*)+$)/;

/** More rules than this for one folder are not worth it: revalidation is always right. */
const MAX_RULES_OF_FOLDER = 30;

/** Whether a file has another name as soon as it has another content. */
export function isHashed(file: string): boolean {
  return HASH.test(path.posix.basename(file)) && !/\.(?:html|md)$/.test(file);
}

/**
 * Patterns for all files whose name has a hash, and for no other file. No two patterns match the
 * same file, because hosts would join the values of a header that two rules set.
 *
 * @param files the paths of all files from the root of the site, without a leading slash.
 */
export function immutablePatterns(files: readonly string[]): string[] {
  return patternsOf('', files).sort();
}

/** @param folder with a slash at its end, or the empty string for the root. */
function patternsOf(folder: string, files: readonly string[]): string[] {
  if (!files.some(isHashed)) return [];
  if (folder !== '' && files.every(isHashed)) return [`/${folder}*`];
  const below = groupBy(files, (file) => {
    const [name = ''] = file.slice(folder.length).split('/');
    return folder + name === file ? '' : `${folder}${name}/`;
  });
  const own = prefixesOf(below.get('') ?? [], files);
  below.delete('');
  return [...own, ...[...below].flatMap(([sub, inside]) => patternsOf(sub, inside))];
}

/** `/app-*` for `app-913aa7ea8f.js`, as far as no other file starts like that. */
function prefixesOf(own: readonly string[], all: readonly string[]): string[] {
  const prefixes = own.filter(isHashed).map((file) => {
    const hash = HASH.exec(path.posix.basename(file));
    const stem = file.slice(0, file.lastIndexOf('/') + 1 + (hash?.index ?? 0) + 1);
    return all.some((other) => other.startsWith(stem) && !isHashed(other)) ? file : `${stem}*`;
  });
  const shortest = [...new Set(prefixes)].filter(
    (prefix, _, others) => !others.some((other) => other !== prefix && covers(other, prefix)),
  );
  return shortest.length > MAX_RULES_OF_FOLDER ? [] : shortest.map((prefix) => `/${prefix}`);
}
