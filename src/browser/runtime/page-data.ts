import { PageFault } from './page-fault';

/** An answer that has not come after this time will not come, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Statuses with which hosts say that a file is not there; some storage services answer 403. */
const MISSING: readonly number[] = [403, 404, 410];

/** What a page's `page-data.json` holds, as far as the browser reads it. */
export interface PageData {
  readonly path: string;
  readonly componentChunkName: string;
  /** The build that the file belongs to: see `output/flatten.ts`. */
  readonly webpackCompilationHash?: string;
  readonly result: { readonly data?: unknown; readonly pageContext: object };
}

/** The address of a page's data. */
export function pageDataUrl(path: string): string {
  return `/page-data/${path === '/' ? 'index' : encodeURI(path).slice(1)}/page-data.json`;
}

/**
 * Fetches the data of a page. Each call asks anew.
 *
 * @param path the page's path, decoded.
 * @throws {PageFault} where there is no answer, an answer that is no page's, or one of another build.
 */
export async function fetchPageData(path: string): Promise<PageData> {
  const { ok, status, text } = await ask(pageDataUrl(path));
  if (!ok) throw failed(status);
  const data = parse(text);
  if (!isPageData(data)) throw new PageFault(MESSAGES.failedData);
  const { webpackCompilationHash: build } = data;
  if (build !== undefined && build !== window.___webpackCompilationHash) {
    throw new PageFault(MESSAGES.failedUpdate, true);
  }
  return data;
}

/** Whether the host has a document at this address, its own not-found page included. */
export async function hasDocument(address: string): Promise<boolean> {
  return ask(address, 'HEAD').then(
    ({ status }) => status < 500,
    () => false,
  );
}

function failed(status: number): PageFault {
  const message = MESSAGES.failedStatus.replace('{status}', String(status));
  return new PageFault(message, MISSING.includes(status));
}

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

/** @throws {PageFault} where no whole answer comes. */
async function ask(url: string, method = 'GET'): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
  try {
    const response = await fetch(url, { method, signal: controller.signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch {
    throw new PageFault(controller.signal.aborted ? MESSAGES.failedTime : MESSAGES.failedNetwork);
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPageData(data: unknown): data is PageData {
  const { path, componentChunkName, result } = Object(data) as Partial<PageData>;
  return (
    typeof path === 'string' &&
    typeof componentChunkName === 'string' &&
    typeof result?.pageContext === 'object'
  );
}
