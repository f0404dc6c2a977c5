import { anchorOf, memberSections } from './members';
import type { ApiFrontMatter } from './schema';

/** A type that another one declares. */
export interface NestedType {
  /** As C# writes it: `PropertyChangedHandler<TModel, TValue>`. */
  readonly name: string;
  readonly kind: NestedKind;
  /** Its anchor on the page of the other type: its name. */
  readonly id: string;
  /** As the front matter has it. */
  readonly declaration: string;
}

export type NestedKind = 'class' | 'struct' | 'interface' | 'enum' | 'delegate';

const ATTRIBUTES = /^(?:\s*\[[^\]]*\])*\s*/;
const MODIFIERS =
  /^(?:(?:public|protected|internal|private|static|sealed|abstract|readonly|ref|partial|new|unsafe)\s+)*/;
const TYPE = /^(class|struct|interface|enum)\s+(\w+)\s*(<[^>]*>)?/;
/** The name stands before the list of parameters. */
const DELEGATE = /^(delegate)\s.+?\s(\w+)\s*(<[^()]*>)?\s*\(/s;

/** What a declaration says first; undefined where it declares no type. */
export function declaredType(declaration: string): Pick<NestedType, 'name' | 'kind'> | undefined {
  const text = declaration.replace(ATTRIBUTES, '').replace(MODIFIERS, '');
  const match = TYPE.exec(text) ?? DELEGATE.exec(text);
  if (!match) return undefined;
  const [, kind, name = '', parameters = ''] = match;
  return { name: name + parameters, kind: kind as NestedKind };
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
