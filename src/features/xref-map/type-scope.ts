import { arityAt } from '../../../packages/csharp/type-names';
import { docIdOfType, VALUE_KEYWORDS } from '../../../packages/csharp/doc-id';
import { externalFullName, nameWithArity } from '../../reference/external-types';
import type { ExternalXrefs } from '../../reference/external-xrefs';
import { basesOf } from '../../reference/inheritance';
import type { Reference } from '../../reference/reference';
import type { ReferenceType } from '../../reference/reference-type';

/** Reads the types in the declarations of a type, as C# does in its place. */
export interface TypeScope {
  /** An expression with the full names of its types: `System.Action<uint>`. */
  readonly qualified: (expression: string) => string;
  /** An expression as an id: `System.Action{System.UInt32}`. */
  readonly idOf: (expression: string, parameters: ReadonlyMap<string, string>) => string;
}

/** Structs of the engine and of .NET that declarations have with a question mark. */
const STRUCTS =
  /^(?:UnityEngine\.(?:Bounds|Color|Color32|LayerMask|Matrix4x4|Quaternion|Ray|RaycastHit|Rect|Vector[234](?:Int)?)|System\.(?:DateTime|DateTimeOffset|Guid|TimeSpan|Threading\.CancellationToken))$/;

/** A name, with what qualifies it, unless it follows a dot or a bracket's end. */
const NAME = /(?<![\w.])[A-Za-z_]\w*(?:\.\w+)*/g;

export function typeScope(
  reference: Reference,
  own: ReferenceType,
  xrefs?: ExternalXrefs,
): TypeScope {
  const around = [own.type.name, ...basesOf(reference, own)];

  const nestedIn = (outers: readonly string[], name: string, arity: number) => {
    const types = outers.flatMap((outer) => reference.typeOf(outer) ?? []);
    const outer = types.find((type) => reference.nestedIn(type, name, arity) !== undefined);
    return outer && `${outer.type.namespace}.${outer.type.name}.${name}`;
  };

  const fullName = (name: string, arity: number): string | undefined => {
    const dot = name.lastIndexOf('.');
    const type =
      dot < 0 ? reference.typeByName(name, arity) : reference.typeOf(nameWithArity(name, arity));
    return (
      nestedIn(dot < 0 ? around : [name.slice(0, dot)], name.slice(dot + 1), arity) ??
      (type && `${type.type.namespace}.${type.type.name.replace(/<[^<>]*>$/, '')}`) ??
      (dot < 0 ? externalFullName(name, arity, xrefs) : undefined)
    );
  };

  const isValue = (type: string) =>
    VALUE_KEYWORDS.has(type) ||
    STRUCTS.test(type) ||
    type.startsWith('(') ||
    ['enum', 'struct'].includes(reference.typeOf(type)?.type.kind ?? '');

  const qualified = (expression: string) =>
    expression.replace(
      NAME,
      (name, at: number) => fullName(name, arityAt(expression, at + name.length)) ?? name,
    );

  return {
    qualified,
    idOf: (expression, parameters) => docIdOfType(qualified(expression), parameters, isValue),
  };
}
