import type { SitePlan } from './site-plan';

const NAMED = 3;

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
