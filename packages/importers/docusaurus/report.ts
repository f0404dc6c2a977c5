import { displayPath } from '../../../src/config/diagnostics/files';
import { lineOfWord, type PageAccount } from './account';
import { tallyOf } from './compare';
import type { LeftOut } from './left-out';
import { counted, lackedWords, sumOf, tallyTable } from '../shared/tally';

/** What is not taken over, by file: where it is, and what it would need. */
export function leftOutText(leftOut: readonly LeftOut[], rootDir: string): string {
  if (leftOut.length === 0) return 'Everything is taken over.';
  const lines = leftOut.map(({ what, need, place }) => {
    const where = place ? `${displayPath(place.file, rootDir)}:${place.line}\n    ` : '';
    return `  ${where}${what}\n    → ${need}`;
  });
  return `Not taken over:\n${[...new Set(lines)].join('\n')}`;
}

/** Words, links, pictures and anchors before and after, and the pages that lack some. */
export function accountText(accounts: readonly PageAccount[], rootDir: string): string {
  const documents = accounts.filter(({ built }) => built).length;
  const before = sumOf(accounts.map(({ source }) => tallyOf(source)));
  const lost = sumOf(accounts.map(({ losses }) => tallyOf(losses)));
  const poorer = accounts.flatMap((account) => pageText(account, rootDir));
  const table = `${counted(accounts.length, 'page')}, ${counted(documents, 'document')}.\n${tallyTable({ before, lost })}`;
  return poorer.length === 0 ? table : `${poorer.join('\n')}\n\n${table}`;
}

function pageText({ page, built, losses }: PageAccount, rootDir: string): string[] {
  const file = displayPath(page.file, rootDir);
  if (built === undefined) return [`  ${file}\n    has no document at ${page.path}`];
  const { words, anchors, links, pictures } = losses;
  const [first] = words;
  const line = first === undefined ? undefined : lineOfWord(page.raw, first);
  const parts = [
    words.length > 0 && lackedWords(words),
    links > 0 && counted(links, 'link'),
    pictures > 0 && counted(pictures, 'picture'),
    anchors.length > 0 && `anchors: ${anchors.join(', ')}`,
  ].filter((part) => part !== false);
  const at = line === undefined ? '' : `:${line}`;
  return parts.length === 0 ? [] : [`  ${file}${at}\n    lacks ${parts.join('; ')}`];
}

/** Whether every word, link, picture and anchor is on its page. */
export function isWhole(accounts: readonly PageAccount[]): boolean {
  return accounts.every(
    ({ built, losses: { words, links, pictures, anchors } }) =>
      built !== undefined && words.length + links + pictures + anchors.length === 0,
  );
}
