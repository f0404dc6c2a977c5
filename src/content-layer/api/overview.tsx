import * as React from 'react';
import { inlineMarkdown, withoutLinks } from './markdown';
import { filterText, labelOf, type MemberSection, valueTypeOf } from './members';
import type { NestedType } from './nested';
import { NESTED } from './nested-types';
import type { ApiMember } from './schema';
import { type Section, sectionTitle } from './sections';
import { Slot } from './slots';

/** The label has no count, because the filter covers inherited members too. */
export function Filter() {
  return (
    <div className="filter" data-filter="">
      <label htmlFor="member-filter">{MESSAGES.apiFilterMembers}</label>
      <input
        id="member-filter"
        type="search"
        autoComplete="off"
        spellCheck={false}
        data-filter-input=""
      />
      <p role="status" data-filter-status="member" />
      <Slot name="filter" />
    </div>
  );
}

/** A table of all members with their summaries, for scanning. */
export function Overview({
  sections,
  nested,
}: {
  sections: readonly MemberSection[];
  nested: readonly NestedType[];
}) {
  return (
    <table className="api-overview no-type-links">
      <colgroup>
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th>{MESSAGES.apiMember}</th>
          <th>{MESSAGES.apiSummary}</th>
        </tr>
      </thead>
      {sections.map((section) => (
        <tbody key={section.id} data-filter-group="">
          <OverviewTitle section={section} />
          {section.groups.flatMap(({ name, overloads }) =>
            overloads.map((member) => (
              <tr key={member.id} data-filter-item={filterText(name, section)}>
                <td>
                  <a href={`#${member.id}`}>
                    <code>{breakable(labelOf(member, overloads.length > 1))}</code>
                  </a>
                  <ValueType member={member} />
                </td>
                <td>
                  {member.obsolete !== undefined && (
                    <span className="api-badge">{MESSAGES.apiObsolete}</span>
                  )}{' '}
                  <span
                    dangerouslySetInnerHTML={{
                      __html: withoutLinks(inlineMarkdown(member.summary)),
                    }}
                  />
                </td>
              </tr>
            )),
          )}
        </tbody>
      ))}
      {nested.length > 0 && (
        <tbody data-filter-group="">
          <OverviewTitle section={NESTED} />
          {nested.map(({ id, name, kind }) => (
            <tr key={id} data-filter-item={filterText(name, NESTED)}>
              <td>
                <a href={`#${id}`}>
                  <code>{breakable(name)}</code>
                </a>
              </td>
              <td>{kind.charAt(0).toUpperCase() + kind.slice(1)}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

function OverviewTitle({ section }: { section: Section }) {
  return (
    <tr>
      <th colSpan={2} scope="rowgroup">
        {sectionTitle(section)}
      </th>
    </tr>
  );
}

function ValueType({ member }: { member: ApiMember }) {
  const type = valueTypeOf(member);
  return type === undefined ? null : <span className="api-value-type"> {type}</span>;
}

/** Lets long names break before a capital and after an opening parenthesis or a comma. */
function breakable(name: string): React.ReactNode {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[(,])/).map((part, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </React.Fragment>
  ));
}
