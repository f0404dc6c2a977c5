/**
 * The parts of a class page that depend on other pages. The compiled body is cached with empty
 * slots, which `fillRelations` fills on each build, since other classes may change when this one
 * doesn't.
 */
export type RelationSlot = 'hierarchy' | 'filter' | 'inherited' | 'mentioned';

export function Slot({ name }: { name: RelationSlot }) {
  return <div data-slot={name} />;
}

/** `fillRelations` inserts the heading of the inherited members before this one. */
export const SEE_ALSO_ID = 'section-see-also';
