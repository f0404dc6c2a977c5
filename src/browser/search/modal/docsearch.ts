import { h, options, type VNode } from 'preact';

type Props = Record<string, unknown>;

/** A hit, or a stored one. */
export interface Item {
  readonly objectID: string;
  /** The page, where it is a hit too: DocSearch draws a branch from there. */
  __docsearch_parent?: { readonly objectID: string } | null;
}

/** What DocSearch's result screens are given, as far as it is used here. */
export interface ScreenProps {
  readonly refresh: () => Promise<void>;
  readonly state: {
    readonly query: string;
    readonly status: string;
    readonly activeItemId: number | null;
    readonly collections: readonly { readonly items: readonly Item[] }[];
    readonly context: Readonly<Record<string, unknown>>;
  };
}

export interface DocSearchChanges {
  /** Up to three queries that might find something. */
  readonly suggestions: () => readonly string[];
  /** What the error screen says below its title. */
  readonly errorHelp: () => string;
  /** What readers have to know of the answer on screen; undefined where there is nothing to say. */
  readonly note: () => string | undefined;
  /** Whether an answer is still to come: DocSearch calls a search stalled that has failed. */
  readonly isSearching: () => boolean;
  /** Called with what is on screen each time that it is made. */
  readonly onScreen: (screen: ScreenProps) => void;
  /** Whether the service behind the search wants to be named. */
  readonly showLogo: boolean;
}

/**
 * DocSearch 3.9.0 has no options for what is changed here, so its elements are changed where Preact
 * makes them: roles that screen readers understand (its own are a listbox that holds links, inside
 * of a button), suggestions of the engine, and no name of a service that does not answer.
 */
export function changeDocSearch(changes: DocSearchChanges): void {
  const previous = options.vnode?.bind(options);
  options.vnode = (vnode) => {
    change(vnode, changes);
    previous?.(vnode);
  };
}

export function change(vnode: VNode<Props>, changes: DocSearchChanges): void {
  const { type, props } = vnode;
  if (typeof type === 'function') {
    if ('recentSearches' in props && 'state' in props) changeScreen(props, changes);
    if ('collection' in props && 'getListProps' in props) changeGroup(props);
    return;
  }
  const name = typeof props.class === 'string' ? props.class : props.className;
  const classes = typeof name === 'string' ? name.split(' ') : [];
  if (classes.includes('DocSearch-Container')) {
    // The dialog is the element around it.
    for (const key of Object.keys(props)) {
      if (key === 'role' || key === 'tabIndex' || key.startsWith('aria-')) props[key] = undefined;
    }
  } else if (classes.includes('DocSearch-Input')) {
    const list = standing === 'error' ? undefined : props['aria-controls'] || undefined;
    Object.assign(props, {
      role: 'combobox',
      'aria-haspopup': 'grid',
      'aria-expanded': list !== undefined,
      'aria-controls': list,
      'aria-activedescendant': list && props['aria-activedescendant'],
    });
  } else if (classes.includes('DocSearch-Modal')) {
    props.onKeyDown = keepFromTrap;
  } else if (classes.includes('DocSearch-Dropdown')) {
    changeDropdown(props, changes);
  } else if (classes.includes('DocSearch-Hit-action-button')) {
    changeAction(props);
  } else if (classes.includes('DocSearch-Logo') && !changes.showLogo) {
    props.children = null;
  } else if (type === 'ul' && props.role === 'grid') {
    vnode.type = 'div';
  } else if (type === 'li' && props.role === 'row') {
    vnode.type = 'div';
  } else if (classes.includes('DocSearch-Cancel')) {
    // Its place is outside of the form that it would reset.
    props.type = 'button';
  }
}

/**
 * What stands below the box. DocSearch leaves it there while a query is on its way: hits of the query
 * before are welcome, "No recent searches" below a query is not.
 */
type Standing = 'awaited' | 'start' | 'hits' | 'none' | 'error';

let standing: Standing = 'start';
/** DocSearch begins without the query that it is given. */
let isOpening = false;
let isStalled = false;

/** To be called before the modal is put there, with what is in its box. */
export function beginWith(query: string): void {
  isOpening = query !== '';
  isStalled = false;
  standing = isOpening ? 'awaited' : 'start';
}

