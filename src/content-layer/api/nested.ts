import { anchorOf, memberSections } from './members';
import type { ApiFrontMatter } from './schema';
import { declaredType, type DeclaredType } from './declared-type';

/** A type that another one declares. */
export interface NestedType extends DeclaredType {
  /** Its anchor on the page of the other type: its name. */
  readonly id: string;
  /** As the front matter has it. */
  readonly declaration: string;
}

/** The types that a type declares, in the order in which they are written. */
export function nestedTypes({
  members,
  nested,
}: Pick<ApiFrontMatter, 'members' | 'nested'>): NestedType[] {
  if (nested.length === 0) return [];
  const used = new Set(
    memberSections(members).flatMap(({ groups }) =>
      groups.flatMap(({ overloads }) => overloads.map(({ id }) => id)),
    ),
  );
  return nested.flatMap((written) => {
    const declaration = written.trim();
    const type = declaredType(declaration);
    if (!type) return [];
    // One name may stand for several, told apart by their type parameters.
    const wanted = anchorOf(type.name);
    let id = wanted;
    for (let count = 2; used.has(id); count++) id = `${wanted}-${count}`;
    used.add(id);
    return [{ ...type, id, declaration }];
  });
}
