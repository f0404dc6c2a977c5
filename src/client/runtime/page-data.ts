import { parsedJson } from '../../page-model/parsed-json';

/** Why a page couldn't be loaded. The message is for the reader. */
export class PageFault extends Error {
  /**
   * @param isGone whether the host responds but lacks these files, because the page was deleted or
   *   a newer build has replaced this one. Its document may still be there.
   */
  constructor(
    message: string,
    readonly isGone = false,
  ) {
    super(message);
  }
}

/** How long to wait for a response, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Status codes for a missing file; some storage services use 403. */
const MISSING: readonly number[] = [403, 404, 410];

/** The parts of a page's `page-data.json` that the browser uses. */
export interface PageData {
  readonly path: string;
  readonly componentChunkName: string;
  /** The build that the file belongs to: see `build/output/flatten.ts`. */
  readonly webpackCompilationHash?: string;
  readonly result: { readonly data?: unknown; readonly pageContext: object };
}

export function pageDataUrl(path: string): string {
  return `${BASE_PATH}/page-data/${path === '/' ? 'index' : encodeURI(path).slice(1)}/page-data.json`;
}

/**
 * Fetches the data of a page, with a new request on each call.
 *
 * @param path the page's path, decoded.
 * @throws {PageFault} if there is no response, or it isn't page data or belongs to another build.
 */
export async function fetchPageData(path: string): Promise<PageData> {
  const { ok, status, text } = await ask(pageDataUrl(path));
  if (!ok) throw failed(status);
  const data = parsedJson(text);
  if (!isPageData(data)) throw new PageFault(MESSAGES.failedData);
  const { webpackCompilationHash: build } = data;
  if (build !== undefined && build !== window.___webpackCompilationHash) {
    throw new PageFault(MESSAGES.failedUpdate, true);
  }
  return data;
}

/** Whether the host returns a document for an address, be it only its not-found page. */
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

/** @throws {PageFault} if no complete response arrives. */
async function ask(url: string, method = 'GET') {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { method, signal: controller.signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch {
    throw new PageFault(controller.signal.aborted ? MESSAGES.failedTime : MESSAGES.failedNetwork);
  } finally {
    clearTimeout(timer);
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
