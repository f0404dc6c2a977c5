import * as React from 'react';
import { highlightCSharp } from './highlight';
import { blockMarkdown, inlineMarkdown, withoutLinks } from './markdown';
import {
  filterText,
  hasFilter,
  labelOf,
  memberSections,
  type MemberGroup,
  type MemberSection,
  type PlacedMember,
  valueTypeOf,
} from './members';
import { type NestedType, nestedTypes } from './nested';
import { plainName } from './reference-type';
import { SEE_ALSO_ID, Slot } from './relations';
import type { ApiFrontMatter, ApiMember } from './schema';
import { sourceAddress } from './source-address';

/** Markdown of the front matter within a line. */
function Inline({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: inlineMarkdown(text) }} />;
}

function Block({ text }: { text: string }) {
  return <div dangerouslySetInnerHTML={{ __html: blockMarkdown(text) }} />;
}

/** A C# declaration with its attributes, highlighted. */
function Declaration({ of: { attributes, signature } }: { of: ApiFrontMatter | ApiMember }) {
  return <Signature code={[...attributes.map(bracketed), signature].join('\n')} />;
}

interface SignatureProps {
  code: string;
  className?: string;
  /** The name that it declares: it is no link (see `html/type-links.ts`). */
  declares?: string;
}

function Signature({ code, className = '', declares }: SignatureProps) {
  return (
    <pre className={`api-signature language-csharp ${className}`.trim()} data-declares={declares}>
      <code dangerouslySetInnerHTML={{ __html: highlightCSharp(code) }} />
    </pre>
  );
}

function bracketed(attribute: string): string {
  return attribute.startsWith('[') ? attribute : `[${attribute}]`;
}

/** A type expression: each name in it links to its page (see `html/type-links.ts`). */
function TypeRef({ name }: { name: string }) {
  return <code className="type-ref">{name}</code>;
}

/** Obsolete and since marks, and where it is declared. */
function Marks({
  of: { name, since, obsolete, source },
  sourceUrl,
}: {
  of: ApiFrontMatter | ApiMember;
  sourceUrl: string | false;
}) {
  const address = sourceAddress(sourceUrl, source);
  return (
    <>
      {obsolete !== undefined && (
        <div data-admonition="warning">
          <p className="admonition-title">Obsolete</p>
          <Block text={obsolete} />
        </div>
      )}
      {(since !== undefined || address !== undefined) && (
        <p className="api-marks">
          {since !== undefined && <span className="api-since">Since version {since}</span>}
          {address !== undefined && (
            <a href={address} aria-label={`Source of ${name}`}>
              Source
            </a>
          )}
        </p>
      )}
    </>
  );
}

interface Definition {
  readonly term: React.ReactNode;
  /** Empty where an assembly says nothing. */
  readonly text: string;
}

