import * as React from 'react';

/** How react-helmet marks what it put into the document while the server rendered. */
const MARK = 'data-react-helmet';

export interface HelmetProps {
  children?: React.ReactNode;
}

/**
 * Stands in for react-helmet in the browser's bundle, where the whole library would cost 5 KB on
 * every page (decisions.md): pages set their head with elements, flat, and a navigation replaces
 * what the page before it set. On the server it is react-helmet itself.
 */
export function Helmet({ children }: HelmetProps) {
  React.useEffect(() => {
    for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
    React.Children.forEach(children, (child) => {
      if (React.isValidElement<Record<string, unknown>>(child)) apply(child);
    });
  });
  return null;
}

function apply({ type, props }: React.ReactElement<Record<string, unknown>>): void {
  if (type === 'title') {
    document.title = String(props.children);
    return;
  }
  const element = document.createElement(String(type));
  element.setAttribute(MARK, 'true');
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'string') element.setAttribute(name, value);
  }
  document.head.append(element);
}
