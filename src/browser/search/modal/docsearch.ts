import { options, type VNode } from 'preact';

type Props = Record<string, unknown>;

/** What DocSearch's result screens are given, as far as it is used here. */
export interface ScreenProps {
  readonly refresh: () => Promise<void>;
  readonly state: {
    readonly query: string;
    readonly status: string;
    readonly activeItemId: number | null;
    readonly context: Readonly<Record<string, unknown>>;
  };
}

export interface DocSearchChanges {
  /** Up to three queries that might find something. */
  readonly suggestions: () => readonly string[];
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
    const list = hasFailed ? undefined : props['aria-controls'] || undefined;
    Object.assign(props, {
      role: 'combobox',
      'aria-haspopup': 'grid',
      'aria-expanded': list !== undefined,
      'aria-controls': list,
      'aria-activedescendant': list && props['aria-activedescendant'],
    });
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

/** The error screen takes the place of hits that DocSearch still has in mind. */
let hasFailed = false;

function changeScreen(props: Props, { suggestions, onScreen }: DocSearchChanges): void {
  const screen = props as unknown as ScreenProps;
  hasFailed = screen.state.status === 'error';
  onScreen(screen);
  const context = { ...screen.state.context, searchSuggestions: suggestions() };
  props.state = { ...screen.state, context };
}

interface GroupProps {
  readonly title: string;
  readonly collection: { readonly source: { readonly sourceId: string } } | undefined;
  readonly getListProps: (parameters?: object) => Props;
  readonly getItemProps: (parameters: object) => Props;
}

/** A grid of rows: rows may hold links and buttons, which options may not. */
function changeGroup(props: Props): void {
  const { title, collection, getListProps, getItemProps } = props as unknown as GroupProps;
  if (!collection) return;
  props.getListProps = () => {
    const { 'aria-labelledby': _, ...list } = getListProps({ source: collection.source });
    return { ...list, role: 'grid', 'aria-label': title };
  };
  props.getItemProps = (parameters: object) => ({ ...getItemProps(parameters), role: 'row' });
}
