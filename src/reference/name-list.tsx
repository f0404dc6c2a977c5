import type * as React from 'react';

/** Longer lists are folded. */
const SHOWN_NAMES = 12;

interface NameListProps {
  /** The label of a folded list; `{count}` is replaced by its length. */
  count: string;
  children: readonly React.ReactElement[];
}

/** Names beside a term, in a row. */
export function NameList({ count, children }: NameListProps) {
  if (children.length === 0) return null;
  const list = (
    <ul className="api-names">
      {children.map((name) => (
        <li key={name.key}>{name}</li>
      ))}
    </ul>
  );
  return (
    <dd>
      {children.length <= SHOWN_NAMES ? (
        list
      ) : (
        <details className="api-fold">
          <summary>{count.replace('{count}', String(children.length))}</summary>
          {list}
        </details>
      )}
    </dd>
  );
}
