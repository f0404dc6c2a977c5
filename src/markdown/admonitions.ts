import { nearest } from '../config/diagnostics/problems';
import type { Messages } from '../messages';

interface AdmonitionType {
  /** The message used as its title if the author writes none. */
  readonly title: keyof Messages;
  /** Names for it in other documentation systems. */
  readonly aliases: readonly string[];
  /** The picture beside its title: the two rings of the logo. None if left out. */
  readonly icon?: 'rings';
}

/**
 * The types of admonitions. Each is styled by the class `admonition-<type>` in `prose.css`, with
 * `--color-<type>` and `--color-<type>-soft` from `tokens.css` in both colour modes.
 */
export const ADMONITIONS = {
  note: { title: 'admonitionNote', aliases: ['secondary'] },
  tip: { title: 'admonitionTip', aliases: ['success'] },
  info: { title: 'admonitionInfo', aliases: ['important'] },
  warning: { title: 'admonitionWarning', aliases: ['caution'] },
  danger: { title: 'admonitionDanger', aliases: [] },
  checkpoint: { title: 'admonitionCheckpoint', aliases: [], icon: 'rings' },
} as const satisfies Readonly<Record<string, AdmonitionType>>;

export type Admonition = keyof typeof ADMONITIONS;

const TYPES = Object.keys(ADMONITIONS) as Admonition[];

const BY_NAME: ReadonlyMap<string, Admonition> = new Map(
  TYPES.flatMap((type) => [type, ...ADMONITIONS[type].aliases].map((name) => [name, type])),
);

/** The type that an author calls by this name; undefined if there is none. */
export function admonitionOf(name: string): Admonition | undefined {
  return BY_NAME.get(name);
}

/** @param written formats a name as authors write it in the source, such as `:::tip`. */
export function admonitionFix(name: string, written: (known: string) => string): string {
  const near = nearest(name, [...BY_NAME.keys()]);
  const types = TYPES.map(written).join(', ');
  return near ? `Write "${written(near)}". There are ${types}.` : `Write one of ${types}.`;
}

export function admonitionTitle(type: Admonition): string {
  return MESSAGES[ADMONITIONS[type].title];
}
