import type { Messages } from '../messages';
import type { MemberKind, TypeKind } from './schema';

/** What a row of a list is about: a member, or a type. */
export type GlyphKind = MemberKind | 'type';

/** The letters of glyphs, and the names of kinds as their text alternatives. */
const KINDS: Readonly<Record<GlyphKind, readonly [letter: string, name: keyof Messages]>> = {
  constructor: ['C', 'apiConstructor'],
  value: ['V', 'apiEnumValue'],
  constant: ['K', 'apiConstant'],
  field: ['F', 'apiField'],
  property: ['P', 'apiProperty'],
  indexer: ['I', 'apiIndexer'],
  event: ['E', 'apiEvent'],
  method: ['M', 'apiMethod'],
  operator: ['O', 'apiOperator'],
  type: ['T', 'apiType'],
};

export const TYPE_LETTERS: Readonly<Record<TypeKind, string>> = {
  class: 'C',
  struct: 'S',
  interface: 'I',
  enum: 'E',
  delegate: 'D',
  attribute: 'A',
  exception: 'X',
};

export function kindName(kind: GlyphKind): string {
  return MESSAGES[KINDS[kind][1]];
}

/** A letter in a tinted square. The style sheet shows the letter: it is not part of the text. */
export function Glyph({ kind }: { kind: GlyphKind }) {
  const [letter] = KINDS[kind];
  return (
    <span
      className={`api-glyph api-glyph-${kind}`}
      data-glyph={letter}
      role="img"
      aria-label={kindName(kind)}
    />
  );
}

/** The glyph of a type whose kind is beside it as text. */
export function TypeGlyph({ kind }: { kind: TypeKind }) {
  return (
    <span
      className={`api-glyph api-glyph-${kind}`}
      data-glyph={TYPE_LETTERS[kind]}
      aria-hidden="true"
    />
  );
}
