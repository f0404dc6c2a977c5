import { Definitions, Parameters, Returns, typeParameterDefinitions } from './definitions';
import { Marks } from './marks';
import { Group, SeeAlso } from './member-details';
import { hasFilter, memberSections, VALUES } from './members';
import { nestedTypes } from './nested';
import { NestedTypes } from './nested-types';
import { Filter, Overview } from './overview';
import type { ApiFrontMatter } from './schema';
import { sectionTitle } from './sections';
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
  const listed = sections.filter(({ id }) => id !== VALUES.id);
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
          <dt>{MESSAGES.apiNamespace}</dt>
          <dd>
            <code className="no-links">{type.namespace}</code>
          </dd>
        </div>
        <Slot name="hierarchy" />
      </dl>
      <Declaration of={type} />
      <Marks of={type} sourceUrl={sourceUrl} />
      <Definitions
        title={MESSAGES.apiTypeParameters}
        items={typeParameterDefinitions(type.typeParameters)}
      />
      <Parameters parameters={type.parameters} />
      <Returns title={MESSAGES.apiReturns} text={type.returns} />
      {type.remarks !== undefined && (
        <>
          <h2 id="section-remarks">{MESSAGES.apiRemarks}</h2>
          <Block text={type.remarks} />
        </>
      )}
      {type.example !== undefined && (
        <>
          <h2 id="section-example">{MESSAGES.apiExample}</h2>
          <Block text={type.example} />
        </>
      )}
      {hasOverview && <h2 id="section-members">{MESSAGES.apiMembers}</h2>}
      {hasFilter(type) && <Filter />}
      {hasOverview && <Overview sections={listed} nested={nested} />}
      <div dangerouslySetInnerHTML={{ __html: remarksHtml }} />
      {sections.map((section) => (
        <section key={section.id} data-filter-group="">
          <h2 id={section.id}>{sectionTitle(section)}</h2>
          {section.id === VALUES.id ? (
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
          <h2 id={SEE_ALSO_ID}>{MESSAGES.apiSeeAlso}</h2>
          <SeeAlso names={type.seeAlso} path="seeAlso" />
        </>
      )}
      <Slot name="mentioned" />
    </>
  );
}
