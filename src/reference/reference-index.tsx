import { renderToStaticMarkup } from 'react-dom/server';
import { addressesWithBase } from '../base-path';
import { untranslated } from '../page-model/untranslated';
import { FilterBox } from '../markdown/elements/filter-box';
import { Tabs, TabItem } from '../markdown/elements/tabs';
import { type Heading, slugOf, tableOfContents } from '../markdown/html/headings';
import { groupInOrder } from '../markdown/elements/group-in-order';
import { TypeGlyph } from './kinds';
import { Summary } from '../markdown/components/summary';
import type { ReferenceType } from './reference-type';
import type { ApiFrontMatter } from './schema';
import { CodeName } from './texts';

/** A type as listed in the index. */
export type IndexedType = Pick<ReferenceType, 'path'> &
  Pick<ApiFrontMatter, 'name' | 'kind' | 'namespace' | 'category' | 'summary'>;

export interface ReferenceIndex {
  readonly html: string;
  readonly toc: string;
}

/**
 * All types of the reference with their summaries, by category and by namespace: a plain list, which
 * `client/on-demand/filter.ts` filters as the reader types.
 *
 * @param types in the order to list them.
 * @param categories in the order to list them; others follow, sorted by name.
 */
export function referenceIndex(
  types: readonly IndexedType[],
  categories: readonly string[],
): ReferenceIndex {
  const byCategory = groupInOrder(types, ({ category }) => category, categories);
  const byNamespace = groupInOrder(types, ({ namespace }) => namespace, []);
  const html = renderToStaticMarkup(
    <>
      <FilterBox
        label={MESSAGES.referenceFilter.replace('{count}', String(types.length))}
        noun="type"
      />
      <Tabs groupId="reference-index">
        <TabItem value="category" label={MESSAGES.referenceByCategory}>
          <Groups groups={byCategory} prefix="" />
        </TabItem>
        <TabItem value="namespace" label={MESSAGES.referenceByNamespace}>
          <Groups groups={byNamespace} prefix="namespace-" />
        </TabItem>
      </Tabs>
    </>,
  );
  const headings = byCategory.map(([text]): Heading => ({ id: slugOf(text), text, depth: 2 }));
  return { html: untranslated(addressesWithBase(html)), toc: tableOfContents(headings, 2, 2) };
}

type Group = readonly [name: string, types: readonly IndexedType[]];

function Groups({ groups: all, prefix }: { groups: readonly Group[]; prefix: string }) {
  return all.map(([name, types]) => (
    <section key={name} data-filter-group="">
      <h2 id={prefix + slugOf(name)}>{name}</h2>
      <ul className="types-list">
        {types.map((type) => (
          <li key={type.path} data-filter-item={`${type.name} ${type.kind}`.toLowerCase()}>
            <TypeGlyph kind={type.kind} />
            <a href={type.path}>
              <CodeName name={type.name} />
            </a>{' '}
            <span className="type-kind">{type.kind}</span>
            {type.summary !== '' && <Summary text={type.summary} />}
          </li>
        ))}
      </ul>
    </section>
  ));
}
