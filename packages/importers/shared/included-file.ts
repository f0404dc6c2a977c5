import fs from 'node:fs';
import { placeIn } from '../../../src/config/diagnostics/place-in';

export const INCLUSION_FIX =
  'Give the command the folder with all files that pages include, or put the text here.';

/** Why a file cannot be included, and what is said of its name. */
type Fault = { readonly fault: 'outside' | 'missing' | 'circular'; readonly why: string };

/**
 * Reads a file that a page includes, or tells why it cannot be included.
 *
 * @param candidates where it may be, absolute; the first that exists counts.
 * @param root the folder that nothing is read outside of.
 * @param chain the files that include it, absolute.
 * @returns the text has `\n` between its lines, and none at its end.
 */
export function includedFile(
  candidates: readonly string[],
  root: string,
  chain: readonly string[],
): { readonly file: string; readonly text: string } | Fault {
  const file = candidates.find((one) => placeIn(root, one) === 'file');
  if (file === undefined) {
    return candidates.some((one) => placeIn(root, one) === 'outside')
      ? { fault: 'outside', why: 'is outside of the folder' }
      : { fault: 'missing', why: 'does not exist' };
  }
  if (chain.includes(file)) return { fault: 'circular', why: 'includes itself' };
  const bytes = fs.readFileSync(file);
  // Older editors of Windows write UTF-16.
  const isWide = bytes.subarray(0, 2).equals(Buffer.of(0xff, 0xfe));
  const text = bytes
    .toString(isWide ? 'utf16le' : 'utf8')
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '');
  return { file, text };
}
