export interface StaticHtmlProps {
  /** Unique, and the same on the server and in the browser, whose path is not the router's `/*`. */
  id: string;
  /** The HTML; absent in the browser on first load, when the document already contains it. */
  html: string | undefined;
  className?: string | undefined;
}

/** The document's HTML at first load, by id, for navigating back to the first page. */
const served = new Map<string, string>();

/**
 * HTML that React owns and never ships twice. On first load it keeps what the server put in the
 * document; after a navigation it uses the HTML from the page's data.
 */
export function StaticHtml({ id, html, className }: StaticHtmlProps) {
  return (
    <div
      key={id}
      data-static={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? servedHtml(id) }}
    />
  );
}

/**
 * The document's HTML of an element that the server rendered. Serializing a long body takes
 * milliseconds: `client/runtime/hydrate.ts` does it in advance, in tasks of their own.
 */
export function servedHtml(id: string): string {
  const known = served.get(id);
  if (known !== undefined || typeof document === 'undefined') return known ?? '';
  const html = document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? '';
  served.set(id, html);
  return html;
}
