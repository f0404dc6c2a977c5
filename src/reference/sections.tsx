import type { Messages } from '../messages';
import type { Heading } from '../markdown/html/headings';

/** A section of a class page. */
export interface Section {
  /** Its anchor. Links lead to it, so it is the same in every language. */
  readonly id: `section-${string}`;
  /** The message shown as its heading. */
  readonly title: keyof Messages;
}

export function sectionTitle({ title }: Section): string {
  return MESSAGES[title];
}

export function sectionHeading(section: Section): Heading {
  return { id: section.id, text: sectionTitle(section), depth: 2 };
}

/**
 * The parts of a class page that depend on other pages. The compiled body is cached with empty
 * slots, which `fillRelations` fills on each build, since other classes may change when this one
 * doesn't.
 */
export type RelationSlot = 'hierarchy' | 'kinds' | 'inherited' | 'uses' | 'calls';

/** @param of the anchor of the member that it belongs to, if it is one's. */
export function Slot({ name, of }: { name: RelationSlot; of?: string }) {
  return <div data-slot={name} data-of={of} />;
}
