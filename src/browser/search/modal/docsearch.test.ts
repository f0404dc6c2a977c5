import { h, type VNode } from 'preact';
import { change, type DocSearchChanges } from './docsearch';

type Props = Record<string, unknown>;

function changed(
  type: string | (() => null),
  props: Props,
  options: Partial<DocSearchChanges> = {},
) {
  const vnode = h(type as string, props) as VNode<Props>;
  change(vnode, { suggestions: () => [], onScreen: () => undefined, showLogo: false, ...options });
  return vnode;
}

it('takes the role of a button from the container, which the dialog is around', () => {
  const { props } = changed('div', {
    className: 'DocSearch DocSearch-Container',
    role: 'button',
    tabIndex: 0,
    'aria-expanded': true,
  });
  expect([props.role, props.tabIndex, props['aria-expanded']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('tells of the list that the box controls, while there is one', () => {
  const box = { className: 'DocSearch-Input', 'aria-activedescendant': 'item' };
  expect(changed('input', { ...box, 'aria-controls': 'list' }).props).toMatchObject({
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': 'list',
    'aria-activedescendant': 'item',
  });
  expect(changed('input', { ...box, 'aria-controls': '' }).props).toMatchObject({
    'aria-expanded': false,
    'aria-controls': undefined,
    'aria-activedescendant': undefined,
  });
});

it('makes a named grid of each group, whose id is that of its source', () => {
  const { props } = changed(() => null, {
    title: 'Room',
    collection: { source: { sourceId: 'hits0' } },
    getListProps: ({ source }: { source: { sourceId: string } }) => ({
      role: 'listbox',
      id: `${source.sourceId}-list`,
      'aria-labelledby': 'label',
    }),
    getItemProps: () => ({ role: 'option', id: 'item' }),
  });
  expect((props.getListProps as () => Props)()).toEqual({
    role: 'grid',
    id: 'hits0-list',
    'aria-label': 'Room',
  });
  expect((props.getItemProps as (item: object) => Props)({})).toEqual({ role: 'row', id: 'item' });
  expect(changed('ul', { role: 'grid' }).type).toBe('div');
  expect(changed('li', { role: 'row' }).type).toBe('div');
  expect(changed('ul', {}).type).toBe('ul');
});

it('names the service only where one answers', () => {
  const logo = { className: 'DocSearch-Logo', children: 'Search by' };
  expect(changed('div', logo).props.children).toBeNull();
  expect(changed('div', logo, { showLogo: true }).props.children).toBe('Search by');
});

it('gives the screens the suggestions of the engine, and tells what is on screen', () => {
  const onScreen = jest.fn();
  const state = { query: 'x', status: 'idle', activeItemId: null, context: { nbHits: 0 } };
  const { props } = changed(
    () => null,
    { recentSearches: {}, state },
    { suggestions: () => ['room'], onScreen },
  );
  expect((props.state as typeof state).context).toEqual({
    nbHits: 0,
    searchSuggestions: ['room'],
  });
  expect(onScreen).toHaveBeenCalledWith(expect.objectContaining({ recentSearches: {} }));
});
