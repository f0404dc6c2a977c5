import type http from 'node:http';
import { NOT_FOUND_FILE } from '../../src/routes';
import { isHashed } from '../../src/build/output/cache-rules';
import type { RedirectRule } from '../../packages/preview-server/host-rules';

/** Folders whose files belong to one build: nobody links to them. */
const INTERNAL = /^(?:page-data|scripts|search|social|static|islands|vendor|assets)\//;

/** Files that say something to hosts, not to readers. */
const CONFIGURATION = ['_headers', '_redirects', NOT_FOUND_FILE];

/**
 * The addresses of a finished site that others may have noted down: its pages, the redirects that
 * name one address, and its files, unless their name changes with their content.
 *
 * @param files the paths of all files, from the root of the site and without a leading slash.
 */
export function addressesOf(
  files: readonly string[],
  redirects: readonly RedirectRule[],
): string[] {
  const served = files
    .filter((file) => !CONFIGURATION.includes(file) && (isPage(file) || !isInternal(file)))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
  const moved = redirects
    .map(({ from }) => from)
    .filter((from) => !/[:*]/.test(from) && !/\.html$|.\/$/.test(from));
  return [...new Set([...served, ...moved])].sort();
}

const isPage = (file: string) => file.endsWith('.html');

const isInternal = (file: string) =>
  INTERNAL.test(file) || isHashed(file) || /\.js(?:\.|$)/.test(file);

/** Reads a list of addresses, one a line. Lines that start with `#` are comments. */
export function parseList(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** What is wrong with an address: its answer is neither a page nor one step away from one. */
export interface Lost {
  readonly address: string;
  readonly reason: string;
}

/** Asks a server for every address, without bodies. */
export async function lostAddresses(
  addresses: readonly string[],
  server: http.Server,
): Promise<Lost[]> {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${bound.port}`;
  const ask = (target: string) =>
    fetch(new URL(target, origin), {
      method: 'HEAD',
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
  const lost: Lost[] = [];
  for (const address of addresses) {
    const first = await ask(encodeURI(address));
    const location = first.headers.get('location');
    const target = location === null ? undefined : new URL(location, origin);
    // What is elsewhere now cannot be asked here.
    if (target && target.origin !== origin) continue;
    const { status } = target ? await ask(target.href) : first;
    if (status === 200) continue;
    const through = target ? `leads to ${target.pathname}, which ` : '';
    lost.push({ address, reason: `${through}answers ${status}` });
  }
  return lost;
}
