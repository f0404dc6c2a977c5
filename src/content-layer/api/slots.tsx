/**
 * The places of a class page that depend on other pages. A compiled body is cached with empty
 * places, which `fillRelations` fills each time: another class may change while this one does not.
 */
export type RelationSlot = 'hierarchy' | 'filter' | 'inherited' | 'mentioned';

export function Slot({ name }: { name: RelationSlot }) {
  return <div data-slot={name} />;
}

/** `fillRelations` puts the heading of the inherited members before this one. */
export const SEE_ALSO_ID = 'section-see-also';
