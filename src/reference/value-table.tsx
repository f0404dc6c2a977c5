import { Glyph } from './kinds';
import { ObsoleteBadge } from './marks';
import { docfxId, filterText, type MemberSection } from './members';
import type { ApiMember } from './schema';
import { AnchorLink, Block, CodeName, Inline, SeeAlso } from './texts';

/** All values of an enum, whose details fit into one table. */
export function ValueTable({ section }: { section: MemberSection }) {
  const described = section.groups.some(({ overloads: [member] }) => member && isDescribed(member));
  return (
    <table className={`api-values${described ? ' table-cards' : ''}`}>
      <thead>
        <tr>
          <th>{MESSAGES.apiName}</th>
          {described && <th>{MESSAGES.apiDescription}</th>}
        </tr>
      </thead>
      <tbody>
        {section.groups.map(({ id, name, overloads: [member] }) => (
          <tr key={id} id={id} data-filter-item={filterText(name, section)}>
            <td id={member && docfxId(member, 'member')}>
              <Glyph kind="value" />
              <CodeName className="api-name no-links" name={member?.signature ?? name} />
              <AnchorLink id={id} label={name} />
            </td>
            {described && (
              <td>
                {member && <Description of={member} path={`members.${member.index}.seeAlso`} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everything that is said about a value: it has no entry of its own below. */
function Description({ of: value, path }: { of: ApiMember; path: string }) {
  const { summary, obsolete, remarks, example, seeAlso } = value;
  return (
    <>
      {summary !== '' && <Inline text={summary} />}
      {obsolete !== undefined && (
        <span className="api-obsolete">
          {' '}
          <ObsoleteBadge />
          <Inline text={obsolete} />
        </span>
      )}
      {remarks !== undefined && <Block text={remarks} />}
      {example !== undefined && <Block text={example} />}
      {seeAlso.length > 0 && <SeeAlso names={seeAlso} path={path} />}
    </>
  );
}

function isDescribed({ summary, obsolete, remarks, example, seeAlso }: ApiMember): boolean {
  const texts = [obsolete, remarks, example];
  return summary !== '' || seeAlso.length > 0 || texts.some((text) => text !== undefined);
}
