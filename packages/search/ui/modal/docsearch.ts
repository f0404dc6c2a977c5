import { h, options, type VNode } from 'preact';
import type { PopularTask } from '../../../../src/page-model/popular-tasks';
import { changeGroup, type Item, type Props, putPageFirst } from './group';

/** The props of DocSearch's result screens that are used here. */
export interface ScreenProps {
  readonly refresh: () => Promise<void>;
  readonly setQuery: (query: string) => void;
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
  /** The text below the error screen's title. */
  readonly errorHelp: () => string;
  /** What readers should know about the answer on screen; undefined if nothing. */
  readonly note: () => string | undefined;
  /** The query as it was probably meant, if there are hits for that. */
  readonly meant: () => string | undefined;
  readonly onMeant: (query: string) => void;
  /** Whether an answer is still to come: DocSearch also calls a failed search stalled. */
  readonly isSearching: () => boolean;
  /** Called with what is on screen on each render. */
  readonly onScreen: (screen: ScreenProps) => void;
  /** What is offered where nothing is found, and below the empty box without stored searches. */
  readonly popular: readonly PopularTask[];
  readonly onPopular: (event: MouseEvent, href: string) => void;
  /** Whether to show the logo of the service behind the search. */
  readonly showLogo: boolean;
}

/**
 * DocSearch 3.9.0 has no options for these changes, so they are made as Preact creates its
 * elements: roles that screen readers understand (its own are a listbox with links, inside a
 * button), the engine's suggestions, and no logo of a service that isn't used.
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
    // The element around it is the dialog.
    for (const key of Object.keys(props)) {
      if (key === 'role' || key === 'tabIndex' || key.startsWith('aria-')) props[key] = undefined;
    }
  } else if (classes.includes('DocSearch-Input')) {
    const list = currentScreen === 'error' ? undefined : props['aria-controls'] || undefined;
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
  } else if (classes.includes('DocSearch-Hit-content-wrapper')) {
    putPageFirst(props);
  } else if ((type === 'ul' && props.role === 'grid') || (type === 'li' && props.role === 'row')) {
    vnode.type = 'div';
  } else if (classes.includes('DocSearch-Cancel')) {
    // It is a reset button, but outside the form that it would reset.
    props.type = 'button';
  }
}

/**
 * What is shown below the box. DocSearch leaves it there while a query runs, which is fine for the
 * previous query's hits, but not for "No recent searches".
 */
type Screen = 'awaited' | 'start' | 'hits' | 'none' | 'error';

let currentScreen: Screen = 'start';
/** DocSearch first renders without the initial query. */
let isOpening = false;
let isStalled = false;
/** Whether recent or favourite searches are below the empty box. */
let hasStored = false;

/** Call this before mounting the modal, with the text in its box. */
export function beginWith(query: string): void {
  isOpening = query !== '';
  isStalled = false;
  currentScreen = isOpening ? 'awaited' : 'start';
}

function changeScreen(props: Props, changes: DocSearchChanges): void {
  const { suggestions, errorHelp, isSearching, onScreen } = changes;
  const screen = props as unknown as ScreenProps;
  const { query, status } = screen.state;
  if (query !== '') isOpening = false;
  if (!isOpening && (status === 'idle' || status === 'error'))
    currentScreen = screenOf(screen.state);
  isStalled = status === 'stalled' && query !== '' && isSearching();
  hasStored = screen.state.collections.some(({ items }) => items.length > 0);
  onScreen(screen);
  const context = { ...screen.state.context, searchSuggestions: suggestions() };
  props.state = { ...screen.state, context };
  props.translations = {
    ...(props.translations as object | undefined),
    errorScreen: { titleText: MESSAGES.searchFailed, helpText: errorHelp() },
  };
}

function screenOf({ query, status, collections }: ScreenProps['state']): Screen {
  if (status === 'error') return 'error';
  if (query === '') return 'start';
  return collections.some(({ items }) => items.length > 0) ? 'hits' : 'none';
}

/**
 * The hits on screen; undefined while a query runs. An empty box has none: what is shown below it
 * isn't an answer.
 */
export function hitsOn({ state }: ScreenProps): readonly Item[] | undefined {
  const { query, status, collections } = state;
  if (query === '' || status === 'error') return [];
  return status === 'idle' ? collections.flatMap(({ items }) => items) : undefined;
}

/** Shows the note, or says that a search takes long, hiding whatever belongs to no query. */
function changeDropdown(props: Props, changes: DocSearchChanges): void {
  const { note, meant, onMeant } = changes;
  const isWaiting = currentScreen === 'awaited' || (isStalled && currentScreen !== 'hits');
  const isAnswer = currentScreen === 'hits' || currentScreen === 'none';
  const text = isWaiting ? isStalled && MESSAGES.searchStalled : isAnswer && note();
  // The status announces it to screen readers.
  const shown = text && h('p', { 'aria-hidden': true }, text);
  const query = currentScreen === 'hits' && !isWaiting && meant();
  const onClick = () => query && onMeant(query);
  const link = query && h('button', { type: 'button', class: 'DocSearch-Prefill', onClick }, query);
  props['data-search-waits'] = isWaiting || undefined;
  const isOffered = currentScreen === 'none' || (currentScreen === 'start' && !hasStored);
  const popular = isOffered && !isWaiting && popularTasks(changes);
  const asked = link && h('p', {}, [MESSAGES.searchMeant, ' ', link, '?']);
  props.children = [h('div', { class: 'search-note' }, shown, asked), props.children, popular];
}

function popularTasks({ popular, onPopular }: DocSearchChanges) {
  if (popular.length === 0) return undefined;
  const items = popular.map(({ label, href }) =>
    h(
      'li',
      { key: href },
      h('a', { href, onClick: (event: MouseEvent) => onPopular(event, href) }, label),
    ),
  );
  const title = MESSAGES.searchPopular;
  return h('section', { class: 'search-popular', 'aria-label': title }, [
    h('p', { 'aria-hidden': true }, title),
    h('ul', {}, items),
  ]);
}

/**
 * DocSearch cycles the Tab key among the elements that it started with, which skips all hits on
 * narrow screens. The dialog traps the focus by itself.
 */
function keepFromTrap(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}

/**
 * The button's row may disappear, so the focus moves to the box, except after a tap: that would
 * open the on-screen keyboard.
 */
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
