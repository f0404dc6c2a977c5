import { h, type VNode } from 'preact';
import type { SearchHit } from '../../engine/types';
import { glyphOf } from '../marks';

export type Props = Record<string, unknown>;

/** A hit, found or stored. */
export interface Item {
  readonly objectID: string;
  /** The page, if it is a hit too: DocSearch draws a branch from it. */
  __docsearch_parent?: { readonly objectID: string } | null;
}

interface GroupProps {
  readonly title: string;
  readonly collection:
    { readonly source: { readonly sourceId: string }; readonly items: readonly Item[] } | undefined;
  readonly getListProps: (parameters?: object) => Props;
  readonly getItemProps: (parameters: object) => Props;
  readonly renderIcon?: (parameters: { readonly item: Item & SearchHit }) => VNode<Props>;
  readonly renderAction?: (parameters: object) => unknown;
}

/** Turns the listbox into a grid: rows may contain links and buttons, options may not. */
export function changeGroup(props: Props): void {
  const group = props as unknown as GroupProps;
  const { title, collection, getListProps, getItemProps, renderAction, renderIcon } = group;
  if (!collection) return;
  cutBranches(collection.items);
  // DocSearch acts when its animation ends, which never happens if the modal closes first.
  props.renderAction = (parameters: object) =>
    renderAction?.({ ...parameters, runFavoriteTransition: atOnce, runDeleteTransition: atOnce });
  if (renderIcon && collection.source.sourceId.startsWith('hits'))
    props.renderIcon = (parameters: { readonly item: Item & SearchHit }) =>
      withGlyph(renderIcon(parameters), glyphOf(parameters.item));
  props.getListProps = () => {
    const { 'aria-labelledby': _, ...list } = getListProps({ source: collection.source });
    return { ...list, role: 'grid', 'aria-label': title };
  };
  props.getItemProps = (parameters: object) => ({ ...getItemProps(parameters), role: 'row' });
}

/** The branch to the page above stays; the icon gives way to the glyph. */
function withGlyph(icons: VNode<Props>, glyph: ReturnType<typeof glyphOf>): VNode<Props> {
  if (!glyph) return icons;
  const [branch] = icons.props.children as unknown[];
  const shown = h('span', { class: 'search-glyph', ...glyph });
  icons.props.children = [branch, h('div', { class: 'DocSearch-Hit-icon' }, shown)];
  return icons;
}

/** A text has its page and heading above it, as everything else that is found begins with its name. */
export function putPageFirst(props: Props): void {
  type Line = VNode<{ attribute: string; hit: SearchHit }>;
  const [text, page] = props.children as readonly (Line | undefined)[];
  if (text?.props.attribute !== 'content' || !page || text.props.hit.isCode) return;
  [text.props.attribute, page.props.attribute] = [page.props.attribute, text.props.attribute];
}

const atOnce = (act: () => void): void => act();

/** Removes branches from pages further down the list: they would come from nowhere. */
function cutBranches(items: readonly Item[]): void {
  const above = new Set<string>();
  for (const item of items) {
    const parent = item.__docsearch_parent;
    if (parent && !above.has(parent.objectID)) item.__docsearch_parent = null;
    above.add(item.objectID);
  }
}
