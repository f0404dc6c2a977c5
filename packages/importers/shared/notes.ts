import { displayPath } from '../../../src/config/diagnostics/files';
import { groupBy } from '../../../src/config/diagnostics/group-by';

/** The kind of notes about what is not read. */
export const OUTSIDE = 'files outside of the folder';

/** Something of a site that a move does not take over as it was. */
export interface Note {
  /** Absolute; empty for what belongs to no file. */
  readonly file: string;
  /** 1-based; absent where the note is about the whole file. */
  readonly line?: number | undefined;
  /** Notes of one kind are listed together; it is empty where a site has one list. */
  readonly kind: string;
  readonly message: string;
  /** What it would need. */
  readonly fix: string;
}

/** As many places are listed of notes that differ in names and numbers only. */
const LISTED = 3;

/**
 * What is not taken over, by kind: a site has thousands of notes that say the same, which are listed
 * once, with the first places and how many there are.
 *
 * @param all whether every place is listed.
 */
export function notesText(notes: readonly Note[], rootDir: string, all = false): string {
  const most = all ? Infinity : LISTED;
  return [...groupBy(notes, ({ kind }) => kind)]
    .map(([kind, own]) => {
      const title = kind === '' ? ':' : ` as it was: ${kind} (${own.length})`;
      return [`Not taken over${title}`, ...listed(own, rootDir, most)].join('\n');
    })
    .join('\n\n');
}

function listed(notes: readonly Note[], rootDir: string, most: number): string[] {
  const alike = groupBy(notes, (note) => textOf(note).replace(/"[^"]*"|\d+/g, '…'));
  return [...alike.values()].flatMap((some) => {
    const messages = [...groupBy(some, textOf)];
    const more = messages.length - most;
    return [
      ...messages.slice(0, most).map(([text, same]) => `  ${placesOf(same, rootDir, most)}${text}`),
      ...(more > 0 ? [`  and ${more} more like these`] : []),
    ];
  });
}

const textOf = ({ message, fix }: Note) => `${message}\n    → ${fix}`;

/** Where the same was found, above its text. */
function placesOf(same: readonly Note[], rootDir: string, most: number): string {
  const places = [...new Set(same.flatMap((note) => (note.file ? placeText(note, rootDir) : [])))];
  if (places.length === 0) return '';
  const more = places.length - most;
  return `${places.slice(0, most).join('\n  ')}${more > 0 ? ` and ${more} more` : ''}\n    `;
}

/** A file with its line. */
export const placeText = ({ file, line }: Pick<Note, 'file' | 'line'>, rootDir: string): string =>
  [displayPath(file, rootDir), line].filter((part) => part !== undefined).join(':');
