import { nearest } from '../config/diagnostics/problems';
import type { Messages } from '../messages';

interface AdmonitionType {
  /**
   * Its names, and the message that is its title if the author writes none: its own name, and those
   * that other documentation systems have for it.
   */
  readonly titles: Readonly<Record<string, keyof Messages>>;
  /** The picture beside its title: the two rings of the logo. None if left out. */
  readonly icon?: 'rings';
}

/**
 * The types of admonitions. `parts/admonitions.css` styles each by the class `admonition-<type>`,
 * with `--color-<type>` and `--color-<type>-soft` from `tokens.css` in both colour modes.
 */
export const ADMONITIONS = {
  note: { titles: { note: 'admonitionNote', secondary: 'admonitionSecondary' } },
  tip: { titles: { tip: 'admonitionTip', success: 'admonitionSuccess' } },
  info: { titles: { info: 'admonitionInfo', important: 'admonitionImportant' } },
  warning: { titles: { warning: 'admonitionWarning', caution: 'admonitionCaution' } },
  danger: { titles: { danger: 'admonitionDanger' } },
  checkpoint: { titles: { checkpoint: 'admonitionCheckpoint' }, icon: 'rings' },
} as const satisfies Readonly<Record<string, AdmonitionType>>;

export type Admonition = keyof typeof ADMONITIONS;

const TYPES = Object.keys(ADMONITIONS) as Admonition[];

const BY_NAME = new Map(
  TYPES.flatMap((type) => {
    const titles = Object.entries<keyof Messages>(ADMONITIONS[type].titles);
    return titles.map(([name, title]) => [name, { type, title }] as const);
  }),
);

/** The type that an author calls by this name, and its own title; undefined if there is none. */
export function admonitionOf(name: string): { type: Admonition; title: string } | undefined {
  const found = BY_NAME.get(name);
  return found && { type: found.type, title: MESSAGES[found.title] };
}

/** @param written formats a name as authors write it in the source, such as `:::tip`. */
export function admonitionFix(name: string, written: (known: string) => string): string {
  const near = nearest(name, [...BY_NAME.keys()]);
  const types = TYPES.map(written).join(', ');
  return near ? `Write "${written(near)}". There are ${types}.` : `Write one of ${types}.`;
}
