import { compactDeclaration } from './compact-declaration';
import { Definitions, Parameters, Part, Returns, TypeParameters } from './definitions';
import { Glyph } from './kinds';
import { Marks, Obsolete, ObsoleteBadge } from './marks';
import {
  docfxId,
  filterText,
  labelOf,
  type MemberGroup,
  type MemberSection,
  type PlacedMember,
} from './members';
import type { ApiMember } from './schema';
import { Slot } from './sections';
import { AnchorLink, Block, CodeName, Declaration, Inline, SeeAlso, TypeRef } from './texts';

/** As many letters of a name, its parameters and its type have room on a line. */
const MOST_LETTERS = 34;

interface GroupProps {
  group: MemberGroup;
  section: MemberSection;
  sourceUrl: string | false;
}

/**
 * A member in its one place: a row with its name, type and sentence, which opens to the rest.
 * Overloads share a heading, and have an anchor each.
 */
export function Group({ group, section, sourceUrl }: GroupProps) {
  const { id, name, overloads } = group;
  const ids = overloads.map((member) => docfxId(member, 'member'));
  return (
    <section
      className="api-member"
      id={overloads[0] && docfxId(overloads[0], 'overloads')}
      data-filter-item={filterText(name, section)}
    >
      {overloads.map((member, index) => (
        <div key={member.id} className="member-row" id={index > 0 ? member.id : ids[0]}>
          <Glyph kind={member.kind} />
          {index === 0 ? (
            <h3 id={id}>
              <CodeName name={name} />
            </h3>
          ) : (
            <span className="api-name no-links" id={ids[index]}>
              <CodeName name={name} />
              <AnchorLink id={member.id} label={labelOf(member, true)} />
            </span>
          )}{' '}
          <InShort of={member} />{' '}
          <span className="api-sentence">
            {member.obsolete !== undefined && <ObsoleteBadge />}
            {member.summary !== '' && <Inline text={member.summary} />}
          </span>
          <Fold name={name}>
            <Details {...{ member, sourceUrl }} />
          </Fold>
        </div>
      ))}
    </section>
  );
}

/** What a row shows of a declaration. That a property can be read and written goes without saying. */
const ACCESS: Readonly<Record<string, string>> = { 'get set': '', get: MESSAGES.apiReadOnly };

function InShort({ of: member }: { of: ApiMember }) {
  const declaration = compactDeclaration(member);
  if (!declaration) return null;
  const { modifiers, type, tail, accessors } = declaration;
  const access = accessors.join(' ');
  const words = [...modifiers, ACCESS[access] ?? access].join(' ');
  const parameters = tail === '()' ? '' : tail;
  const letters = [member.name, type, parameters, words].join('').length;
  return (
    <span className={`api-declaration${letters > MOST_LETTERS ? ' api-below' : ''}`}>
      {parameters !== '' && <code className="api-tail type-ref">{parameters}</code>} {words}{' '}
      {type !== undefined && <code className="api-type type-ref">{type}</code>}
    </span>
  );
}

/**
 * What a row opens to. The summary lies over the whole row, below its links: a control has no other
 * controls in it.
 */
export function Fold({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <details>
      <summary className="member-more">
        <span className="visually-hidden">{MESSAGES.apiMore.replace('{name}', () => name)}</span>
      </summary>
      <div className="api-more">{children}</div>
    </details>
  );
}

function Details({ member, sourceUrl }: { member: PlacedMember; sourceUrl: string | false }) {
  const isMethod = member.kind === 'method' || member.kind === 'operator';
  return (
    <>
      <Declaration of={member} />
      <Obsolete text={member.obsolete} hasBadge />
      {member.remarks !== undefined && <Block text={member.remarks} />}
      <TypeParameters of={member.typeParameters} />
      <Parameters of={member.parameters} />
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
      <Slot name="calls" of={member.id} />
      <Marks of={member} sourceUrl={sourceUrl} />
    </>
  );
}
