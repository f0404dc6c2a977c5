import type {
  DocumentedMember,
  DocumentedType,
} from '../../packages/search/engine/shape/documented';
import { readSignature } from '../../packages/search/engine/shape/signature';
import { handedOut } from './handlers';
import { basesOf, withBases } from './inheritance';
import { placedMembers } from './members';
import type { Reference } from './reference';
import type { ReferenceType } from './reference-type';

/** A type as search asks for it by what its members take and give. */
export function signaturesOf(
  reference: Reference,
  own: ReferenceType,
): Pick<DocumentedType, 'bases' | 'interfaces' | 'requires' | 'members'> {
  const bases = basesOf(reference, own);
  const all = withBases(reference, own).flatMap(({ type }) => type.implements);
  const members = placedMembers(own.type.members)
    .filter(({ kind }) => kind !== 'value')
    .map(({ id, signature }): DocumentedMember => {
      const { isEvent, outputs } = readSignature(signature);
      const handed = isEvent ? outputs.flatMap((type) => handedOut(reference, own, type)) : [];
      const text = signature.replace(/^public /, '').replace(/\s+/g, ' ');
      return {
        anchor: id,
        signature: text.trim(),
        ...(handed.length > 0 && { handedOut: handed }),
      };
    });
  const interfaces = [...new Set(all)].filter((name) => !bases.includes(name));
  const required = own.type.attributes.flatMap((attribute) =>
    /^\[RequireComponent\b/.test(attribute)
      ? [...attribute.matchAll(/typeof\((\w+)\)/g)].map(([, name = '']) => name)
      : [],
  );
  return { bases, interfaces, ...(required.length > 0 && { requires: required }), members };
}
