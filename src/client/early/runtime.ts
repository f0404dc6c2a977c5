import { whenIdle } from './events';

/** What a document holds about its own page: see `server/document.tsx`. */
export interface RuntimePage {
  /** The page's path as Gatsby knows it. */
  readonly path: string;
  /** The page's data without its body, which spares fetching it. */
  readonly page?: unknown;
}

/** What every document holds about the build: see `build/output/document.ts`. */
export interface RuntimeBuild {
  /** The runtime's scripts, in order. */
  readonly scripts: readonly string[];
  readonly hash: string;
  /** The files of each template by name, as JSON. */
  readonly chunks: string;
}

const INTENT = ['pointermove', 'touchstart', 'keydown'] as const;

/** What the reader does; only moves of the pointer have lengths, in pixels. */
type Input = Event & { readonly movementX?: number; readonly movementY?: number };

/**
 * Inserts Gatsby's scripts once the page has loaded and is idle, or on the reader's first input.
 * Until then, links are plain links.
 */
export function startRuntime(): void {
  const build = parse('site-build') as RuntimeBuild | undefined;
  const page = parse('site-page') as RuntimePage | undefined;
  if (!build || !page) return;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const type of INTENT) removeEventListener(type, act);
    // From now on, fragments are scrolled to smoothly: a new document is at its own at once.
    document.documentElement.dataset.ready = '';
    insert(build, page);
  };
  const act = ({ movementX, movementY }: Input) => {
    // Browsers tell of a pointer that rests on the page by a move of no length.
    if (movementX !== 0 || movementY) start();
  };
  for (const type of INTENT) addEventListener(type, act, { passive: true });
  if (document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start));
}

function parse(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

function insert({ scripts, hash, chunks }: RuntimeBuild, { path, page }: RuntimePage): void {
  window.pagePath = path;
  window.___webpackCompilationHash = hash;
  if (page !== undefined) window.pageData = page;
  const template = (page as { componentChunkName?: string } | undefined)?.componentChunkName;
  const files = (JSON.parse(chunks) as Record<string, string[]>)[template ?? ''] ?? [];
  // The template's files load in parallel with the runtime, not after it.
  for (const source of [...scripts.slice(0, -1), ...files, ...scripts.slice(-1)]) {
    const script = document.createElement('script');
    script.src = source;
    // Inserted scripts are async by default; these must run in order.
    script.async = false;
    document.head.append(script);
  }
}
