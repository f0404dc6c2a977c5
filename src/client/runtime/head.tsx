import * as React from 'react';

/** The attribute that react-helmet sets on elements rendered on the server. */
const MARK = 'data-react-helmet';

/**
 * Replaces react-helmet in the browser's bundle, where the whole library would cost 5 KB on every
 * page (decisions.md). Pages set their head with a flat list of elements, and a navigation replaces
 * those of the previous page. The server uses react-helmet itself.
 */
export function Helmet({ children }: React.PropsWithChildren) {
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