/** Without a description, it says no more than the declaration above it. */
function isDescribed(items: readonly { readonly description: string }[]): boolean {
  return items.some(({ description }) => description !== '');
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
            {text !== '' && (
              <dd>
                <Inline text={text} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

function typeParameterDefinitions(typeParameters: ApiMember['typeParameters']): Definition[] {
  if (!isDescribed(typeParameters)) return [];
  return typeParameters.map(({ name, description, constraint }) => ({
    term: (
      <>
        <code>{name}</code>
        {constraint !== undefined && (
          <span className="api-type">
            {' '}
            : <Constraint text={constraint} />
          </span>
        )}
      </>
    ),
    text: description,
  }));
}

/** `RealtimeModel, new()` */
function Constraint({ text }: { text: string }) {
  return <span className="type-ref">{text}</span>;
}

function Parameters({ parameters }: { parameters: ApiMember['parameters'] }) {
  if (!isDescribed(parameters)) return null;
  const items = parameters.map((parameter) => ({
    term: (
      <>
        <code>{parameter.name}</code> <span className="api-type type-ref">{parameter.type}</span>
        {parameter.default !== undefined && (
          <span className="api-default"> = {parameter.default}</span>
        )}
      </>
    ),
    text: parameter.description,
  }));
  return <Definitions title="Parameters" items={items} />;
}

function Returns({ title, text }: { title: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <>
      <p className="api-label">{title}</p>
      <p>
        <Inline text={text} />
      </p>
    </>
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
        title="Type parameters"
        items={typeParameterDefinitions(member.typeParameters)}
      />
      <Parameters parameters={member.parameters} />
      <Returns title={isMethod ? 'Returns' : 'Value'} text={member.returns} />
      <Definitions
        title="Exceptions"
        items={member.exceptions.map(({ type, description }) => ({
          term: <TypeRef name={type} />,
          text: description,
        }))}
      />
      {member.remarks !== undefined && <Block text={member.remarks} />}
      {member.example !== undefined && (
        <>
          <p className="api-label">Example</p>
          <Block text={member.example} />
        </>
      )}
      {member.seeAlso.length > 0 && (
        <>
          <p className="api-label">See also</p>
          <SeeAlso names={member.seeAlso} path={`members.${member.index}.seeAlso`} />
        </>
      )}
    </>
  );
}

/** @param path where the names stand in the front matter: a wrong one is reported with its line. */
function SeeAlso({ names, path }: { names: readonly string[]; path: string }) {
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

interface GroupProps {
  group: MemberGroup;
  section: MemberSection;
  sourceUrl: string | false;
}

function Group({ group, section, sourceUrl }: GroupProps) {
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

const NESTED = { title: 'Nested types', id: 'section-nested-types' } as const;

/** Types that this one declares, as C# writes them. */
function NestedTypes({ types }: { types: readonly NestedType[] }) {
  if (types.length === 0) return null;
  return (
    <section data-filter-group="">
      <h2 id={NESTED.id}>{NESTED.title}</h2>
      {types.map(({ id, name, kind, declaration }) => (
        <section key={id} className="api-member" data-filter-item={filterText(name, NESTED)}>
          <h3 id={id}>
            <code>{name}</code>
          </h3>
          {kind === 'enum' ? (
            // Values may have the names of types: `Transform = 0`.
            <Signature code={declaration} className="no-type-links" />
          ) : (
            <Signature code={declaration.replace(/;$/, '')} declares={plainName(name)} />
          )}
        </section>
      ))}
    </section>
  );
}

/** The link to itself of a member without a heading of its own. */
function AnchorLink({ id, label }: { id: string; label: string }) {
  return (
    <a className="heading-anchor" href={`#${id}`} aria-label={`Link to “${label}”`}>
      #
    </a>
  );
}

/** Everything of an enum fits into one table. */
function ValueTable({ section }: { section: MemberSection }) {
  const described = section.groups.some(({ overloads: [member] }) => member?.summary);
  return (
    <table className="api-values">
      <thead>
        <tr>
          <th>Name</th>
          {described && <th>Description</th>}
        </tr>
      </thead>
      <tbody>
        {section.groups.map(({ id, name, overloads: [member] }) => (
          <tr key={id} id={id} data-filter-item={filterText(name, section)}>
            <td>
              <code>{member?.signature}</code>
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
      <span className="api-badge">Obsolete</span> <Inline text={text} />
    </span>
  );
}

/** It does not say how many there are: those of the bases are filtered too. */
function Filter() {
  return (
    <div className="filter" data-filter="">
      <label htmlFor="member-filter">Filter the members</label>
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

/** All members with their summaries: what a reader scans. */
function Overview({
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
          <th>Member</th>
          <th>Summary</th>
        </tr>
      </thead>
      {sections.map((section) => (
        <tbody key={section.id} data-filter-group="">
          <OverviewTitle title={section.title} />
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
                  {member.obsolete !== undefined && <span className="api-badge">Obsolete</span>}{' '}
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
          <OverviewTitle title={NESTED.title} />
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

function OverviewTitle({ title }: { title: string }) {
  return (
    <tr>
      <th colSpan={2} scope="rowgroup">
        {title}
      </th>
    </tr>
  );
}

function ValueType({ member }: { member: ApiMember }) {
  const type = valueTypeOf(member);
  return type === undefined ? null : <span className="api-value-type"> {type}</span>;
}

/** Long names may break before a capital and after an opening bracket or a comma. */
function breakable(name: string): React.ReactNode {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[(,])/).map((part, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </React.Fragment>
  ));
}

export interface ApiBodyProps {
  readonly type: ApiFrontMatter;
  /** The hand-written remarks and examples, as rendered by MDX. */
  readonly remarksHtml: string;
  /** The setting of this name. */
  readonly sourceUrl: string | false;
}

/** The body of an API class page. Rendered once, while the site is built. */
export function ApiBody({ type, remarksHtml, sourceUrl }: ApiBodyProps) {
  const sections = memberSections(type.members);
  const listed = sections.filter(({ title }) => title !== 'Values');
  const nested = nestedTypes(type);
  const hasOverview = listed.reduce((sum, { groups }) => sum + groups.length, nested.length) > 1;
  return (
    <>
      {type.summary !== '' && (
        <p className="api-summary">
          <Inline text={type.summary} />
        </p>
      )}
      <dl className="api-facts">
        <div>
          <dt>Namespace</dt>
          <dd>
            <code className="no-links">{type.namespace}</code>
          </dd>
        </div>
        <Slot name="hierarchy" />
      </dl>
      <Declaration of={type} />
      <Marks of={type} sourceUrl={sourceUrl} />
      <Definitions title="Type parameters" items={typeParameterDefinitions(type.typeParameters)} />
      <Parameters parameters={type.parameters} />
      <Returns title="Returns" text={type.returns} />
      {type.remarks !== undefined && (
        <>
          <h2 id="section-remarks">Remarks</h2>
          <Block text={type.remarks} />
        </>
      )}
      {type.example !== undefined && (
        <>
          <h2 id="section-example">Example</h2>
          <Block text={type.example} />
        </>
      )}
      {hasOverview && <h2 id="section-members">Members</h2>}
      {hasFilter(type) && <Filter />}
      {hasOverview && <Overview sections={listed} nested={nested} />}
      <div dangerouslySetInnerHTML={{ __html: remarksHtml }} />
      {sections.map((section) => (
        <section key={section.id} data-filter-group="">
          <h2 id={section.id}>{section.title}</h2>
          {section.title === 'Values' ? (
            <ValueTable section={section} />
          ) : (
            section.groups.map((group) => (
              <Group key={group.id} {...{ group, section, sourceUrl }} />
            ))
          )}
        </section>
      ))}
      <NestedTypes types={nested} />
      <Slot name="inherited" />
      {type.seeAlso.length > 0 && (
        <>
          <h2 id={SEE_ALSO_ID}>See also</h2>
          <SeeAlso names={type.seeAlso} path="seeAlso" />
        </>
      )}
      <Slot name="mentioned" />
    </>
  );
}