function changeScreen(props: Props, changes: DocSearchChanges): void {
  const { suggestions, errorHelp, isSearching, onScreen } = changes;
  const screen = props as unknown as ScreenProps;
  const { query, status } = screen.state;
  if (query !== '') isOpening = false;
  if (!isOpening && (status === 'idle' || status === 'error')) standing = standingOf(screen.state);
  isStalled = status === 'stalled' && query !== '' && isSearching();
  onScreen(screen);
  const context = { ...screen.state.context, searchSuggestions: suggestions() };
  props.state = { ...screen.state, context };
  props.translations = {
    ...(props.translations as object | undefined),
    errorScreen: { titleText: MESSAGES.searchFailed, helpText: errorHelp() },
  };
}

function standingOf({ query, status, collections }: ScreenProps['state']): Standing {
  if (status === 'error') return 'error';
  if (query === '') return 'start';
  return collections.some(({ items }) => items.length > 0) ? 'hits' : 'none';
}

/**
 * The hits that a reader sees, at most so many of each section; undefined while that is undecided.
 * What stands below an empty box is no answer.
 */
export function hitsOn({ state }: ScreenProps): readonly Item[] | undefined {
  const { query, status, collections } = state;
  if (query === '' || status === 'error') return [];
  return status === 'idle' ? collections.flatMap(({ items }) => items) : undefined;
}

/** Says that a search takes long, in the place of what does not belong to the query, and the note. */
function changeDropdown(props: Props, { note }: DocSearchChanges): void {
  const isWaiting = standing === 'awaited' || (isStalled && standing !== 'hits');
  const isAnswer = standing === 'hits' || standing === 'none';
  const text = isWaiting ? isStalled && MESSAGES.searchStalled : isAnswer && note();
  // The status tells it to screen readers.
  const said = text && h('p', { 'aria-hidden': true }, text);
  props['data-search-waits'] = isWaiting || undefined;
  props.children = [h('div', { class: 'search-note' }, said), props.children];
}

/**
 * DocSearch lets the Tab key go round between the elements that it began with, past all hits on
 * narrow screens. The dialog keeps the focus by itself.
 */
function keepFromTrap(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}

/** What the button stands on goes away: the focus goes to the box, without a keyboard on screen. */
function changeAction(props: Props): void {
  const onClick = props.onClick as ((event: MouseEvent) => void) | undefined;
  props.onClick = (event: MouseEvent) => {
    const button = event.currentTarget as HTMLElement;
    const isByKey = event.detail === 0;
    if (isByKey || matchMedia('(hover: hover)').matches)
      button.closest('.DocSearch-Modal')?.querySelector('input')?.focus();
    onClick?.(event);
  };
}

interface GroupProps {
  readonly title: string;
  readonly collection:
    { readonly source: { readonly sourceId: string }; readonly items: readonly Item[] } | undefined;
  readonly getListProps: (parameters?: object) => Props;
  readonly getItemProps: (parameters: object) => Props;
  readonly renderAction?: (parameters: object) => unknown;
}

/** A grid of rows: rows may hold links and buttons, which options may not. */
function changeGroup(props: Props): void {
  const group = props as unknown as GroupProps;
  const { title, collection, getListProps, getItemProps, renderAction } = group;
  if (!collection) return;
  cutBranches(collection.items);
  // DocSearch acts when its animation ends, which it never does where the modal closes before.
  props.renderAction = (parameters: object) =>
    renderAction?.({ ...parameters, runFavoriteTransition: atOnce, runDeleteTransition: atOnce });
  props.getListProps = () => {
    const { 'aria-labelledby': _, ...list } = getListProps({ source: collection.source });
    return { ...list, role: 'grid', 'aria-label': title };
  };
  props.getItemProps = (parameters: object) => ({ ...getItemProps(parameters), role: 'row' });
}

function atOnce(act: () => void): void {
  act();
}

/** A branch from a page that stands further below would come from nowhere. */
function cutBranches(items: readonly Item[]): void {
  const above = new Set<string>();
  for (const item of items) {
    const parent = item.__docsearch_parent;
    if (parent && !above.has(parent.objectID)) item.__docsearch_parent = null;
    above.add(item.objectID);
  }
}
