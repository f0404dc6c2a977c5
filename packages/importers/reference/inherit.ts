import type { DocfxItem, DocfxParameter } from './docfx';
import type { References } from './names';

/**
 * Inherits documentation the way `<inheritdoc/>` does: what a member lacks comes from the member it
 * overrides or implements, and so on up the chain. Remarks, examples and exceptions are part of a
 * description, so only members without a summary inherit them.
 *
 * @returns what fills in the inherited documentation of an item.
 */
export function inheritance(items: ReadonlyMap<string, DocfxItem>, references: References) {
  const done = new Map<string, DocfxItem>();
  return function documented(item: DocfxItem): DocfxItem {
    const known = done.get(item.uid);
    if (known) return known;
    // Ends the recursion if members in damaged input override each other.
    done.set(item.uid, item);
    let result = item;
    for (const uid of [item.overridden, ...item.implements]) {
      const other = items.get(uid) ?? items.get(references.get(uid)?.definition ?? '');
      if (other && other.type === item.type) result = complemented(result, documented(other));
    }
    done.set(item.uid, result);
    return result;
  };
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

/** Whether a text says anything. An `<inheritdoc>` that DocFX couldn't resolve doesn't. */
export function isSaid(text: string): boolean {
  return text.replace(/<\/?inheritdoc\b[^>]*>/g, '').trim() !== '';
}

/** Matches parameters by position, since an override may rename them. */
function described(own: DocfxParameter[], other: DocfxParameter[]): DocfxParameter[] {
  return own.map((parameter, index) => ({
    ...parameter,
    description: parameter.description || (other[index]?.description ?? ''),
  }));
}
