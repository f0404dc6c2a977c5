import { displayPath } from '../diagnostics/files';
import type { Note } from './notes';
import type { SitePlan } from './site-plan';
import { total } from './words';

/** The most places that one line of the report names. */
const NAMED = 3;

/** What is not taken over, by kind, with file and line. */
export function notesText(notes: readonly Note[], rootDir: string): string {
  const kinds = new Map<string, Note[]>();
  for (const note of notes) kinds.set(note.kind, [...(kinds.get(note.kind) ?? []), note]);
  return [...kinds].map(([kind, own]) => kindText(kind, own, rootDir)).join('\n\n');
}

function kindText(kind: string, notes: readonly Note[], rootDir: string): string {
  const lines = notes.map(({ file, line, message, fix }) => {
    const place = [displayPath(file, rootDir), line].filter((part) => part !== undefined).join(':');
    return `  ${place}\n    ${message}\n    → ${fix}`;
  });
  return `Not taken over as it was: ${kind} (${notes.length})\n${[...new Set(lines)].join('\n')}`;
}

/** Names that no page has, summed up: most come from a reference that is not in the folder. */
export function missingNamesText(names: SitePlan['missingNames']): string {
  if (names.size === 0) return '';
  const places = [...names.values()].reduce((sum, own) => sum + own.length, 0);
  const often = [...names].sort(([, a], [, b]) => b.length - a.length).slice(0, NAMED);
  const examples = often.map(([uid, [first = '']]) => `  ${uid} (${first})`).join('\n');
  return `${places} links to ${names.size} names lead to nothing in the folder; their texts stay:
${examples}${names.size > NAMED ? '\n  …' : ''}
  → Run "docfx metadata" first if the reference is missing, and this command again. Names in code link to the reference by themselves.`;
}

/** Words, links, pictures and anchors before and after, and the files that lack words. */
export function accountText({ converted }: Pick<SitePlan, 'converted'>): string {
  const sums = { words: [0, 0], links: [0, 0], pictures: [0, 0], anchors: [0, 0] };
  let lost = 0;
  const poorer: string[] = [];
  for (const [file, { before, after, lost: words = [] }] of converted) {
    if (!before || !after) continue;
    const add = (key: keyof typeof sums, from: number, to: number) => {
      const sum = sums[key];
      sums[key] = [(sum[0] ?? 0) + from, (sum[1] ?? 0) + to];
    };
    add('words', total(before.words), total(after.words));
    add('links', before.links, after.links);
    add('pictures', before.pictures, after.pictures);
    add('anchors', before.anchors, after.anchors);
    lost += words.length;
    if (words.length > 0) poorer.push(`  ${file} lacks ${words.slice(0, 12).join(' ')}`);
  }
  const number = (value: number | undefined) => (value ?? 0).toLocaleString('en').padStart(9);
  const rows = Object.entries(sums).map(
    ([kind, [from, to]]) => `  ${kind.padEnd(9)}${number(from)}${number(to)}`,
  );
  const table = `  ${''.padEnd(9)}${'before'.padStart(9)}${'after'.padStart(9)}\n${rows.join('\n')}`;
  const verdict = lost === 0 ? 'No word is lost.' : `${lost} words are lost:\n${poorer.join('\n')}`;
  return `${converted.size} files.\n${table}\n${verdict}`;
}
