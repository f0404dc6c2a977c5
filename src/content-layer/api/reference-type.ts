import { memberSections } from './members';
import type { ApiFrontMatter } from './schema';

/** A type of the reference and its page. */
export interface ReferenceType {
  readonly path: string;
  readonly type: ApiFrontMatter;
  readonly unlisted: boolean;
}

/** Where a name leads: a page, and a member's anchor on it. */
export interface ReferencePlace {
  readonly path: string;
  readonly anchor?: string;
}

/** The member groups of a type's page, in its order. */
export function groupsOf({ type }: ReferenceType) {
  return memberSections(type.members).flatMap(({ groups }) => groups);
}

/** The name without its type parameters. */
export function plainName(name: string): string {
  return name.replace(/<.*$/, '');
}
