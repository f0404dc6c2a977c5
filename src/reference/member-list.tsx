import { compactDeclaration } from './compact-declaration';
import { Definitions, Parameters, Part, Returns, typeParameterDefinitions } from './definitions';
import { Glyph } from './kinds';
import { Marks, Obsolete } from './marks';
import {
  filterText,
  labelOf,
  type MemberGroup,
  type MemberSection,
  type PlacedMember,
} from './members';
import { AnchorLink, Block, CodeName, Declaration, Inline, SeeAlso, TypeRef } from './texts';

interface GroupProps {
  group: MemberGroup;
  section: MemberSection;
  sourceUrl: string | false;
}

/**
 * A member in its one place: name and type beside its sentence, with the rest below the sentence.
 * Overloads share a heading, and have an anchor each.
 */
export function Group({ group, section, sourceUrl }: GroupProps) {
  const { id, name, overloads } = group;
  return (
    <section className="api-member" data-filter-item={filterText(name, section)}>
      {overloads.map((member, index) =>
        index === 0 ? (
          <div key={member.id} className="api-row">
            <Head member={member} sourceUrl={sourceUrl}>
              <h3 id={id}>
                <CodeName name={name} />
              </h3>
            </Head>
            <Text member={member} />
          </div>
        ) : (
          <div key={member.id} id={member.id} className="api-row api-overload">
            <Head member={member} sourceUrl={sourceUrl}>
              <CodeName className="api-name no-links" name={name} />
              <AnchorLink id={member.id} label={labelOf(member, true)} />
            </Head>
            <Text member={member} />
          </div>
        ),
      )}
    </section>
  );
}

interface HeadProps {
  member: PlacedMember;
  sourceUrl: string | false;
  /** The name. */
  children: React.ReactNode;
}

function Head({ member, sourceUrl, children }: HeadProps) {
  const declaration = compactDeclaration(member);
  const words = [...(declaration?.modifiers ?? []), ...(declaration?.accessors ?? [])];
  return (
    <div className="api-head">
      <Glyph kind={member.kind} />
      {children}
      {declaration && (
        <span className="api-declaration">
          {declaration.tail !== '' && <code className="type-ref">{declaration.tail}</code>}{' '}
          {declaration.type !== undefined && (
            <code className="api-type type-ref">{declaration.type}</code>
          )}
          {words.map((word) => (
            <span key={word} className="api-word">
              {' '}
              {word}
            </span>
          ))}
        </span>
      )}
      <Marks of={member} sourceUrl={sourceUrl} />
    </div>
  );
}

function Text({ member }: { member: PlacedMember }) {
  const isMethod = member.kind === 'method' || member.kind === 'operator';
  return (
    <div className="api-text">
      <Obsolete text={member.obsolete} />
      {compactDeclaration(member) === undefined && <Declaration of={member} />}
      {member.summary !== '' && (
        <p className="api-sentence">
          <Inline text={member.summary} />
        </p>
      )}{' '}
      <div className="api-more">
        {member.remarks !== undefined && (
          <div className="api-remarks">
            <Block text={member.remarks} />
          </div>
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
        {member.example !== undefined && (
          <>
            <p className="api-label">{MESSAGES.apiExample}</p>
            <Block text={member.example} />
          </>
        )}
        {member.seeAlso.length > 0 && (
          <Part title={MESSAGES.apiSeeAlso}>
            <SeeAlso names={member.seeAlso} path={`members.${member.index}.seeAlso`} />
          </Part>
        )}
      </div>
    </div>
  );
}
