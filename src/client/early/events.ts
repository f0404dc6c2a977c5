/** Dispatched on the document after a navigation has replaced the page. */
export const PAGE_EVENT = 'site:page';

/** Tells all scripts of the static page that the document has another page, or the same one anew. */
export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE_EVENT));
}

/** Calls back with the path of the current page, then with that of each later page. */
export function onPage(callback: (path: string) => void): void {
  callback(location.pathname);
  document.addEventListener(PAGE_EVENT, () => callback(location.pathname));
}

/** The closest match around the target of an event; the target itself may be it. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Calls back with the match around the target of each event, on this page and on later ones. */
export function on(type: string, selector: string, act: (found: HTMLElement) => void): void {
  document.addEventListener(type, ({ target }) => {
    const found = closest(target, selector);
    if (found) act(found);
  });
}

/** Calls back when the reader points at a match or focuses it, which is when it may be needed. */
export function onIntent(selector: string, act: () => void): void {
  for (const type of ['pointerover', 'focusin']) on(type, selector, act);
}

export type Modified = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether the browser has a meaning of its own for an input: a click opens a tab or downloads. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: Modified): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** How long it is shown that something was copied. */
export const CONFIRMATION_MS = 2000;

/** How long to wait for an idle moment at most, in milliseconds. */
const TIMEOUT_MS = 2000;

/** Calls back when the browser has nothing to do for the reader. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: TIMEOUT_MS });
  else setTimeout(act, 200);
}

/** Calls back once for each element, when it comes near the viewport. A new call ends the last one. */
export function nearViewport(rootMargin: string, callback: (element: Element) => void) {
  let observer: IntersectionObserver | undefined;
  return (elements: Iterable<Element>) => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries, self) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          self.unobserve(target);
          callback(target);
        }
      },
      { rootMargin },
    );
    for (const element of elements) observer.observe(element);
  };
}
