import * as React from 'react';
import type { ApiMember } from './schema';
import { Description } from './texts';

interface Definition {
  readonly term: React.ReactNode;
  /** Empty if the assembly says nothing. */
  readonly text: string;
}

/** Without any descriptions, a list would only repeat the declaration above it. */
function isDescribed(items: readonly { readonly description: string }[]): boolean {
  return items.some(({ description }) => description !== '');
}

/** Parameters, exceptions and the like: a term and its description. */
export function Definitions({ title, items }: { title: string; items: readonly Definition[] }) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <dl className="api-definitions">
        {items.map(({ term, text }, index) => (
          <div key={index}>
            <dt>{term}</dt>{' '}
            {text !== '' && (
              <dd>
                <Description text={text} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** A label with what it labels beside it. */
export function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="api-part">
      <p className="api-label">{title}</p>
      {children}
    </div>
  );
}

export function TypeParameters({ of: parameters }: { of: ApiMember['typeParameters'] }) {
  if (!isDescribed(parameters)) return null;
  const items = parameters.map(({ name, description, constraint }) => ({
    term: (
      <>
        <code>{name}</code>
        {constraint !== undefined && (
          <span className="api-type">
            {' '}
            : <span className="type-ref">{constraint}</span>
          </span>
        )}
      </>
    ),
    text: description,
  }));
  return <Definitions title={MESSAGES.apiTypeParameters} items={items} />;
}

export function Parameters({ of: parameters }: { of: ApiMember['parameters'] }) {
  if (!isDescribed(parameters)) return null;
  const items = parameters.map((parameter) => ({
    term: (
      <>
        <code>{parameter.name}</code> <span className="api-type type-ref">{parameter.type}</span>
        {parameter.default !== undefined && (
          <span className="api-default"> = {parameter.default}</span>
        )}
      </>
    ),
    text: parameter.description,
  }));
  return <Definitions title={MESSAGES.apiParameters} items={items} />;
}

export function Returns({ title, text }: { title: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Part title={title}>
      <Description text={text} paragraph />
    </Part>
  );
}
