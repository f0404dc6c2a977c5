import type { DocfxItem, DocfxParameter } from './docfx';
import type { References } from './names';

/**
 * Documentation that a member takes over, as `<inheritdoc/>` does: what it does not say itself is
 * what the member says that it overrides or implements, or the one above that. Remarks, examples and
 * exceptions are taken over by members without a summary only: they belong to a description.
 */
export class Inheritance {
  private readonly done = new Map<string, DocfxItem>();

  constructor(
    private readonly items: ReadonlyMap<string, DocfxItem>,
    private readonly references: References,
  ) {}

  /** The item, complemented. */
  documented(item: DocfxItem): DocfxItem {
    const known = this.done.get(item.uid);
    if (known) return known;
    // Damaged input may have members that override each other.
    this.done.set(item.uid, item);
    const above = [item.overridden, ...item.implements].filter((uid) => uid !== '');
    let result = item;
    for (const uid of above) {
      const other =
        this.items.get(uid) ?? this.items.get(this.references.get(uid)?.definition ?? '');
      if (other && other.type === item.type) result = complemented(result, this.documented(other));
    }
    this.done.set(item.uid, result);
    return result;
  }
}

function complemented(item: DocfxItem, other: DocfxItem): DocfxItem {
  const hasOwn = isSaid(item.summary);
  return {
    ...item,
    parameters: described(item.parameters, other.parameters),
    typeParameters: described(item.typeParameters, other.typeParameters),
    returns: item.returns || other.returns,
    ...(!hasOwn && {
      summary: other.summary,
      remarks: item.remarks || other.remarks,
      examples: item.examples.length > 0 ? item.examples : other.examples,
      exceptions: item.exceptions.length > 0 ? item.exceptions : other.exceptions,
    }),
  };
}

/** `<inheritdoc>` that DocFX could not follow says nothing. */
export function isSaid(text: string): boolean {
  return text.replace(/<\/?inheritdoc\b[^>]*>/g, '').trim() !== '';
}

/** By place: an override may name its parameters otherwise. */
function described(
  own: readonly DocfxParameter[],
  other: readonly DocfxParameter[],
): readonly DocfxParameter[] {
  return own.map((parameter, index) => ({
    ...parameter,
    description: parameter.description || (other[index]?.description ?? ''),
  }));
}
