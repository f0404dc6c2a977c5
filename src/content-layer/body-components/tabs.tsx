import * as React from 'react';

export interface TabItemProps {
  /** Identifies the tab; tabs in the same group with equal values are chosen together. */
  value: string;
  /** The tab's label; defaults to the value. */
  label?: string;
  /** Whether this tab is initially chosen. */
  default?: boolean;
  children?: React.ReactNode;
}

export interface TabsProps {
  /**
   * Tabs with the same group id, on any page, are chosen together, and the choice is remembered.
   */
  groupId?: string;
  /** The value that is initially chosen. */
  defaultValue?: string;
  children?: React.ReactNode;
}

/** One panel of `<Tabs>`, rendered by its parent. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

/**
 * Tabs as static HTML. Without JavaScript the panels follow one another, each below its label;
 * `browser/tabs.ts` adds roles, keyboard support and the synchronized choice (WAI-ARIA APG, tabs
 * pattern).
 */
export function Tabs({ groupId, defaultValue, children }: TabsProps) {
  const items = React.Children.toArray(children).filter(
    (child): child is React.ReactElement<TabItemProps> =>
      React.isValidElement<TabItemProps>(child) && 'value' in child.props,
  );
  if (items.length === 0) {
    throw new Error('<Tabs> contains no <TabItem value="…">.');
  }
  const chosen =
    items.find((item) => item.props.value === defaultValue) ??
    items.find((item) => item.props.default) ??
    items[0];
  return (
    <div className="tabs" data-tab-group={groupId}>
      <div className="tab-list" data-tab-list="">
        {items.map((item) => (
          <button
            key={item.props.value}
            type="button"
            className="tab"
            data-tab={item.props.value}
            data-selected={item === chosen ? '' : undefined}
          >
            {item.props.label ?? item.props.value}
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
          <p className="tab-label">{item.props.label ?? item.props.value}</p>
          {item.props.children}
        </div>
      ))}
    </div>
  );
}
