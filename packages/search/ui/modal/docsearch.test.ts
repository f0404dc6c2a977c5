import { h, type VNode } from 'preact';
import { beginWith, change, type DocSearchChanges, hitsOn } from './docsearch';

type Props = Record<string, unknown>;

function changed(
  type: string | (() => null),
  props: Props,
  options: Partial<DocSearchChanges> = {},
) {
  const vnode = h(type as string, props) as VNode<Props>;
  change(vnode, {
    suggestions: () => [],
    errorHelp: () => '',
    note: () => undefined,
    meant: () => undefined,
    onMeant: () => undefined,
    isSearching: () => true,
    onScreen: () => undefined,
    popular: [],
    onPopular: () => undefined,
    showLogo: false,
    ...options,
  });
  return vnode;
}

const STATE = { query: '', status: 'idle', activeItemId: null, collections: [], context: {} };

/** What is shown below the box after these states of DocSearch. */
function dropdown(states: readonly object[], note?: string, isSearching = true) {
  for (const state of states) {
    const props = { recentSearches: {}, state: { ...STATE, ...state } };
    changed(() => null, props, { isSearching: () => isSearching });
  }
  const { props } = changed('div', { className: 'DocSearch-Dropdown' }, { note: () => note });
  const [above] = props.children as {
    props: { children: ({ props: { children: string } } | undefined)[] };
  }[];
  const [said] = above?.props.children ?? [];
  return {
    isHidden: props['data-search-waits'] === true,
    says: said ? said.props.children : null,
  };
}

