import * as React from 'react';
import { highlightCSharp } from './highlight';
import { blockMarkdown, inlineMarkdown } from './markdown';
import { memberSections, type MemberGroup } from './members';
import type { ApiFrontMatter, ApiMember } from './schema';

/** Markdown of the front matter within a line. */
function Inline({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: inlineMarkdown(text) }} />;
}

function Block({ text }: { text: string }) {
  return <div dangerouslySetInnerHTML={{ __html: blockMarkdown(text) }} />;
}

/** A C# declaration, highlighted. */
function Declaration({ code }: { code: string }) {
  return (
    <pre className="api-signature language-csharp">
      <code dangerouslySetInnerHTML={{ __html: highlightCSharp(code) }} />
    </pre>
  );
}

function TypeName({ name }: { name: string }) {
  return <code>{name}</code>;
}

function TypeNames({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <React.Fragment key={name}>
      {index > 0 && ', '}
      <TypeName name={name} />
    </React.Fragment>
  ));
}

/** Obsolete and since marks. */
function Marks({ since, obsolete }: { since?: string | undefined; obsolete?: string | undefined }) {
  return (
    <>
      {obsolete !== undefined && (
        <div data-admonition="warning">
          <p className="admonition-title">Obsolete</p>
          <Block text={obsolete} />
        </div>
      )}
      {since !== undefined && <p className="api-since">Since version {since}.</p>}
    </>
  );
}

interface Definition {
  readonly term: React.ReactNode;
  readonly text: string;
}

/** Parameters, exceptions and the like: a term and its description. */
function Definitions({ title, items }: { title: string; items: readonly Definition[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <p className="api-label">{title}</p>
      <dl className="api-definitions">
        {items.map(({ term, text }, index) => (
          <div key={index}>
            <dt>{term}</dt>
            <dd>
              <Inline text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function typeParameterDefinitions(typeParameters: ApiMember['typeParameters']): Definition[] {
  return typeParameters.map(({ name, description, constraint }) => ({
    term: (
      <>
        <code>{name}</code>
        {constraint !== undefined && <span className="api-type"> : {constraint}</span>}
      </>
    ),
    text: description,
  }));
}

function MemberDetails({ member }: { member: ApiMember & { id: string } }) {
  const isMethod = member.kind === 'method' || member.kind === 'operator';
  return (
    <>
      <Declaration code={member.signature} />
      <Marks since={member.since} obsolete={member.obsolete} />
      <p>
        <Inline text={member.summary} />
      </p>
      <Definitions
        title="Type parameters"
        items={typeParameterDefinitions(member.typeParameters)}
      />
      <Definitions
        title="Parameters"
        items={member.parameters.map((parameter) => ({
          term: (
            <>
              <code>{parameter.name}</code> <span className="api-type">{parameter.type}</span>
              {parameter.default !== undefined && (
                <span className="api-default"> = {parameter.default}</span>
              )}
            </>
          ),
          text: parameter.description,
        }))}
      />
      {member.returns !== undefined && (
        <>
          <p className="api-label">{isMethod ? 'Returns' : 'Value'}</p>
          <p>
            <Inline text={member.returns} />
          </p>
        </>
      )}
      <Definitions
        title="Exceptions"
        items={member.exceptions.map(({ type, description }) => ({
          term: <TypeName name={type} />,
          text: description,
        }))}
      />
      {member.remarks !== undefined && <Block text={member.remarks} />}
    </>
  );
}

function Group({ group }: { group: MemberGroup }) {
  const [first, ...others] = group.overloads;
  return (
    <section className="api-member">
      <h3 id={group.id}>
        <code>{group.name}</code>
      </h3>
      {first && <MemberDetails member={first} />}
      {others.map((member) => (
        <div key={member.id} id={member.id} className="api-overload">
          <MemberDetails member={member} />
        </div>
      ))}
    </section>
  );
}

/** Everything of an enum fits into one table. */
function ValueTable({ groups }: { groups: readonly MemberGroup[] }) {
  return (
    <table className="api-values">
      <thead>
        <tr>
          <th>Name</th>
          <th>Description</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, overloads: [member] }) => (
          <tr key={id} id={id}>
            <td>
              <code>{member?.signature}</code>
            </td>
            <td>{member && <Inline text={member.summary} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface ApiBodyProps {
  readonly type: ApiFrontMatter;
  /** The hand-written remarks and examples, as rendered by MDX. */
  readonly remarksHtml: string;
}

/** The body of an API class page. Rendered once, while the site is built. */
export function ApiBody({ type, remarksHtml }: ApiBodyProps) {
  return (
    <>
      <p className="api-summary">
        <Inline text={type.summary} />
      </p>
      <dl className="api-facts">
        <dt>Namespace</dt>
        <dd>
          <code>{type.namespace}</code>
        </dd>
        {type.inherits.length > 0 && (
          <>
            <dt>Inherits</dt>
            <dd>
              <TypeNames names={type.inherits} />
            </dd>
          </>
        )}
        {type.implements.length > 0 && (
          <>
            <dt>Implements</dt>
            <dd>
              <TypeNames names={type.implements} />
            </dd>
          </>
        )}
      </dl>
      <Declaration code={type.signature} />
      <Marks since={type.since} obsolete={type.obsolete} />
      <Definitions title="Type parameters" items={typeParameterDefinitions(type.typeParameters)} />
      <div dangerouslySetInnerHTML={{ __html: remarksHtml }} />
      {memberSections(type.members).map(({ title, id, groups }) => (
        <React.Fragment key={id}>
          <h2 id={id}>{title}</h2>
          {title === 'Values' ? (
            <ValueTable groups={groups} />
          ) : (
            groups.map((group) => <Group key={group.id} group={group} />)
          )}
        </React.Fragment>
      ))}
    </>
  );
}
