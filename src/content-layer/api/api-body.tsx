import { Definitions, Parameters, Returns, typeParameterDefinitions } from './definitions';
import { Marks } from './marks';
import { Group, SeeAlso } from './member-details';
import { hasFilter, memberSections } from './members';
import { nestedTypes } from './nested';
import { NestedTypes } from './nested-types';
import { Filter, Overview } from './overview';
import type { ApiFrontMatter } from './schema';
import { SEE_ALSO_ID, Slot } from './slots';
import { Block, Declaration, Inline } from './texts';
import { ValueTable } from './value-table';

export interface ApiBodyProps {
  readonly type: ApiFrontMatter;
  /** The hand-written remarks and examples, as rendered by MDX. */
  readonly remarksHtml: string;
  /** The `sourceUrl` setting. */
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
