import { groupBy } from '../../../src/config/diagnostics/group-by';
import type { Plan } from './plan';
import type { Input, Skipped } from './read-folder';

export function hasChanges({ created, updated, gone, prune }: Plan): boolean {
  return created.length + updated.length > 0 || (prune && gone.length > 0);
}

/** The files that an import changes, one per line: `+` new, `~` changed, `-` removed. */
export function changesText({ created, updated, gone, prune }: Plan): string {
  const marked = (mark: string, files: readonly { readonly file: string }[]) =>
    files.map(({ file }) => `  ${mark} ${file}`).sort();
  const lines = [marked('+', created), marked('~', updated), marked('-', prune ? gone : [])];
  return lines.flat().join('\n');
}

const LISTED = 10;

export function summaryText(input: Input, plan: Plan, seconds: number): string {
  const { created, updated, unchanged, gone, documentation, linker } = plan;
  const { own, inherited, byHand, none } = documentation;
  const members = [...input.members.values()].flat();
  const lines = [
    `${number(input.types.length)} types with ${number(members.length)} members from ${number(input.fileCount)} files in ${seconds.toFixed(1)} s.`,
    `Files: ${created.length} new, ${updated.length} changed, ${unchanged} as they were, ${plan.prune ? `${gone.length} removed` : `${gone.length} of types that are gone`}.`,
    `Descriptions: ${own} of their own, ${inherited} inherited, ${byHand} written by hand, ${none} missing.`,
    ...listed('Skipped files', input.skippedFiles),
    ...listed('Skipped', input.skippedItems),
    ...listed('Named as children, but not there', input.missingChildren),
    ...listed('References that lead to types without a page', reasons(linker.withoutPage)),
    ...listed('References that DocFX does not know', reasons(linker.unresolved)),
    ...listed('Links that lead to no page of the site', reasons(linker.droppedLinks)),
    ...listed(
      'Types that are gone; --prune removes their files',
      plan.prune ? [] : gone.map(({ file, uid = '' }) => ({ what: file, reason: uid })),
    ),
  ];
  return lines.join('\n');
}

/** The outcome for every uid: tab-separated, one per line, sorted by uid. */
export function accountText(input: Input, plan: Plan): string {
  const members = [...input.members.values()].flat();
  const rows = [
    ...input.types.map(({ uid }) => [uid, 'written', plan.files.get(uid) ?? '']),
    ...members.map(({ uid, parent }) => [uid, 'written', plan.files.get(parent) ?? '']),
    ...input.skippedItems.map(({ what, reason }) => [what, 'skipped', reason]),
    ...input.missingChildren.map(({ what, reason }) => [what, 'missing', reason]),
    ...input.skippedFiles.map(({ what, reason }) => [what, 'skipped file', reason]),
  ];
  const lines = rows.map((row) => row.join('\t')).sort();
  return ['uid\toutcome\tfile or reason', ...lines].join('\n') + '\n';
}

function reasons(values: Iterable<string>): Skipped[] {
  return [...new Set(values)].sort().map((what) => ({ what, reason: '' }));
}

/** Groups entries by their reasons and names the first few of each. */
function listed(title: string, all: readonly Skipped[]): string[] {
  if (all.length === 0) return [];
  const lines = [...groupBy(all, ({ reason }) => reason)].map(([reason, names]) => {
    const rest = names.length - LISTED;
    const listed = names.slice(0, LISTED).map(({ what }) => what);
    const some = listed.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
    return reason === '' ? `  ${some}` : `  ${names.length} – ${reason}: ${some}`;
  });
  return [`${title}: ${all.length}`, ...lines];
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
