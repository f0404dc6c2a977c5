import { BreakableName } from '../../page-model/BreakableName';

export interface ApiHeaderProps {
  /** The name, as written in C#. */
  name: string;
  /** class, struct, interface, enum, delegate, attribute or exception. */
  kind: string;
}

export function ApiHeader({ name, kind }: ApiHeaderProps) {
  return (
    <h1 className="api-title">
      <span className="api-title-name" translate={UNTRANSLATED}>
        <BreakableName name={name} />
      </span>{' '}
      <span className="api-kind">{kind}</span>
    </h1>
  );
}
