import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GivenTexts } from './given-texts';

/** What an author does about a component that cannot be shown. */
export const COMPONENT_FIX =
  'Write what it shows in Markdown, or with a component that pages know. Until then, the page has a notice in its place, with what is inside it.';

/** Where a page imports a component. */
export interface ImportPlace {
  readonly file: string;
  readonly line: number;
}

type Props = Readonly<Record<string, unknown>>;

interface NoticeProps {
  readonly name: string;
  /** What the page gives to the component. */
  readonly given: Props;
}

/** Stands in the page for a component that cannot be shown, with what it holds. */
function Notice({ name, given: { children, ...others } }: NoticeProps) {
  return (
    <div data-admonition="warning">
      <p>{MESSAGES.componentMissing.replace('{component}', () => name)}</p>
      <GivenTexts given={others} />
      {typeof children === 'function' ? null : (children as React.ReactNode)}
    </div>
  );
}

/** A module of which nothing could be loaded: each of its names is a component with a notice. */
export function missingModule(specifier: string): Readonly<Record<string, unknown>> {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, key) => {
        // Whoever awaits the module asks whether it is a promise.
        if (typeof key !== 'string' || key === 'then') return undefined;
        const name = key === 'default' ? nameOfModule(specifier) : key;
        return function Missing(props: Props) {
          return <Notice name={name} given={props} />;
        };
      },
    },
  );
}

/**
 * The exports of a module, with components that show a notice where they fail. They are rendered
 * once, as they are before anybody uses them.
 *
 * @param island the name of the script that makes the default component interactive.
 */
export function staticComponents(
  exports: Readonly<Record<string, unknown>>,
  name: string,
  place: ImportPlace,
  island?: string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(exports).map(([key, value]) => {
      if (!isComponent(key, value)) return [key, value];
      return key === 'default'
        ? [key, guarded(value, nameOfModule(name), place, island)]
        : [key, guarded(value, key, place)];
    }),
  );
}

type Component = React.ComponentType<Record<string, unknown>>;

/** Functions with a small first letter are helpers and hooks. */
function isComponent(key: string, value: unknown): value is Component {
  if (typeof value === 'object' && value !== null && '$$typeof' in value) {
    return !React.isValidElement(value);
  }
  return typeof value === 'function' && (key === 'default' || /^[A-Z]/.test(key));
}

function guarded(
  Component: Component,
  name: string,
  place: ImportPlace,
  island?: string,
): Component {
  return function Guarded(props) {
    const element = <Component {...props} />;
    try {
      renderToStaticMarkup(element);
      return island === undefined ? element : <div data-island={island}>{element}</div>;
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      return (
        <>
          <template
            data-mistake={`The component "${name}" cannot be shown: ${reason}`}
            data-fix={COMPONENT_FIX}
            data-check="components"
            data-line={place.line}
            data-source={place.file}
          />
          <Notice name={name} given={props} />
        </>
      );
    }
  };
}

/** `@site/src/components/Plan/index.tsx` becomes `Plan`. */
function nameOfModule(specifier: string): string {
  const parts = specifier.replace(/(?:\/index)?\.\w+$/, '').split('/');
  return parts.at(-1) ?? specifier;
}
