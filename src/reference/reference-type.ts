import { memberSections } from './members';
import type { ApiFrontMatter } from './schema';

/** A type of the reference and its page. */
export interface ReferenceType {
  readonly path: string;
  readonly type: ApiFrontMatter;
  readonly unlisted: boolean;
}

/** Where a name leads: a page, with an anchor for members and nested types. */
export interface ReferencePlace {
  readonly path: string;
  readonly anchor?: string;
}

/** The member groups of a type, in the order of its page. */
export function groupsOf({ type }: ReferenceType) {
  return memberSections(type.members).flatMap(({ groups }) => groups);
}

/** The name without its type parameters. */
export function plainName(name: string): string {
  return name.replace(/<.*$/, '');
}
