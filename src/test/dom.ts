import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

/**
 * What the components and the early scripts need but jsdom lacks. Imported for its side effects by
 * the tests that run in jsdom.
 */

// Ids in tests have no characters that need escaping in CSS.
Object.assign(globalThis, { CSS: { escape: (id: string) => id }, TextEncoder });

/** Does nothing on its own: tests decide what comes into view. */
export class FakeIntersectionObserver implements IntersectionObserver {
  static all: FakeIntersectionObserver[] = [];

  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observed = new Set<Element>();

  constructor(
    private readonly callback: IntersectionObserverCallback,
    options?: IntersectionObserverInit,
  ) {
    this.rootMargin = options?.rootMargin ?? '';
    FakeIntersectionObserver.all.push(this);
  }

  observe(target: Element): void {
    this.observed.add(target);
  }

  unobserve(target: Element): void {
    this.observed.delete(target);
  }

  disconnect(): void {
    this.observed.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  /** Tells every observer of the element whether it is in view. */
  static show(target: Element, isIntersecting = true): void {
    for (const observer of FakeIntersectionObserver.all) {
      if (!observer.observed.has(target)) continue;
      const entry = { isIntersecting, target } as unknown as IntersectionObserverEntry;
      observer.callback([entry], observer);
    }
  }
}

window.IntersectionObserver = FakeIntersectionObserver;

/** The browser's scrolling, which jsdom does not implement. */
window.scrollTo = () => undefined;
window.scrollBy = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** Animations end when a test says so, and none does unless it replaces these. */
Element.prototype.getAnimations = () => [];
Element.prototype.animate = () => ({}) as Animation;
window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;

/** Sets the HTML of the document's body, as the server would. */
export function setBody(html: string): void {
  document.body.innerHTML = html;
}

/** Opens a path as a client-side navigation does: first the address, then the page. */
export function goTo(path: string): void {
  history.pushState(null, '', path);
}

/** Tells the early scripts that the document has another page. */
export function announce(): void {
  document.dispatchEvent(new CustomEvent('site:page'));
}
