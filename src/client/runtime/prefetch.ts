import { decodePath } from '../early/paths';
import { closest, PAGE_EVENT, whenIdle } from '../early/events';
import { internalPath } from './internal-path';

declare global {
  interface Window {
    ___loader: { loadPage(path: string): Promise<unknown> };
  }
}

/** How many pages are fetched at the same time. */
const BATCH = 4;

/** Pages that have been requested or queued: many links lead to the same one. */
const known = new Set<string>();
const queue: string[] = [];
let running = false;

/** Prefetching uses data, so it is off in data-saving mode and on slow connections. */
function mayPrefetch(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g');
}

/** Prefetches pages whose links the reader points at, focuses or sees. */
export function startPrefetch(): void {
  document.addEventListener('mouseover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = pathOf(target);
      if (path === undefined || known.has(path)) continue;
      known.add(path);
      queue.push(path);
    }
    void work();
  });
  const observe = () => {
    for (const anchor of document.querySelectorAll('a[href^="/"]')) observer.observe(anchor);
  };
  if (document.readyState === 'complete') observe();
  else addEventListener('load', observe);
  document.addEventListener(PAGE_EVENT, observe);
}

function onIntent({ target }: Event): void {
  const path = pathOf(closest(target, 'a[href]'));
  if (path !== undefined) void fetchPage(path);
}

/** The path of a link's page, if it is another page of this site and may be prefetched. */
function pathOf(anchor: Element | null): string | undefined {
  if (!(anchor instanceof HTMLAnchorElement) || !mayPrefetch()) return undefined;
  const path = internalPath(anchor, location);
  return path === undefined || path === location.pathname ? undefined : decodePath(path);
}

/** Fetches queued pages, each in an idle moment of its own; gives up if a whole batch fails. */
async function work(): Promise<void> {
  if (running) return;
  running = true;
  while (queue.length > 0) {
    await idle();
    const batch = queue.splice(0, BATCH).map((path) => idle().then(() => fetchPage(path)));
    const fetched = await Promise.all(batch);
    if (fetched.includes(true)) continue;
    for (const path of queue.splice(0)) known.delete(path);
  }
  running = false;
}

/** @returns whether the page was fetched. A failure is only reported when the reader opens it. */
async function fetchPage(path: string): Promise<boolean> {
  return window.___loader.loadPage(path).then(
    () => true,
    () => known.delete(path) && false,
  );
}

const idle = () => new Promise<void>(whenIdle);
