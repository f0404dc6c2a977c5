import type { MemberKind, TypeKind } from '../../../src/reference/schema';

type Described = { readonly name: string; readonly description?: string };
type ImportedParameter = Described & { readonly type: string; readonly default?: string };
type ImportedTypeParameter = Described & { readonly constraint?: string };

/**
 * What types and members share, with the keys of the front matter. These are type aliases because
 * TypeScript doesn't accept an interface as a record of plain values.
 */
export type Documented = {
  readonly uid: string;
  readonly name: string;
  readonly signature: string;
  readonly summary?: string;
  readonly remarks?: string;
  readonly example?: string;
  readonly typeParameters?: readonly ImportedTypeParameter[];
  readonly parameters?: readonly ImportedParameter[];
  readonly returns?: string;
  readonly obsolete?: string;
  readonly attributes?: readonly string[];
  readonly seeAlso?: readonly string[];
  readonly source?: { readonly path: string; readonly startLine: number };
};

export type ImportedMember = Documented & {
  readonly kind: MemberKind;
  readonly static?: true;
  readonly exceptions?: readonly { readonly type: string; readonly description?: string }[];
};

/** A type as described by the assembly: front matter without the keys that only authors write. */
export type ImportedType = Documented & {
  readonly kind: TypeKind;
  readonly namespace: string;
  readonly inherits?: readonly string[];
  readonly implements?: readonly string[];
  readonly members?: readonly ImportedMember[];
};
