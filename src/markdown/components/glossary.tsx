import * as React from 'react';
import { groupBy } from '../../config/diagnostics/group-by';
import { type Mistake, nearest } from '../../config/diagnostics/problems';
import { escapeAttribute } from '../../page-model/escape-attribute';
import { termPath } from '../../routes';
import type { GlossaryTerm } from '../../config/project/glossary';
import { findTerm } from '../../config/project/term-names';
import { RegistriesContext } from './registries';
import { inlineMarkdown } from '../html/markdown';
import { slugOf } from '../html/headings';
import { AuthorMistakes, type SourcePlace } from '../elements/author-mistake';
import { FilterBox } from '../elements/filter-box';
import { unknownProps } from '../elements/prop-mistakes';

interface TermProps extends SourcePlace {
  /** The term's id in the registry, if the text is none of its names. */
  id?: string;
  children?: React.ReactNode;
}

/**
 * A word that the glossary explains: a link to its entry, which has a card: see
 * `features/hover-cards/`.
 */
export function Term(props: TermProps) {
  const { id, children } = props;
  const { terms } = React.useContext(RegistriesContext);
  const text = typeof children === 'string' ? children : '';
  const found = findTerm(terms, id ?? text);
  const mistakes = [
    ...unknownProps('Term', props, ['id']),
    ...(children === undefined ? [EMPTY] : []),
    ...(found || children === undefined ? [] : [unknownTerm(terms, id ?? text)]),
  ];
  return (
    <>
      <AuthorMistakes mistakes={mistakes} place={props} />
      {found ? (
        <a
          className="term"
          href={termPath(found.id)}
          data-line={props['data-line']}
          data-source={props['data-source']}
        >
          {children}
        </a>
      ) : (
        children
      )}
    </>
  );
}

const EMPTY: Mistake = {
  message: '<Term> has no text.',
  fix: 'Write <Term>owner</Term>, or <Term id="owner">whoever owns it</Term>.',
};

function unknownTerm(terms: readonly GlossaryTerm[], said: string): Mistake {
  const names = terms.flatMap(({ id, name }) => [id, name]);
  const near = nearest(said, names);
  const known = near ? findTerm(terms, near) : undefined;
  return {
    message: `The glossary has no term "${said}".`,
    fix: known
      ? `Write <Term id="${known.id}">…</Term>.`
      : 'Add it to glossary.ts, or write the id of a term: <Term id="owner">…</Term>.',
  };
}

/** All terms by group, with a filter. Search leaves them out: the guides explain them in full. */
export function Glossary() {
  const { terms } = React.useContext(RegistriesContext);
  return (
    <div className="gathered">
      <FilterBox
        label={MESSAGES.glossaryFilter.replace('{count}', String(terms.length))}
        noun="term"
      />
      {[...groupBy(terms, ({ group }) => group)].map(([group, entries]) => (
        <section key={group} data-filter-group="">
          <h2 id={slugOf(group)}>{group}</h2>
          <dl>
            {entries.map((term) => (
              <Entry key={term.id} term={term} terms={terms} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Entry({ term, terms }: { term: GlossaryTerm; terms: readonly GlossaryTerm[] }) {
  const { id, name, also, definition, type, see, place } = term;
  const nameOf = (other: string) => terms.find((one) => one.id === other)?.name ?? other;
  return (
    <div className="glossary-term" data-filter-item="">
      <dt id={id}>
        <strong>{name}</strong> {also.length > 0 && `(${also.join(', ')})`}
      </dt>
      <dd>
        <span dangerouslySetInnerHTML={{ __html: located(inlineMarkdown(definition), place) }} />
        <span className="api-marks">
          {type !== undefined && (
            <span>
              {MESSAGES.glossaryType}{' '}
              <a href={`xref:${type}`} data-source={place.source} data-line={place.line}>
                <code>{type}</code>
              </a>
            </span>
          )}
          {see.length > 0 && (
            <span>
              {MESSAGES.glossarySee}{' '}
              {see.map((other, index) => (
                <React.Fragment key={other}>
                  {index > 0 && ', '}
                  <a href={`#${other}`}>{nameOf(other)}</a>
                </React.Fragment>
              ))}
            </span>
          )}
        </span>
      </dd>
    </div>
  );
}

/** Links with their place in the registry, where the author finds those that are broken. */
function located(html: string, { source, line }: GlossaryTerm['place']): string {
  const place = `data-source="${escapeAttribute(source)}"${line ? ` data-line="${line}"` : ''}`;
  return html.replaceAll('<a href=', `<a ${place} href=`);
}
