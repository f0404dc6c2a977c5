import * as React from 'react';
import { type Mistake, nearest } from '../../config/diagnostics/problems';
import { AuthorMistakes, type SourcePlace } from './author-mistake';
import { unknownProps } from './prop-mistakes';

export interface TabItemProps extends SourcePlace {
  /** Identifies the tab; tabs in the same group with equal values are chosen together. */
  value: string;
  /** The tab's label; defaults to the value. */
  label?: string;
  /** Whether this tab is initially chosen. */
  default?: boolean;
  children?: React.ReactNode;
}

export interface TabsProps extends SourcePlace {
  /**
   * Tabs with the same group id, on any page, are chosen together, and the choice is remembered.
   */
  groupId?: string;
  /** The value that is initially chosen; the first one without it. */
  defaultValue?: string | null;
  /** The tabs in their order, with labels for those that have none of their own. */
  values?: readonly { readonly value: string; readonly label?: string }[];
  className?: string;
  /** Has no effect: all panels are in the document, so that readers find what they search. */
  lazy?: boolean;
  /**
   * The name of the parameter in the address that has the choice, as in `?os=linux`; `true` for that of
   * the group.
   */
  queryString?: string | boolean;
  /** What the tabs are about, for screen readers. */
  'aria-label'?: string;
  children?: React.ReactNode;
}

type TabElement = React.ReactElement<TabItemProps>;

/** The tabs among the children, also where a fragment holds them. */
function itemsOf(children: React.ReactNode): TabElement[] {
  return React.Children.toArray(children).flatMap((child): TabElement[] => {
    if (!React.isValidElement<Partial<TabItemProps>>(child)) return [];
    if (child.type === React.Fragment) return itemsOf(child.props.children);
    return child.props.value === undefined ? [] : [child as TabElement];
  });
}

/** In the order of `values`, then those that it does not name. */
function inOrder(items: readonly TabElement[], values: NonNullable<TabsProps['values']>) {
  const order = values.map(({ value }) => value);
  const rank = ({ props }: TabElement) =>
    order.includes(props.value) ? order.indexOf(props.value) : order.length;
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** One panel of `<Tabs>`, which renders what is in it; here is only one that is in none. */
export function TabItem({ children, ...place }: TabItemProps) {
  return (
    <>
      <AuthorMistakes mistakes={[OUTSIDE]} place={place} />
      {children}
    </>
  );
}

const OUTSIDE: Mistake = {
  check: 'markup',
  message: '<TabItem> is not directly in <Tabs>.',
  fix: 'Put it between <Tabs> and </Tabs>, or remove the tag.',
};

const PROPS = 'groupId defaultValue values className block lazy queryString aria-label'.split(' ');
const ITEM_PROPS = ['value', 'label', 'default', 'attributes', 'className', 'hidden'];

function mistakesOf(props: TabsProps, items: readonly TabElement[]): Mistake[] {
  const { defaultValue } = props;
  const values = items.map((item) => item.props.value);
  const twice = values.find((value, index) => values.indexOf(value) < index);
  const mistakes: Mistake[] = [
    ...unknownProps('Tabs', props, PROPS),
    ...items.flatMap((item) => unknownProps('TabItem', item.props, ITEM_PROPS)),
  ];
  if (twice !== undefined) {
    const message = `<Tabs> contains two tabs with the value "${twice}".`;
    mistakes.push({ message, fix: 'Give each <TabItem> a value of its own.' });
  }
  if (defaultValue != null && !values.includes(defaultValue)) {
    const fix = `Write defaultValue="${nearest(defaultValue, values) ?? values[0] ?? ''}".`;
    mistakes.push({ message: `<Tabs> contains no tab with the value "${defaultValue}".`, fix });
  }
  return mistakes.map((mistake) => ({ ...mistake, check: 'markup' }));
}

/**
 * Tabs as static HTML. Without JavaScript the panels follow one another, each below its label;
 * `client/early/tabs.ts` adds roles, keyboard support and the synchronized choice (WAI-ARIA APG, tabs
 * pattern).
 */
export function Tabs(props: TabsProps) {
  const { groupId, defaultValue, values = [], className, children, queryString } = props;
  const label = props['aria-label'];
  const query = queryString === true ? groupId : queryString || undefined;
  const items = inOrder(itemsOf(children), values);
  const labels = new Map(values.map(({ value, label }) => [value, label]));
  const labelOf = ({ props: { value, label } }: TabElement) => label ?? labels.get(value) ?? value;
  if (items.length === 0) {
    const message = '<Tabs> contains no <TabItem value="…">.';
    const fix = 'Put what each tab shows into <TabItem value="…" label="…">.';
    return (
      <>
        <AuthorMistakes mistakes={[{ check: 'markup', message, fix }]} place={props} />
        {children}
      </>
    );
  }
  const chosen =
    items.find((item) => item.props.value === defaultValue) ??
    items.find((item) => item.props.default) ??
    items[0];
  return (
    <div
      className={['tabs', className].filter(Boolean).join(' ')}
      data-tab-group={groupId}
      data-tab-query={query}
    >
      <AuthorMistakes mistakes={mistakesOf(props, items)} place={props} />
      <div
        className="tab-list edge-fade"
        data-tab-list=""
        role={label === undefined ? undefined : 'group'}
        aria-label={label}
      >
        {items.map((item) => (
          <button
            key={item.props.value}
            type="button"
            className="tab"
            data-tab={item.props.value}
            data-selected={item === chosen ? '' : undefined}
          >
            {labelOf(item)}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.props.value}
          className="tab-panel"
          data-tab-panel={item.props.value}
          data-selected={item === chosen ? '' : undefined}
        >
          <p className="tab-label">{labelOf(item)}</p>
          {item.props.children}
        </div>
      ))}
    </div>
  );
}
