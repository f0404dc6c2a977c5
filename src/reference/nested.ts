import { uniqueId } from '../markdown/html/headings';
import { anchorOf, placedMembers } from './members';
import type { ApiFrontMatter } from './schema';
import { declaredType, type DeclaredType } from '../../packages/csharp/declared-type';

/** A type nested in another. */
export interface NestedType extends DeclaredType {
  /** Its anchor on the outer type's page, derived from its name. */
  readonly id: string;
  /** As written in the front matter. */
  readonly declaration: string;
}

/** The types nested in a type, in the order they are written. */
export function nestedTypes({
  members,
  nested,
}: Pick<ApiFrontMatter, 'members' | 'nested'>): NestedType[] {
  if (nested.length === 0) return [];
  const used = new Set(placedMembers(members).map(({ id }) => id));
  return nested.flatMap((written) => {
    const declaration = written.trim();
    const type = declaredType(declaration);
    if (!type) return [];
    // Several types may share a name and differ only in their type parameters.
    return [{ ...type, id: uniqueId(anchorOf(type.name), used, 2), declaration }];
  });
}
