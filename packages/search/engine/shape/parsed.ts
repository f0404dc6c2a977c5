import type { DocumentedMember, DocumentedType } from './documented';
import { readSignature, type Signature } from './signature';
import { parseType, type TypeExpression } from './type-expression';

/** Types with one argument whose values readers go through. */
export const LISTS = new Set(
  '[] List IList IReadOnlyList IEnumerable ICollection IReadOnlyCollection'.split(' '),
);

export interface ParsedMember extends Pick<
  Signature,
  'name' | 'isEvent' | 'isMethod' | 'isStatic'
> {
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

/** A member whose signature is taken apart when it is needed: that takes most of the time. */
export class Member {
  /** All names in it, in lower case, each after a space. */
  readonly text: string;
  private known: ParsedMember | undefined;

  constructor(
    readonly type: DocumentedType,
    readonly own: DocumentedMember,
  ) {
    const written = ` ${type.title} ${own.signature} ${own.handedOut?.join() ?? ''} `;
    this.text = written.toLowerCase().replace(/\W+/g, ' ');
  }

  get parsed(): ParsedMember {
    return (this.known ??= parsedMember(this.type, this.own));
  }
}

export function membersOf(types: readonly DocumentedType[]): Member[] {
  return types.flatMap((type) => type.members.map((own) => new Member(type, own)));
}

function parsedMember(type: DocumentedType, member: DocumentedMember): ParsedMember {
  const { inputs, outputs, variables, ...read } = readSignature(member.signature);
  const own = parseType(type.title);
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
}
