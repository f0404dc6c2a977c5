import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Heading } from '../html/headings';
import { markTypesIn } from '../html/type-links';
import { baseChain, derivedTypes, type InheritedGroup, inheritedMembers } from './inheritance';
import { inlineMarkdown, withoutLinks } from './markdown';
import { filterText, hasFilter } from './members';
import type { Mention } from './mentions';
import type { Reference } from './reference';
import type { ReferenceType } from './reference-type';

/**
 * The places of a class page that depend on other pages. A body is compiled and kept with empty
 * places, which `fillRelations` fills each time: another class may change while this one stays.
 */
export type RelationSlot = 'hierarchy' | 'filter' | 'inherited' | 'mentioned';

export function Slot({ name }: { name: RelationSlot }) {
  return <div data-slot={name} />;
}

/** Lists longer than these fold. */
const SHOWN_DERIVED = 12;
const SHOWN_MENTIONS = 8;

const INHERITED: Heading = {
  id: 'section-inherited-members',
  text: 'Inherited members',
  depth: 2,
};
const MENTIONED: Heading = { id: 'section-mentioned-in', text: 'Mentioned in', depth: 2 };

export interface Relations {
  /** The body with its places filled; types in them are marked as `markTypes` does. */
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Fills the places of a class page's body. */
export function fillRelations(
  body: { readonly html: string; readonly headings: readonly Heading[] },
  reference: Reference,
  own: ReferenceType,
  mentions: readonly Mention[],
): Relations {
  const inherited = inheritedMembers(reference, own);
  const shown = own.unlisted ? [] : mentions;
  const slots: Readonly<Record<RelationSlot, React.ReactElement>> = {
    hierarchy: <Hierarchy {...{ reference, own }} />,
    filter: <InheritedHint groups={inherited} />,
    inherited: <InheritedMembers groups={inherited} isFiltered={hasFilter(own.type)} />,
    mentioned: <MentionedIn mentions={shown} />,
  };
  const html = body.html.replace(/<div data-slot="(\w+)"><\/div>/g, (_, name: RelationSlot) =>
    markTypesIn(renderToStaticMarkup(slots[name])),
  );
  // In the order of the page: inherited members, "See also", "Mentioned in".
  const last = body.headings.findIndex(({ id }) => id === SEE_ALSO_ID);
  const end = last < 0 ? body.headings.length : last;
  return {
    html,
    headings: [
      ...body.headings.slice(0, end),
      ...(inherited.length > 0 ? [INHERITED] : []),
      ...body.headings.slice(end),
      ...(shown.length > 0 ? [MENTIONED] : []),
    ],
  };
}

export const SEE_ALSO_ID = 'section-see-also';

/** A heading with the link to itself that `linkHeadings` gives the others. */
function SectionHeading({ id, text }: Heading) {
  return (
    <h2 id={id}>
      {text}
      <a className="heading-anchor" href={`#${id}`} aria-label={`Link to “${text}”`}>
        #
      </a>
    </h2>
  );
}

/** Bases, and the types that are made of this one. */
function Hierarchy({ reference, own }: { reference: Reference; own: ReferenceType }) {
  const { type } = own;
  const chain = baseChain(reference, own).reverse();
  const derived = derivedTypes(reference, own);
  const isInterface = type.kind === 'interface';
  const extended = isInterface ? derived.filter((one) => one.type.kind === 'interface') : derived;
  const implemented = derived.filter((one) => !extended.includes(one));
  return (
    <>
      {chain.length > 0 && (
        <div>
          <dt>Inheritance</dt>
          <dd>
            <ol className="api-chain">
              {chain.map((name) => (
                <li key={name}>
                  <code className="type-ref">{name}</code>
                </li>
              ))}
              <li>
                <code className="no-links">{type.name}</code>
              </li>
            </ol>
          </dd>
        </div>
      )}
      <Names title={isInterface ? 'Extends' : 'Implements'} names={type.implements} />
      <Names title={isInterface ? 'Extended by' : 'Derived'} types={extended} />
      <Names title="Implemented by" types={implemented} />
    </>
  );
}

interface NamesProps {
  title: string;
  /** Names that may be types of others. */
  names?: readonly string[];
  types?: readonly ReferenceType[];
}

function Names({ title, names = [], types = [] }: NamesProps) {
  const items = [
    ...names.map((name) => ({ name, content: <code className="type-ref">{name}</code> })),
    ...types.map(({ path, type: { name } }) => ({
      name,
      content: (
        <a href={path}>
          <code>{name}</code>
        </a>
      ),
    })),
  ];
  if (items.length === 0) return null;
  const list = (
    <ul className="api-names">
      {items.map(({ name, content }) => (
        <li key={name}>{content}</li>
      ))}
    </ul>
  );
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {items.length <= SHOWN_DERIVED ? (
          list
        ) : (
          <details className="api-fold">
            <summary>{items.length} types</summary>
            {list}
          </details>
        )}
      </dd>
    </div>
  );
}

