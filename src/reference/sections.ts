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
