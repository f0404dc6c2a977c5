import { readSignature } from '../../packages/search/engine/shape/signature';
import { parseTypeName, substituteTypes } from '../../packages/csharp/type-names';
import { withBases } from './inheritance';
import { nestedTypes } from './nested';
import type { Reference } from './reference';
import type { ReferenceType } from './reference-type';

/** Delegates of .NET and Unity that return nothing: their type arguments are their parameters. */
const GENERIC_HANDLERS = new Set(['Action', 'EventHandler', 'UnityAction', 'UnityEvent']);

/**
 * The types that an event hands to those who subscribe.
 *
 * @param handler the type of its handler, as written.
 * @param own the type that has the event.
 */
export function handedOut(reference: Reference, own: ReferenceType, handler: string): string[] {
  const { name, args } = parseTypeName(handler);
  if (GENERIC_HANDLERS.has(name)) return [...args];
  const nested = withBases(reference, own)
    .flatMap(({ type }) => nestedTypes(type))
    .find((one) => one.kind === 'delegate' && parseTypeName(one.name).name === name);
  const type = nested ? undefined : reference.typeOf(handler)?.type;
  const declared = nested ?? (type && { name: type.name, declaration: type.signature });
  if (!declared) return [];
  const variables = parseTypeName(declared.name).args;
  const given = new Map(variables.map((variable, at) => [variable, args[at] ?? variable]));
  return readSignature(declared.declaration).inputs.map((input) =>
    substituteTypes(input.type, given),
  );
}
