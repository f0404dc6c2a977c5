export interface StaticHtmlProps {
  /** Unique and the same on the server and in the browser. Not the path: that is `/*` while the server renders. */
  id: string;
  /** The HTML; absent in the browser on first load, where the document already holds it. */
  html: string | undefined;
  className?: string | undefined;
}

/** What the document held at first load, by id: a way back to the first page finds it here. */
const adopted = new Map<string, string>();

/**
 * HTML that React owns and never ships a second time. On first load it adopts what the server put
 * into the document; after a navigation it takes the HTML that came with the page's data.
 */
export function StaticHtml({ id, html, className }: StaticHtmlProps) {
  return (
    <div
      key={id}
      data-static={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? adopt(id) }}
    />
  );
}

function adopt(id: string): string {
  const known = adopted.get(id);
  if (known !== undefined || typeof document === 'undefined') return known ?? '';
  const html = document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? '';
  adopted.set(id, html);
  return html;
}
