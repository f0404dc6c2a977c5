import { ownValue } from '../../../../src/config/diagnostics/own-value';

/** The admonitions of the site for those of Material. */
const TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    info: 'info abstract summary tldr todo question help faq',
    tip: 'tip hint important success check done',
    warning: 'warning caution attention',
    danger: 'danger failure fail missing error bug',
  }).flatMap(([type, names]) => names.split(' ').map((name) => [name, type])),
);

/** Reads what follows `!!!` and `???`: `note inline end "Title"`. Where it floats has no effect. */
export function boxOf(written: string) {
  const [, name, title = ''] =
    /^([\w-]+)(?:[ \t]+[\w-]+)*(?:[ \t]+"(.*)")?[ \t]*$/.exec(written) ?? [];
  if (name === undefined) return undefined;
  const type = ownValue(TYPES, name.toLowerCase()) ?? 'note';
  const shown = title || name.charAt(0).toUpperCase() + name.slice(1);
  // A title that the site gives by itself needs no words.
  return { type, title: title || (type === name ? '' : shown), shown };
}
