import { BreakableName } from '../../page-model/BreakableName';
import { Glyph } from './kinds';
import { filterText, type MemberSection } from './members';
import { AnchorLink, Inline } from './texts';

/** All values of an enum, whose details fit into one table. */
export function ValueTable({ section }: { section: MemberSection }) {
  const described = section.groups.some(({ overloads: [member] }) => member?.summary);
  return (
    <table className="api-values">
      <thead>
        <tr>
          <th>{MESSAGES.apiName}</th>
          {described && <th>{MESSAGES.apiDescription}</th>}
        </tr>
      </thead>
      <tbody>
        {section.groups.map(({ id, name, overloads: [member] }) => (
          <tr key={id} id={id} data-filter-item={filterText(name, section)}>
            <td>
              <Glyph kind="value" />
              <code className="api-name no-links">
                <BreakableName name={member?.signature ?? name} />
              </code>
              <AnchorLink id={id} label={name} />
            </td>
            {described && (
              <td>
                {member?.summary && <Inline text={member.summary} />}
                {member?.obsolete !== undefined && <Obsolete text={member.obsolete} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Obsolete({ text }: { text: string }) {
  return (
    <span className="api-obsolete">
      {' '}
      <span className="api-badge">{MESSAGES.apiObsolete}</span> <Inline text={text} />
    </span>
  );
}
