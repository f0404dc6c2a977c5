import { Parameters, Returns, TypeParameters } from './definitions';
import { Filter } from './filter';
import { Marks, Obsolete } from './marks';
import { Group } from './member-list';
import { hasFilter, memberSections, VALUES } from './members';
import { nestedTypes } from './nested';
import { NestedTypes } from './nested-types';
import type { ApiFrontMatter } from './schema';
import { sectionTitle, Slot } from './sections';
import { splitBody } from './split-body';
import { Block, CodeName, Declaration, Inline, SeeAlso } from './texts';
import { ValueTable } from './value-table';

export interface ApiBodyProps {
  readonly type: ApiFrontMatter;
  /** The hand-written remarks and examples, as rendered by MDX. */
  readonly remarksHtml: string;
  /** The `sourceUrl` setting. */
  readonly sourceUrl: string | false;
}

/**
 * The body of an API class page: what the type is, the members, an example, and what there is to
 * read about it. Rendered once, while the site is built.
 */
export function ApiBody({ type, remarksHtml, sourceUrl }: ApiBodyProps) {
  const authored = splitBody(remarksHtml);
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
            <CodeName className="no-links" name={type.namespace} />
          </dd>
        </div>
        <Slot name="hierarchy" />
        {authored.guide && (
          <div>
            <dt>{MESSAGES.apiGuide}</dt>
            <dd dangerouslySetInnerHTML={{ __html: authored.guide }} />
          </div>
        )}
      </dl>
      <Declaration of={type} />
      <Obsolete text={type.obsolete} />
      <Marks of={type} sourceUrl={sourceUrl} />
      <TypeParameters of={type.typeParameters} />
      <Parameters of={type.parameters} />
      <Returns title={MESSAGES.apiReturns} text={type.returns} />
      <Authored html={authored.above} />
      <Members type={type} sourceUrl={sourceUrl} />
      <Passage id="section-example" title={MESSAGES.apiExample} text={type.example} />
      <Authored html={authored.example} />
      <Passage id="section-remarks" title={MESSAGES.apiRemarks} text={type.remarks} />
      <Authored html={authored.below} />
      <Authored html={authored.seeAlso} className="api-authored api-see" />
      {type.seeAlso.length > 0 && (
        <>
          <h2 id="section-see-also">{MESSAGES.apiSeeAlso}</h2>
          <SeeAlso names={type.seeAlso} path="seeAlso" />
        </>
      )}
      <Slot name="uses" />
    </>
  );
}

function Passage({ id, title, text }: { id: string; title: string; text: string | undefined }) {
  return (
    text !== undefined && (
      <>
        <h2 id={id}>{title}</h2>
        <Block text={text} />
      </>
    )
  );
}

function Authored({ html, className = 'api-authored' }: { html: string; className?: string }) {
  return html.trim() === '' ? null : (
    <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** All that is inside the type: members and nested types by kind, then what it inherits. */
function Members({ type, sourceUrl }: Pick<ApiBodyProps, 'type' | 'sourceUrl'>) {
  const sections = memberSections(type.members);
  const nested = nestedTypes(type);
  const listed = sections.filter(({ id }) => id !== VALUES.id);
  const isLong = listed.reduce((sum, { groups }) => sum + groups.length, nested.length) > 1;
  return (
    <div className="api-members">
      {isLong && <h2 id="section-members">{MESSAGES.apiMembers}</h2>}
      {hasFilter(type) && <Filter sections={sections} nested={nested} />}
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
    </div>
  );
}
