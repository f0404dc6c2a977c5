import crypto from 'node:crypto';

/**
 * A hash for the name of a file that is cached for as long as browsers keep it. It always has a
 * letter: `build/output/cache-rules.ts` takes a name with digits alone for a date or a number, and one such
 * name in a folder would cost the whole folder its rule.
 *
 * @param content what the name changes with.
 * @param length in hexadecimal digits, from 10 to 40.
 */
export function hashInName(content: string | Uint8Array, length = 10): string {
  const hash = crypto.createHash('sha256').update(content).digest('hex').slice(0, length);
  return /[a-f]/.test(hash) ? hash : `f${hash.slice(1)}`;
}
