import type { InheritedGroup } from './inheritance';
import { Glyph } from './kinds';
import { inlineMarkdown, withoutLinks } from '../markdown/html/markdown';
import { KindLink } from './filter';
import { filterText } from './members';
import type { Section } from './sections';
import { CodeName, SectionHeading } from './texts';

export const INHERITED: Section = {
  id: 'section-inherited-members',
  title: 'apiInheritedMembers',
};

/** The last of the links to the kinds of members. */
export function InheritedCount({ groups }: { groups: readonly InheritedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <KindLink
      section={INHERITED}
      count={groups.reduce((sum, { members }) => sum + members.length, 0)}
    />
  );
}

/** Shown below the filter while it has matches at the end of the page (see `styles/api.css`). */
export function InheritedHint({ groups }: { groups: readonly InheritedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <p className="filter-inherited">
      <a href={`#${INHERITED.id}`}>{MESSAGES.apiToInheritedMembers}</a>
    </p>
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
          <table className="api-overview">
            <colgroup>
              <col />
              <col />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{MESSAGES.apiMember}</th>
                <th scope="col">{MESSAGES.apiSummary}</th>
              </tr>
            </thead>
            <tbody>
              {members.map(({ kind, label, anchor, isAnchor, summary }) => (
                <tr key={anchor} id={isAnchor ? anchor : undefined} {...item(label)}>
                  <td>
                    <Glyph kind={kind} />
                    <a href={`${path}#${anchor}`}>
                      <CodeName name={label} />
                    </a>
                  </td>
                  <td dangerouslySetInnerHTML={{ __html: withoutLinks(inlineMarkdown(summary)) }} />
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}
