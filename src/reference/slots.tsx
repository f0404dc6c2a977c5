/**
 * The parts of a class page that depend on other pages. The compiled body is cached with empty
 * slots, which `fillRelations` fills on each build, since other classes may change when this one
 * doesn't.
 */
export type RelationSlot = 'hierarchy' | 'kinds' | 'filter' | 'inherited' | 'mentioned';

export function Slot({ name }: { name: RelationSlot }) {
  return <div data-slot={name} />;
}

/** An empty slot in the HTML of a body. */
export function slotHtml(name: RelationSlot): string {
  return `<div data-slot="${name}"></div>`;
}
