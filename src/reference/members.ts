import { groupBy } from '../config/diagnostics/group-by';
import { ownValue } from '../config/diagnostics/own-value';
import { uniqueId } from '../markdown/html/headings';
import { OPERATOR_NAMES } from '../../packages/csharp/names';
import type { ApiFrontMatter, ApiMember, MemberKind } from './schema';
import { type Section, sectionTitle } from './sections';

/** A member with its anchor and its index in the front matter. */
export type PlacedMember = ApiMember & { readonly id: string; readonly index: number };

/** Members of the same name and section: overloads share a heading. */
export interface MemberGroup {
  readonly name: string;
  /** The anchor of the heading; unique on the page and stable. */
  readonly id: string;
  readonly overloads: readonly PlacedMember[];
}

export interface MemberSection extends Section {
  readonly groups: readonly MemberGroup[];
}

interface SectionKinds extends Section {
  readonly kinds: readonly MemberKind[];
  readonly static?: boolean;
}

/** The values of an enum. */
export const VALUES: Section = { id: 'section-values', title: 'apiValues' };

/** What is listed as a property. */
const PROPERTY: readonly MemberKind[] = ['property', 'indexer'];

/** The sections in the order of the page. */
const SECTIONS: readonly SectionKinds[] = [
  { id: 'section-constructors', title: 'apiConstructors', kinds: ['constructor'] },
  { ...VALUES, kinds: ['value'] },
  { id: 'section-constants', title: 'apiConstants', kinds: ['constant'] },
  { id: 'section-fields', title: 'apiFields', kinds: ['field'], static: false },
  { id: 'section-properties', title: 'apiProperties', kinds: PROPERTY, static: false },
  { id: 'section-events', title: 'apiEvents', kinds: ['event'], static: false },
  { id: 'section-methods', title: 'apiMethods', kinds: ['method'], static: false },
  { id: 'section-static-fields', title: 'apiStaticFields', kinds: ['field'], static: true },
  { id: 'section-static-properties', title: 'apiStaticProperties', kinds: PROPERTY, static: true },
  { id: 'section-static-events', title: 'apiStaticEvents', kinds: ['event'], static: true },
  { id: 'section-static-methods', title: 'apiStaticMethods', kinds: ['method'], static: true },
  { id: 'section-operators', title: 'apiOperators', kinds: ['operator'] },
];

/**
 * Groups members by kind and overloads by name, in the order they are written. Anchors are the
 * members' names as written in C# (`#RequestOwnership`), so links can be guessed. A repeated name
 * (an event and a method, an overload) gets a number.
 */
export function memberSections(members: readonly ApiMember[]): MemberSection[] {
  const used = new Set<string>();
  const indexed = members.map((member, index) => ({ ...member, index }));
  return SECTIONS.map(({ id, title, kinds, static: isStatic }) => {
    const own = indexed.filter(
      (member) =>
        kinds.includes(member.kind) && (isStatic === undefined || member.static === isStatic),
    );
    const groups = groupBy(own, ({ name }) => name);
    return {
      id,
      title,
      groups: [...groups].map(([name, overloads]) => groupOf(name, overloads, used)),
    };
  }).filter(({ groups }) => groups.length > 0);
}

/** The members in the order of the page. */
export function placedMembers(members: readonly ApiMember[]): PlacedMember[] {
  return memberSections(members).flatMap(({ groups }) =>
    groups.flatMap(({ overloads }) => overloads),
  );
}

type IndexedMember = Omit<PlacedMember, 'id'>;

function groupOf(
  name: string,
  overloads: readonly IndexedMember[],
  used: Set<string>,
): MemberGroup {
  const id = uniqueId(anchorOf(name), used, 2);
  return {
    name,
    id,
    overloads: overloads.map((member, index) => ({
      ...member,
      id: index === 0 ? id : uniqueId(id, used, 2),
    })),
  };
}

/** Pages with more members than this, too many to take in at a glance, have a filter box. */
const MEMBERS_WITHOUT_FILTER = 20;

/** Whether a page has a filter for its own and inherited members. */
export function hasFilter({ members }: Pick<ApiFrontMatter, 'members'>): boolean {
  return members.length > MEMBERS_WITHOUT_FILTER;
}

/** The text that the filter searches: `requestownership methods`. */
export function filterText(name: string, section: Section): string {
  return `${name} ${sectionTitle(section)}`.toLowerCase();
}

/** `operator ==` becomes `operator-Equality`, `this[uint]` becomes `Item`. */
export function anchorOf(name: string): string {
  if (/^this\b/.test(name)) return 'Item';
  const operator = /^(?:implicit |explicit )?operator\s*(.+)$/.exec(name);
  if (operator?.[1])
    return `operator-${ownValue(OPERATOR_NAMES, operator[1]) ?? operator[1].replace(/[^\w]+/g, '')}`;
  return name.replace(/<.*>$/, '').replace(/[^\p{L}\p{N}_.-]+/gu, '-');
}

/** A member's name in lists. Overloads include their parameters' types, to tell them apart. */
export function labelOf(member: ApiMember, isOverloaded: boolean): string {
  const { kind, name, parameters } = member;
  if (kind === 'operator' && !isOverloaded) return name;
  if (!['method', 'constructor', 'operator'].includes(kind)) return name;
  if (!isOverloaded) return `${name}(${parameters.length > 0 ? '…' : ''})`;
  return `${name}(${parameters.map(({ type }) => type).join(', ')})`;
}

/**
 * The anchor that DocFX gives to a member, or to all its overloads: `A_Room_Connect_System_String_`.
 * Addresses of an imported reference keep leading there.
 */
export function docfxId({ uid }: ApiMember, of: 'member' | 'overloads'): string | undefined {
  const whole = of === 'member' ? uid : uid && `${uid.replace(/(?:``\d+)?(?:\(.*)?$/, '')}*`;
  return whole?.replace(/\W/g, '_');
}
