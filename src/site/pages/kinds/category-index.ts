import type { NavCategory } from '../../../page-model/nav-entry';
import type { IndexContext } from '../../../page-model/page-context';
import type { PagePlace } from '../../../page-model/place';
import type { PageKind } from './page-kind';
import { sectionOf } from './section';

/** The generated lists of pages that sidebars link to. */
export const CATEGORY_INDEXES: PageKind = {
  paths: ({ navigation }) => navigation.indexes.flatMap(({ href }) => href ?? []),
  pages: ({ navigation, places }) =>
    navigation.indexes.map((category) => {
      const { href = '' } = category;
      const context = contextOf(category, href, places.get(href));
      const card = { title: context.title, section: sectionOf(context.place) };
      return { path: href, template: 'category-index', context: { ...context }, card };
    }),
};

function contextOf(
  { label, generatedIndex, items }: NavCategory,
  href: string,
  place: PagePlace | undefined,
): IndexContext {
  return {
    href,
    title: generatedIndex?.title ?? label,
    ...(generatedIndex?.description && { description: generatedIndex.description }),
    ...(place && { place }),
    items: items.flatMap((item) => (item.href ? [{ label: item.label, href: item.href }] : [])),
  };
}
