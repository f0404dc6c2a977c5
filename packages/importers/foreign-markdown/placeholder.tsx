import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { nearest } from '../../../src/config/diagnostics/problems';
import { bodyComponents } from '../../../src/markdown/components';
import type {
  ImportedModule,
  MarkdownPlugin,
  PageComponent,
} from '../../../src/markdown/mdx/plugin';
import { GivenTexts, Inside } from './given-texts';
import { finishHtml } from './finish-html';

/** What an author does about a component that cannot be shown. */
export const COMPONENT_FIX =
  'Write what it shows in Markdown, or with a component that pages know. Until then, the page has a notice in its place, with what is inside it.';

interface ImportPlace {
  readonly file: string;
  readonly line: number;
}

type Props = Readonly<Record<string, unknown>>;

/** Stands in the page for a component that cannot be shown, with what the page gives to it. */
function Notice({ name, given }: { readonly name: string; readonly given: Props }) {
  const { children, ...others } = given;
  return (
    <>
      <template data-missing={name} />
      <GivenTexts given={others} />
      {typeof children === 'string'
        ? (Inside({ name: '', value: children }) ?? children)
        : typeof children === 'function'
          ? null
          : (children as React.ReactNode)}
    </>
  );
}

/** A module of which nothing could be loaded: each of its names is a component with a notice. */
export function placeholder(specifier: string): ImportedModule {
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
 */
export function guard(
  exports: ImportedModule,
  specifier: string,
  place: ImportPlace,
): ImportedModule {
  return Object.fromEntries(
    Object.entries(exports).map(([key, value]) => {
      const name = key === 'default' ? nameOfModule(specifier) : key;
      return [key, isComponent(key, value) ? guarded(value, name, place) : value];
    }),
  );
}

/** Functions with a small first letter are helpers and hooks. */
function isComponent(key: string, value: unknown): value is PageComponent {
  if (typeof value === 'object' && value !== null && '$$typeof' in value) {
    return !React.isValidElement(value);
  }
  return typeof value === 'function' && (key === 'default' || /^[A-Z]/.test(key));
}

/** Components in which readers try code: here they would be frames that do nothing. */
const LIVE_EDITOR =
  /^(?:\w*Playground|Sandpack\w*|Live(?:Code|Editor|Preview|Provider|Demo)?|CodeSandbox|StackBlitz)$/;

function guarded(Component: PageComponent, name: string, place: ImportPlace): PageComponent {
  return function Guarded(props) {
    const element = <Component {...props} />;
    const mistake = (message: string, fix: string) => (
      <template
        data-mistake={message}
        data-fix={fix}
        data-unknown={name}
        data-check="components"
        data-line={place.line}
        data-source={place.file}
      />
    );
    try {
      if (LIVE_EDITOR.test(name)) throw new Error('it works in browsers only');
      const html = renderToStaticMarkup(element);
      if (!CONTROL.test(html) || html.includes('data-island=')) return element;
      return (
        <>
          {mistake(
            `The controls of "${name}" do nothing, because none of its scripts runs.`,
            ISLAND,
          )}
          {element}
        </>
      );
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      return (
        <>
          {mistake(`The component "${name}" cannot be shown: ${reason}`, COMPONENT_FIX)}
          <Notice name={name} given={props} />
        </>
      );
    }
  };
}

/** Controls of a component; those of tabs work. */
const CONTROL = /<(?:input|select|textarea|button(?![^>]*\bdata-tab))\b/;
const ISLAND = 'Export a function named "island" beside the component, or write it in another way.';

/** `@site/src/components/Plan/index.tsx` becomes `Plan`. */
function nameOfModule(specifier: string): string {
  const parts = specifier.replace(/(?:\/index)?\.\w+$/, '').split('/');
  return parts.at(-1) ?? specifier;
}

/**
 * Renders a page. A component that nobody has defined, such as one that another system gave to all
 * pages, is shown as a notice.
 */
export const render: MarkdownPlugin['render'] = (Page, components, onUnknown) => {
  for (;;) {
    try {
      return finishHtml(renderToStaticMarkup(<Page components={components} />));
    } catch (error) {
      const name = unknownComponent(error);
      if (name === undefined || name in components) throw error;
      components[name] = placeholder(name)[name];
      const isMisspelt = nearest(name, Object.keys(bodyComponents)) !== undefined;
      onUnknown(error, isMisspelt ? 'markup' : 'components');
    }
  }
};

/** The name in MDX's message about a component that is not defined. */
function unknownComponent(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : '';
  return /^Expected component `(\w+)` to be defined/.exec(text)?.[1];
}
