import { Definitions, Parameters, Returns, typeParameterDefinitions } from './definitions';
import { Marks } from './marks';
import {
  filterText,
  labelOf,
  type MemberGroup,
  type MemberSection,
  type PlacedMember,
} from './members';
import { AnchorLink, Block, Declaration, Inline, TypeRef } from './texts';

interface GroupProps {
  group: MemberGroup;
  section: MemberSection;
  sourceUrl: string | false;
}

export function Group({ group, section, sourceUrl }: GroupProps) {
  const [first, ...others] = group.overloads;
  const details = (member: PlacedMember) => <MemberDetails member={member} sourceUrl={sourceUrl} />;
  return (
    <section className="api-member" data-filter-item={filterText(group.name, section)}>
      <h3 id={group.id}>
        <code>{group.name}</code>
      </h3>
      {first && details(first)}
      {others.map((member) => (
        <div key={member.id} id={member.id} className="api-overload">
          <AnchorLink id={member.id} label={labelOf(member, true)} />
          {details(member)}
        </div>
      ))}
    </section>
  );
}

interface DetailsProps {
  member: PlacedMember;
  sourceUrl: string | false;
}

function MemberDetails({ member, sourceUrl }: DetailsProps) {
  const isMethod = member.kind === 'method' || member.kind === 'operator';
  return (
    <>
      <Declaration of={member} />
      <Marks of={member} sourceUrl={sourceUrl} />
      {member.summary !== '' && (
        <p>
          <Inline text={member.summary} />
        </p>
      )}
      <Definitions
        title={MESSAGES.apiTypeParameters}
        items={typeParameterDefinitions(member.typeParameters)}
      />
      <Parameters parameters={member.parameters} />
      <Returns title={isMethod ? MESSAGES.apiReturns : MESSAGES.apiValue} text={member.returns} />
      <Definitions
        title={MESSAGES.apiExceptions}
        items={member.exceptions.map(({ type, description }) => ({
          term: <TypeRef name={type} />,
          text: description,
        }))}
      />
      {member.remarks !== undefined && <Block text={member.remarks} />}
      {member.example !== undefined && (
        <>
          <p className="api-label">{MESSAGES.apiExample}</p>
          <Block text={member.example} />
        </>
      )}
      {member.seeAlso.length > 0 && (
        <>
          <p className="api-label">{MESSAGES.apiSeeAlso}</p>
          <SeeAlso names={member.seeAlso} path={`members.${member.index}.seeAlso`} />
        </>
      )}
    </>
  );
}

/** @param path the key of the names in the front matter, used to report the line of a wrong one. */
export function SeeAlso({ names, path }: { names: readonly string[]; path: string }) {
  return (
    <ul className="api-names">
      {names.map((name, index) => (
        <li key={name}>
          <a href={`xref:${encodeURI(name)}`} data-key={`${path}.${index}`}>
            <code>{name}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
