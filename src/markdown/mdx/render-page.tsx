import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { nearest } from '../../config/diagnostics/problems';
import { bodyComponents } from '../components';
import { missingModule } from '../components/local-component';

/** The components that a page can use without importing them. */
export type PageComponents = Record<string, unknown>;

/**
 * Renders a page. A component that it uses and nobody has defined, such as one that another system
 * gave to all pages, is shown as a notice.
 *
 * @param components those of the page; the stand-ins are added.
 * @param onUnknown takes the error about each component that is not defined, and whether its name is
 *   nearly that of a component that pages know.
 * @throws the first error that is about anything else.
 */
export function renderPage(
  Page: React.ComponentType<Record<string, unknown>>,
  components: PageComponents,
  onUnknown: (error: unknown, isMisspelt: boolean) => void,
): string {
  for (;;) {
    try {
      return renderToStaticMarkup(<Page components={components} />);
    } catch (error) {
      const name = unknownComponent(error);
      if (name === undefined || name in components) throw error;
      components[name] = missingModule(name)[name];
      onUnknown(error, nearest(name, Object.keys(bodyComponents)) !== undefined);
    }
  }
}

/** The name in MDX's message about a component that is not defined. */
function unknownComponent(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : '';
  return /^Expected component `(\w+)` to be defined/.exec(text)?.[1];
}
