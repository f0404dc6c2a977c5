import type { Heading } from '../html/headings';
import type { InheritedGroup } from './inheritance';
import { inlineMarkdown, withoutLinks } from './markdown';
import { filterText } from './members';
import { SectionHeading } from './texts';

export const INHERITED: Heading = {
  id: 'section-inherited-members',
  text: 'Inherited members',
  depth: 2,
};

/** Shown below the filter while it has matches at the end of the page (see `styles/api.css`). */
export function InheritedHint({ groups }: { groups: readonly InheritedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <p className="filter-inherited">
      <a href={`#${INHERITED.id}`}>To the inherited members</a>
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
    isFiltered ? { 'data-filter-item': filterText(label, { title: INHERITED.text }) } : {};
  return (
    <section {...group}>
      <SectionHeading {...INHERITED} />
      {groups.map(({ from, path, members }) => (
        <details key={from} className="api-fold api-inherited no-type-links" {...group}>
          <summary>
            From <code>{from}</code> <span className="api-count">{members.length}</span>
          </summary>
          <table className="api-overview">
            <colgroup>
              <col />
              <col />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">Member</th>
                <th scope="col">Summary</th>
              </tr>
            </thead>
            <tbody>
              {members.map(({ label, anchor, summary }) => (
                <tr key={anchor} {...item(label)}>
                  <td>
                    <a href={`${path}#${anchor}`}>
                      <code>{label}</code>
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
