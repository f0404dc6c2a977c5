import { displayPath } from '../diagnostics/files';
import { lineOfWord, type PageAccount, totalsOf } from './account';
import type { LeftOut } from './left-out';

/** The most words that the report names of one page. */
const NAMED = 12;

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
  const { pages, documents, source, lost } = totalsOf(accounts);
  const number = (value: number) => value.toLocaleString('en').padStart(9);
  const rows = (['words', 'links', 'pictures', 'anchors'] as const).map(
    (kind) => `  ${kind.padEnd(9)}${number(source[kind])}${number(lost[kind])}`,
  );
  const poorer = accounts.flatMap((account) => pageText(account, rootDir));
  const table = [
    `${pages} pages, ${documents} documents.`,
    `  ${''.padEnd(9)}${'before'.padStart(9)}${'lost'.padStart(9)}`,
    ...rows,
  ].join('\n');
  return poorer.length === 0 ? table : `${poorer.join('\n')}\n\n${table}`;
}

function pageText({ page, built, losses }: PageAccount, rootDir: string): string[] {
  const file = displayPath(page.file, rootDir);
  if (built === undefined) return [`  ${file}\n    has no document at ${page.path}`];
  const { words, anchors, links, pictures } = losses;
  const [first] = words;
  const line = first === undefined ? undefined : lineOfWord(page.raw, first);
  const parts = [
    words.length > 0 &&
      `${words.length} words: ${words.slice(0, NAMED).join(' ')}${words.length > NAMED ? ' …' : ''}`,
    links > 0 && `${links} links`,
    pictures > 0 && `${pictures} pictures`,
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
