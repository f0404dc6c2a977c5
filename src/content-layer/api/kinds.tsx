import type { Messages } from '../../messages';
import type { MemberKind } from './schema';

/** What a row of a list is about: a member, or a type. */
export type GlyphKind = MemberKind | 'type';

/** The names of kinds, as the text alternatives of their glyphs. */
const NAMES: Readonly<Record<GlyphKind, keyof Messages>> = {
  constructor: 'apiConstructor',
  value: 'apiEnumValue',
  constant: 'apiConstant',
  field: 'apiField',
  property: 'apiProperty',
  indexer: 'apiIndexer',
  event: 'apiEvent',
  method: 'apiMethod',
  operator: 'apiOperator',
  type: 'apiType',
};

/** A letter in a tinted square. The letter comes from the style sheet: it is no part of the text. */
export function Glyph({ kind }: { kind: GlyphKind }) {
  return (
    <span className={`api-glyph api-glyph-${kind}`} role="img" aria-label={MESSAGES[NAMES[kind]]} />
  );
}
