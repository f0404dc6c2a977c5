import { BreakableName } from '../../page-model/BreakableName';
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
      <span className={styles.name}>
        <BreakableName name={name} />
      </span>{' '}
      <span className={styles.kind}>{kind}</span>
    </h1>
  );
}
