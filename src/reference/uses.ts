import { groupBy } from '../config/diagnostics/group-by';
import { readSignature } from '../../packages/search/engine/shape/signature';
import { parseType, typesIn } from '../../packages/search/engine/shape/type-expression';
import { handedOut } from './handlers';
import { labelOf, type PlacedMember } from './members';
import type { Mention } from './mentions';
import { indexOnce, listedTypes, type Reference } from './reference';
import { groupsOf, plainName, type ReferenceType } from './reference-type';

/** The members that take a type, and those that give one: as a result, a value or with an event. */
export interface Uses {
  readonly accepted: readonly Mention[];
  readonly returned: readonly Mention[];
}

/** The listed members that take or give a type, also inside type arguments and arrays. */
export function usesOf(reference: Reference, { path }: ReferenceType): Uses {
  const uses = usesByPath(reference).get(path) ?? [];
  const those = (wanted: keyof Uses) =>
    uses.flatMap(({ direction, mention }) => (direction === wanted ? [mention] : []));
  return { accepted: those('accepted'), returned: those('returned') };
}

const usesByPath = indexOnce((reference) => {
  const uses = listedTypes(reference).flatMap((own) =>
    groupsOf(own).flatMap(({ id, overloads }) => {
      const [first] = overloads;
      if (!first || first.kind === 'value') return [];
      const mention = { path: `${own.path}#${id}`, title: titleOf(own, first), isType: true };
      return Object.entries(pathsIn(reference, own, overloads)).flatMap(([direction, paths]) =>
        [...paths].map((path) => ({ path, direction, mention })),
      );
    }),
  );
  return groupBy(uses, ({ path }) => path);
});

function titleOf({ type }: ReferenceType, member: PlacedMember): string {
  const label = labelOf(member, false);
  return member.kind === 'constructor' ? label : `${plainName(type.name)}.${label}`;
}

/** The pages of the types that a group of overloads takes and gives. */
function pathsIn(
  reference: Reference,
  own: ReferenceType,
  overloads: readonly PlacedMember[],
): Record<keyof Uses, ReadonlySet<string>> {
  const paths = { accepted: new Set<string>(), returned: new Set<string>() };
  for (const { kind, signature } of overloads) {
    const { inputs, outputs, variables, isEvent } = readSignature(signature);
    const given = isEvent ? outputs.flatMap((type) => handedOut(reference, own, type)) : outputs;
    const taken = inputs.map(({ type }) => type);
    for (const path of pagesOf(reference, own, taken, variables)) paths.accepted.add(path);
    for (const path of pagesOf(reference, own, given, variables)) paths.returned.add(path);
    // What a type can be compared with or made from is said on its page.
    if (kind === 'operator') for (const some of Object.values(paths)) some.delete(own.path);
  }
  return paths;
}

function pagesOf(
  reference: Reference,
  own: ReferenceType,
  types: readonly string[],
  variables: readonly string[],
): string[] {
  const named = types.flatMap((type) => typesIn(parseType(type)));
  return named.flatMap(({ name, path, args }) => {
    if (variables.includes(name) || reference.nestedIn(own, name, args.length) !== undefined)
      return [];
    const type = path.includes('.')
      ? reference.typeOf(path)
      : reference.typeByName(name, args.length);
    return type ? [type.path] : [];
  });
}
