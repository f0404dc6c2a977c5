import type { DocumentedMember, DocumentedType } from './documented';
import { readSignature, type Signature } from './signature';
import { parseType, type TypeExpression } from './type-expression';

/** Types with one argument whose values readers go through. */
export const LISTS = new Set(
  '[] List IList IReadOnlyList IEnumerable ICollection IReadOnlyCollection'.split(' '),
);

/** A member with its signature taken apart. */
export interface ParsedMember extends Pick<Signature, 'name' | 'isEvent' | 'isStatic'> {
  readonly type: DocumentedType;
  readonly member: DocumentedMember;
  /** The type that it belongs to; undefined if it needs no instance. */
  readonly receiver: TypeExpression | undefined;
  readonly inputs: readonly { readonly type: TypeExpression; readonly isOptional: boolean }[];
  readonly outputs: readonly TypeExpression[];
  /** Its own type parameters and those of its type. */
  readonly variables: ReadonlySet<string>;
  /** Whether it is a constructor. */
  readonly isMade: boolean;
}

export function parsedMembers(types: readonly DocumentedType[]): ParsedMember[] {
  return types.flatMap((type) => {
    const own = parseType(type.title);
    return type.members.map((member): ParsedMember => {
      const { inputs, outputs, variables, ...read } = readSignature(member.signature);
      const isMade = read.name === own.name;
      const given = isMade ? [type.title] : (member.handedOut ?? outputs);
      return {
        ...read,
        type,
        member,
        receiver: read.isStatic || isMade ? undefined : own,
        inputs: inputs.map((input) => ({ ...input, type: parseType(input.type) })),
        outputs: (given.length > 0 ? given : ['void']).map(parseType),
        variables: new Set([...variables, ...own.args.map((arg) => arg.name)]),
        isMade,
      };
    });
  });
}
