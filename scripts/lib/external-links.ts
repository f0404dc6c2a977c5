import { unescapeHtml } from '../../src/output/unescape-html';

/** An address of another site, and the documents that link to it. */
export interface ExternalLink {
  readonly url: string;
  /** Paths in `dist/`, in order. */
  readonly documents: readonly string[];
}

/** What became of a link. */
export interface Checked {
  /** Whether readers get there. */
  readonly works: boolean;
  /** The status, or what went wrong: `404`, `301 to https://new.example/`, `ENOTFOUND`. */
  readonly said: string;
  /** When it was asked, in milliseconds since 1970. */
  readonly at: number;
}

/** What a host answers to one request. */
interface Answer {
  readonly status: number;
  /** Where it was found in the end. */
  readonly url: string;
  /** In milliseconds, if the host asks to wait. */
  readonly wait?: number;
}

export interface CheckOptions {
  /** How long to wait for an answer, in milliseconds. */
  readonly timeout: number;
  /** How often a host is asked that does not answer, answers with an error of its own, or asks to wait. */
  readonly attempts: number;
  /** The pause before the second attempt, in milliseconds; it doubles with each one. */
  readonly pause: number;
  /** How many hosts are asked at the same time; each is asked one question after another. */
  readonly hosts: number;
}

/** The longest that a host may ask to wait, in milliseconds. */
const LONGEST_WAIT = 60_000;

/** Not a mistake of the link: the host keeps programs out, or wants readers to log in. */
const KEEPS_OUT = new Set([401, 403, 405, 429, 999]);

/**
 * The links of finished documents that lead to other sites, without their fragments.
 *
 * @param documents HTML by path.
 * @param site the address of the site, links to whose pages are checked by the build.
 */
export function externalLinks(
  documents: ReadonlyMap<string, string>,
  site: string,
): ExternalLink[] {
  const found = new Map<string, string[]>();
  for (const [document, html] of documents) {
    for (const [, address = ''] of html.matchAll(/<a\s[^>]*?\bhref="(https?:[^"]*)"/g)) {
      const url = withoutFragment(unescapeHtml(address));
      if (url === site || url.startsWith(`${site}/`)) continue;
      const names = found.get(url) ?? [];
      if (!names.includes(document)) names.push(document);
      found.set(url, names);
    }
  }
  return [...found]
    .map(([url, names]) => ({ url, documents: names }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** An address as browsers write it; what is none, as it is. */
function withoutFragment(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/**
 * Asks the hosts of links whether they have what is linked. No host is asked two things at once.
 *
 * @returns the outcomes by address.
 */
export async function checkLinks(
  urls: readonly string[],
  options: CheckOptions,
): Promise<ReadonlyMap<string, Checked>> {
  const outcomes = new Map<string, Checked>();
  const waiting = [...groupByHost(urls).values()];
  const worker = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift())
      for (const url of group) outcomes.set(url, await checkLink(url, options));
  };
  await Promise.all(Array.from({ length: options.hosts }, worker));
  return outcomes;
}

function groupByHost(urls: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const url of urls) {
    const host = URL.canParse(url) ? new URL(url).host : '';
    groups.set(host, [...(groups.get(host) ?? []), url]);
  }
  return groups;
}

async function checkLink(url: string, options: CheckOptions): Promise<Checked> {
  if (!URL.canParse(url)) return outcome(false, 'not an address');
  let said = '';
  for (let attempt = 0; attempt < options.attempts; attempt++) {
    try {
      const { status, url: end, wait } = await ask(url, options.timeout);
      said = String(status);
      if (status < 400) return outcome(true, end === url ? said : `${said}, moved to ${end}`);
      // A host that asks to wait is there, and so may be what it is asked for.
      const again = status >= 500 || status === 429;
      if (!again || attempt === options.attempts - 1) return outcome(KEEPS_OUT.has(status), said);
      await sleep(wait ?? options.pause * 2 ** attempt);
    } catch (error) {
      said = reasonOf(error);
      if (attempt < options.attempts - 1) await sleep(options.pause * 2 ** attempt);
    }
  }
  return outcome(false, said);
}

const outcome = (works: boolean, said: string): Checked => ({ works, said, at: Date.now() });

/** Asks without the body first: some hosts only answer to a whole request. */
async function ask(url: string, timeout: number): Promise<Answer> {
  const head = await request(url, 'HEAD', timeout);
  return head.status < 400 || head.status === 429 ? head : request(url, 'GET', timeout);
}

async function request(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Answer> {
  const response = await fetch(url, {
    method,
    redirect: 'follow',
    signal: AbortSignal.timeout(timeout),
    headers: { 'User-Agent': 'links:external', Accept: 'text/html,*/*' },
  });
  await response.body?.cancel();
  const seconds = Number(response.headers.get('Retry-After'));
  const wait = Math.min(seconds * 1000, LONGEST_WAIT);
  const end = response.url === '' ? url : response.url;
  return { status: response.status, url: end, ...(wait > 0 && { wait }) };
}

/** The code of a network error, or what was thrown. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Partial<Error> & { cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'no answer in time';
  return String(cause?.code ?? message ?? error);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