it('removes the button role from the container inside the dialog', () => {
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

it('names the list that the box controls while there is one', () => {
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

it('turns each group into a named grid with the id of its source', () => {
  const { props } = changed(() => null, {
    title: 'Room',
    collection: { source: { sourceId: 'hits0' }, items: [] },
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

it('shows the logo only if there is a service', () => {
  const logo = { className: 'DocSearch-Logo', children: 'Search by' };
  expect(changed('div', logo).props.children).toBeNull();
  expect(changed('div', logo, { showLogo: true }).props.children).toBe('Search by');
});

it('passes the engine’s suggestions to the screens and reports what is on screen', () => {
  const onScreen = jest.fn();
  const state = { ...STATE, query: 'x', context: { nbHits: 0 } };
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

it('lets the error screen say what has failed', () => {
  const { props } = changed(
    () => null,
    { recentSearches: {}, state: { ...STATE, query: 'x', status: 'error' } },
    { errorHelp: () => 'Refused.' },
  );
  expect(props.translations).toEqual({
    errorScreen: { titleText: 'Unable to fetch results', helpText: 'Refused.' },
  });
});

it('saves and removes a stored search immediately, not after an animation', () => {
  const renderAction = ({ runFavoriteTransition, runDeleteTransition }: Props) => {
    const done: string[] = [];
    (runFavoriteTransition as (act: () => void) => void)(() => done.push('saved'));
    (runDeleteTransition as (act: () => void) => void)(() => done.push('removed'));
    return done;
  };
  const { props } = changed(() => null, {
    collection: { source: { sourceId: 'recent' }, items: [] },
    getListProps: () => ({}),
    getItemProps: () => ({}),
    renderAction,
  });
  const unfinished = () => undefined;
  expect(
    (props.renderAction as typeof renderAction)({
      runFavoriteTransition: unfinished,
      runDeleteTransition: unfinished,
    }),
  ).toEqual(['saved', 'removed']);
});

describe('the hits on screen', () => {
  const screen = (over: object) =>
    ({
      refresh: () => Promise.resolve(),
      state: {
        ...STATE,
        query: 'x',
        collections: [{ items: [{ objectID: 'a' }] }, { items: [{ objectID: 'b' }] }],
        ...over,
      },
    }) as unknown as Parameters<typeof hitsOn>[0];

  it('are those of all groups', () => {
    expect(hitsOn(screen({}))).toEqual([{ objectID: 'a' }, { objectID: 'b' }]);
  });

  it('are none below an empty box, which shows earlier searches, or after a failure', () => {
    expect(hitsOn(screen({ query: '' }))).toEqual([]);
    expect(hitsOn(screen({ status: 'error' }))).toEqual([]);
  });

  it('are undefined while a query runs', () => {
    expect(hitsOn(screen({ status: 'loading' }))).toBeUndefined();
  });
});

const HITS = [{ items: [{}] }];

describe('while a query runs', () => {
  it('says so once it takes long, instead of showing the start screen', () => {
    beginWith('');
    const loading = { query: 'x', status: 'loading' };
    expect(dropdown([{}, loading])).toEqual({ isHidden: false, says: null });
    const stalled = { query: 'x', status: 'stalled' };
    expect(dropdown([stalled])).toEqual({ isHidden: true, says: 'Still searching …' });
    const answered = { query: 'x', collections: HITS };
    expect(dropdown([answered])).toEqual({ isHidden: false, says: null });
  });

  it('shows no start screen to a reader who typed before the modal loaded', () => {
    beginWith('x');
    expect(dropdown([{}]).isHidden).toBe(true);
    expect(dropdown([{ query: 'x', status: 'loading' }]).isHidden).toBe(true);
    expect(dropdown([{ query: '' }]).isHidden).toBe(false);
  });

  it('says nothing if the search has failed and DocSearch is about to learn of it', () => {
    const now = { query: 'x', status: 'stalled' };
    expect(dropdown([{}, now], undefined, false)).toEqual({ isHidden: false, says: null });
  });

  it('keeps the hits of the previous query', () => {
    const before = { query: 'x', collections: HITS };
    const now = { query: 'xy', status: 'stalled', collections: HITS };
    expect(dropdown([before, now])).toEqual({ isHidden: false, says: null });
  });

  it('removes an error or a "no results" screen', () => {
    const now = { query: 'xy', status: 'stalled' };
    for (const before of [{ query: 'x', status: 'error', collections: HITS }, { query: 'x' }])
      expect(dropdown([before, now])).toEqual({ isHidden: true, says: 'Still searching …' });
  });
});

it('shows the note for answers with or without hits, but for nothing else', () => {
  expect(dropdown([{ query: 'x', collections: HITS }], 'Partial.').says).toBe('Partial.');
  expect(dropdown([{ query: 'x' }], 'Partial.').says).toBe('Partial.');
  for (const state of [{}, { query: 'x', status: 'error' }])
    expect(dropdown([state], 'Partial.').says).toBeNull();
});

it('removes the branch of a hit that is listed above its page', () => {
  const page = { objectID: 'page' };
  const above = { objectID: 'a', __docsearch_parent: page };
  const below = { objectID: 'b', __docsearch_parent: page };
  const items = [above, page, below];
  const collection = { source: { sourceId: 'hits0' }, items };
  changed(() => null, { collection, getListProps: () => ({}), getItemProps: () => ({}) });
  expect(above.__docsearch_parent).toBeNull();
  expect(below.__docsearch_parent).toBe(page);
});

describe('popular tasks', () => {
  interface Link {
    readonly props: { href: string; children: string; onClick: (event: object) => void };
  }
  const popular = [{ label: 'Connect to a room', href: '/room' }];
  /** The links below the box after a state of DocSearch. */
  const links = (state: object, onPopular: (event: object, href: string) => void = jest.fn()) => {
    changed(() => null, { recentSearches: {}, state: { ...STATE, ...state } });
    const { props } = changed('div', { className: 'DocSearch-Dropdown' }, { popular, onPopular });
    const linksIn = (node: unknown): Link[] => {
      if (Array.isArray(node)) return node.flatMap(linksIn);
      if (typeof node !== 'object' || node === null) return [];
      const vnode = node as VNode<{ children?: unknown }>;
      return vnode.type === 'a' ? [vnode as unknown as Link] : linksIn(vnode.props.children);
    };
    return linksIn(props.children);
  };

  it('are offered below the empty box', () => {
    beginWith('');
    const onPopular = jest.fn();
    const [link] = links({}, onPopular);
    expect(link?.props).toMatchObject({ href: '/room', children: 'Connect to a room' });
    const event = {};
    link?.props.onClick(event);
    expect(onPopular).toHaveBeenCalledWith(event, '/room');
  });

  it('are offered where nothing is found', () => {
    beginWith('zzz');
    expect(links({ query: 'zzz', status: 'idle', collections: [{ items: [] }] })).toHaveLength(1);
  });

  it('give way to stored searches, and to hits', () => {
    beginWith('');
    const collections = [{ items: [{ objectID: 'a' }] }];
    expect(links({ collections })).toEqual([]);
    expect(links({ query: 'room', collections })).toEqual([]);
  });
});

it.each([
  ['content', {}, ['hierarchy.lvl1', 'content']],
  ['content', { isCode: true }, ['content', 'hierarchy.lvl1']],
  ['hierarchy.lvl2', {}, ['hierarchy.lvl2', 'hierarchy.lvl1']],
])('begins a hit for its %s with a name, unless it is code: %p', (attribute, hit, lines) => {
  const children = [attribute, 'hierarchy.lvl1'].map((one) => h('span', { attribute: one, hit }));
  changed('div', { className: 'DocSearch-Hit-content-wrapper', children });
  expect(children.map(({ props }) => props.attribute)).toEqual(lines);
});
