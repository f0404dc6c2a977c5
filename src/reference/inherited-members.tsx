import type { InheritedGroup } from './inheritance';
import { Glyph } from './kinds';
import { Summary } from '../markdown/components/summary';
import { Kind } from './filter';
import { filterText } from './members';
import type { Section } from './sections';
import { CodeName, SectionHeading } from './texts';

export const INHERITED: Section = { id: 'section-inherited-members', title: 'apiInheritedMembers' };

/** The last of the switches for kinds of members. */
export function InheritedCount({ groups }: { groups: readonly InheritedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <Kind
      section={INHERITED}
      glyph="type"
      count={groups.reduce((sum, { members }) => sum + members.length, 0)}
    />
  );
}

interface InheritedProps {
  groups: readonly InheritedGroup[];
  /** Whether the page has a filter, which covers these members too. */
  isFiltered: boolean;
}

export function InheritedMembers({ groups, isFiltered }: InheritedProps) {
  if (groups.length === 0) return null;
  const group = isFiltered ? { 'data-filter-group': '' } : {};
  const item = (label: string) =>
    isFiltered ? { 'data-filter-item': filterText(label, INHERITED) } : {};
  return (
    <section {...group}>
      <SectionHeading section={INHERITED} />
      {groups.map(({ from, path, members }) => (
        <details key={from} className="api-fold api-inherited no-type-links" {...group}>
          <summary>
            {MESSAGES.apiInheritedFrom} <CodeName name={from} />{' '}
            <span className="api-count">{members.length}</span>
          </summary>
          <ul className="types-list">
            {members.map(({ kind, label, anchor, isAnchor, summary }) => (
              <li key={anchor} id={isAnchor ? anchor : undefined} {...item(label)}>
                <Glyph kind={kind} />
                <a href={`${path}#${anchor}`}>
                  <CodeName name={label} />
                </a>{' '}
                <Summary text={summary} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
