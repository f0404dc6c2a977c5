import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has moved in the document, with how far: https://web.dev/articles/cls. */
    shifts?: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Records what moves in the documents that a page opens from now on, from their first paint on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '?'),
        );
        shifts.push(`${entry.value.toFixed(5)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved in a page, once what it loads has been painted. */
export function shiftsOf(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.shifts;
  });
}
