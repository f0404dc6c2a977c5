import { renderToStaticMarkup } from 'react-dom/server';
import { groupBy } from '../../config/diagnostics/group-by';
import type { LogCode } from '../../config/project/log-codes';
import { FilterBox } from '../../markdown/elements/filter-box';
import { FilterGroup, LogCodeItem } from '../../markdown/components/problem-lists';
import { type Heading, slugOf } from '../../markdown/html/headings';
import type { Symptom } from '../../markdown/html/symptoms';

export interface PageSymptoms {
  readonly path: string;
  readonly title: string;
  /** The page's section in the sidebar. */
  readonly section: string;
  readonly symptoms: readonly Symptom[];
}

const SLOT = '<div data-slot="symptoms" class="gathered"></div>';

/** Whether a body has a place for the symptoms of all pages. */
export function listsSymptoms(html: string): boolean {
  return html.includes(SLOT);
}

/**
 * Fills the place for all symptoms: the rows of all pages by section of the sidebar, then log codes.
 * Each leads to its page. Without scripts it is a plain list.
 *
 * @param pages in the order in which their symptoms are listed.
 */
export function fillSymptoms<
  T extends { readonly html: string; readonly headings: readonly Heading[] },
>(body: T, pages: readonly PageSymptoms[], logCodes: readonly LogCode[]): T {
  if (!listsSymptoms(body.html)) return body;
  const bySection = groupBy(pages, ({ section }) => section);
  const count = pages.reduce((sum, { symptoms }) => sum + symptoms.length, logCodes.length);
  const html = renderToStaticMarkup(
    <div className="gathered">
      <FilterBox label={MESSAGES.problemsFilter.replace('{count}', String(count))} noun="problem" />
      {[...bySection].map(([section, inSection]) => (
        <FilterGroup key={section} title={section}>
          {inSection.flatMap(({ path, title, symptoms }) =>
            symptoms.map((symptom) => (
              <SymptomItem key={`${path}#${symptom.id}`} {...{ path, title, symptom }} />
            )),
          )}
        </FilterGroup>
      ))}
      {logCodes.length > 0 && (
        <FilterGroup title={MESSAGES.logCodes}>
          {logCodes.map((entry) => (
            <LogCodeItem key={entry.code} entry={entry} />
          ))}
        </FilterGroup>
      )}
    </div>,
  );
  const titles = [...bySection.keys(), ...(logCodes.length > 0 ? [MESSAGES.logCodes] : [])];
  const added = titles.map((text): Heading => ({ id: slugOf(text), text, depth: 2 }));
  const slot = body.html.indexOf(SLOT);
  const isBefore = ({ id }: Heading) => body.html.indexOf(` id="${id}"`) < slot;
  return {
    ...body,
    html: body.html.replace(SLOT, () => html),
    headings: [
      ...body.headings.filter(isBefore),
      ...added,
      ...body.headings.filter((heading) => !isBefore(heading)),
    ],
  };
}

interface SymptomItemProps {
  readonly path: string;
  readonly title: string;
  readonly symptom: Symptom;
}

function SymptomItem({ path, title, symptom: { id, symptom, cause, fix } }: SymptomItemProps) {
  return (
    <li data-filter-item="">
      <a href={`${path}#${id}`} dangerouslySetInnerHTML={{ __html: symptom }} />{' '}
      <span className="type-kind">{title}</span>
      <span
        className="type-summary"
        dangerouslySetInnerHTML={{ __html: `${sentence(cause)} ${sentence(fix)}` }}
      />
    </li>
  );
}

/** A cell often leaves out the full stop. */
function sentence(html: string): string {
  return /[.!?…]$/.test(html.replace(/<[^>]+>/g, '')) ? html : `${html}.`;
}
