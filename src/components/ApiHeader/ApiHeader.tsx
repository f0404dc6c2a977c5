import * as React from 'react';
import * as styles from './ApiHeader.module.css';

export interface ApiHeaderProps {
  /** The name, as written in C#. */
  name: string;
  /** class, struct, interface, enum, delegate, attribute or exception. */
  kind: string;
}

/** The head of a class page: its name and kind. */
export function ApiHeader({ name, kind }: ApiHeaderProps) {
  return (
    <h1 className={styles.title}>
      <span className={styles.name}>{breakable(name)}</span>{' '}
      <span className={styles.kind}>{kind}</span>
    </h1>
  );
}

/** Long names can break before a capital, so that they fit on a phone. */
function breakable(name: string): React.ReactNode {
  const parts = name.split(/(?<=[a-z0-9])(?=[A-Z])/);
  return parts.map((part, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </React.Fragment>
  ));
}