/** Below the filter, while it finds members at the other end of the page (see `styles/api.css`). */
function InheritedHint({ groups }: { groups: readonly InheritedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <p className="filter-inherited">
      <a href={`#${INHERITED.id}`}>To the inherited members</a>
    </p>
  );
}

interface InheritedProps {
  groups: readonly InheritedGroup[];
  /** Whether the page has a filter, which finds these members too. */
  isFiltered: boolean;
}

function InheritedMembers({ groups, isFiltered }: InheritedProps) {
  if (groups.length === 0) return null;
  const group = isFiltered ? { 'data-filter-group': '' } : {};
  const item = (label: string) =>
    isFiltered ? { 'data-filter-item': filterText(label, { title: INHERITED.text }) } : {};
  return (
    <section {...group}>
      <SectionHeading {...INHERITED} />
      {groups.map(({ from, path, members }) => (
        <details key={from} className="api-fold api-inherited no-type-links" {...group}>
          <summary>
            From <code>{from}</code> <span className="api-count">{members.length}</span>
          </summary>
          <table className="api-overview">
            <colgroup>
              <col />
              <col />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">Member</th>
                <th scope="col">Summary</th>
              </tr>
            </thead>
            <tbody>
              {members.map(({ label, anchor, summary }) => (
                <tr key={anchor} {...item(label)}>
                  <td>
                    <a href={`${path}#${anchor}`}>
                      <code>{label}</code>
                    </a>
                  </td>
                  <td dangerouslySetInnerHTML={{ __html: withoutLinks(inlineMarkdown(summary)) }} />
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}

function MentionedIn({ mentions }: { mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null;
  const guides = mentions.filter(({ isType }) => !isType);
  const types = mentions.filter(({ isType }) => isType);
  return (
    <section>
      <SectionHeading {...MENTIONED} />
      <MentionList title="Guides" mentions={guides} />
      <MentionList title="Types" mentions={types} />
    </section>
  );
}

function MentionList({ title, mentions }: { title: string; mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null;
  const first = mentions.slice(0, SHOWN_MENTIONS);
  // One line that unfolds is no shorter than the line itself.
  const shown = mentions.length === SHOWN_MENTIONS + 1 ? mentions : first;
  const rest = mentions.slice(shown.length);
  return (
    <>
      <p className="api-label">{title}</p>
      <Mentions mentions={shown} />
      {rest.length > 0 && (
        <details className="api-fold">
          <summary>
            {rest.length} more {title.toLowerCase()}
          </summary>
          <Mentions mentions={rest} />
        </details>
      )}
    </>
  );
}

function Mentions({ mentions }: { mentions: readonly Mention[] }) {
  return (
    <ul className="api-mentions">
      {mentions.map(({ path, title, isType }) => (
        <li key={path}>
          <a href={path}>{isType ? <code>{title}</code> : title}</a>
        </li>
      ))}
    </ul>
  );
}
