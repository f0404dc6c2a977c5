import { PAGE_EVENT } from '../early/events';

/**
 * Reports each page once: those that were shown before this script was loaded, then those of later
 * route updates. A link to another section of the same page, or another query, is not a new page.
 *
 * @param before the addresses so far, the current one last.
 */
export function followVisits(before: readonly string[], report: (url: string) => void): void {
  let shown: string | undefined;
  const visit = (url: string, tell: (url: string) => void) => {
    const { pathname } = new URL(url);
    if (pathname === shown) return;
    shown = pathname;
    tell(url);
  };
  for (const url of before) visit(url, report);
  document.addEventListener(PAGE_EVENT, () => {
    // A frame later, because effects set the title.
    visit(location.href, (url) => requestAnimationFrame(() => report(url)));
  });
}
