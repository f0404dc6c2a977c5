/** What a document holds of its own page: see `server/document.tsx`. */
export interface RuntimePage {
  /** The page's path as Gatsby knows it. */
  readonly path: string;
  /** The page's data without its body, so that it is not fetched. */
  readonly page?: unknown;
}

/** What every document holds of the build: see `output/document.ts`. */
export interface RuntimeBuild {
  /** The runtime's scripts, in order. */
  readonly scripts: readonly string[];
  readonly hash: string;
  /** The files of each template, by its name: JSON in a text, as Gatsby's loader wants it. */
  readonly chunks: string;
}

/** The runtime waits no longer than this for an idle moment, in milliseconds. */
const PATIENCE_MS = 2000;
const INTENT = ['pointerdown', 'pointermove', 'touchstart', 'keydown'] as const;

/**
 * Inserts Gatsby's scripts when the page is painted and idle, or when the reader first moves. Until
 * then links work as links.
 */
export function startRuntime(): void {
  const build = parse('site-build') as RuntimeBuild | undefined;
  const page = parse('site-page') as RuntimePage | undefined;
  if (!build || !page) return;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const type of INTENT) removeEventListener(type, start);
    insert(build, page);
  };
  for (const type of INTENT) addEventListener(type, start, { passive: true });
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: PATIENCE_MS });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}

function parse(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

function insert({ scripts, hash, chunks }: RuntimeBuild, { path, page }: RuntimePage): void {
  window.pagePath = path;
  window.___webpackCompilationHash = hash;
  window.___chunkMapping = chunks;
  if (page !== undefined) window.pageData = page;
  const template = (page as { componentChunkName?: string } | undefined)?.componentChunkName;
  const files = (JSON.parse(chunks) as Record<string, string[]>)[template ?? ''] ?? [];
  // The template's own files beside the runtime, not after it.
  for (const source of [...scripts.slice(0, -1), ...files, ...scripts.slice(-1)]) {
    const script = document.createElement('script');
    script.src = source;
    // Inserted scripts are asynchronous unless told otherwise: these keep their order.
    script.async = false;
    document.head.append(script);
  }
}
