import { nearest, type Problem } from '../config/diagnostics/problems';
import { FIRST_VERSIONS_FILE, type FirstVersions } from '../config/project/first-versions';
import type { ApiFrontMatter } from './schema';

/** Adds the first versions of a type and its members, unless its own file says them. */
export function withFirstVersions(type: ApiFrontMatter, versions: FirstVersions): ApiFrontMatter {
  const since = type.since ?? versions.get(type.name);
  const members = type.members.map((member) => {
    const first = member.since ?? versions.get(memberName(type, member.name));
    return first === undefined ? member : { ...member, since: first };
  });
  return { ...type, ...(since !== undefined && { since }), members };
}

/** Names with a first version that the reference does not have. */
export function strayFirstVersions(
  versions: FirstVersions,
  types: readonly ApiFrontMatter[],
  contentFolder: string,
): Problem[] {
  if (versions.size === 0) return [];
  const names = new Set(
    types.flatMap((type) => [type.name, ...type.members.map(({ name }) => memberName(type, name))]),
  );
  return [...versions.keys()].flatMap((name): Problem[] => {
    if (names.has(name)) return [];
    const near = nearest(name, names);
    return [
      {
        check: 'settings',
        file: `${contentFolder}/${FIRST_VERSIONS_FILE}`,
        message: `"${name}" is not a type or member of the API reference.`,
        fix: near ? `Write "${near}", or remove the name.` : 'Fix the name, or remove it.',
      },
    ];
  });
}

const memberName = (type: ApiFrontMatter, member: string) => `${type.name}.${member}`;
