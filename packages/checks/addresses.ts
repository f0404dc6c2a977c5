import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { NOT_FOUND_FILE, parseRedirects, type RedirectRule } from '../preview-server/host-rules';
import { createSiteServer, listen } from '../preview-server/server';
import { filesBelow } from '../testing/files';

/** Files that say something to hosts, not to readers. */
const CONFIGURATION = ['_headers', '_redirects', NOT_FOUND_FILE];

/**
 * The addresses of a finished site that others may have noted down: its pages, what redirects to
 * them (`/e/:code` for all addresses of that form), and its files, unless their name changes with
 * their content.
 *
 * @param files the paths of all files, from the root of the site and without a leading slash.
 * @param isInternal whether a file belongs to one build, so that nobody links to it.
 */
export function addressesOf(
  files: readonly string[],
  redirects: readonly RedirectRule[],
  isInternal: (file: string) => boolean,
): string[] {
  const missing = redirects.filter(({ status }) => status === 404);
  const served = files
    .filter(
      (file) =>
        !CONFIGURATION.includes(file) &&
        !missing.some(({ to }) => to.endsWith(`/${file}`)) &&
        (file.endsWith('.html') || !isInternal(file)),
    )
    .map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`);
  const moved = redirects
    .filter(({ from, status }) => status !== 404 && !/\.(?:html|md)$|.\/$/.test(from))
    .map(({ from }) => from);
  return [...new Set([...served, ...moved])].sort();
}

/** Reads a list of addresses, one a line. Lines that start with `#` are comments. */
export function parseList(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Asks a server for every address, without bodies.
 *
 * @returns those whose answer is neither a page nor one step away from one.
 */
export async function lostAddresses(addresses: readonly string[], server: http.Server) {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${bound.port}`;
  const ask = (target: string) =>
    fetch(new URL(target, origin), {
      method: 'HEAD',
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
  const lost: Record<'address' | 'reason', string>[] = [];
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

export interface AddressesOfSite {
  readonly dist: string;
  /** The list of all addresses, and the comment at its beginning. */
  readonly file: string;
  readonly head: string;
  readonly isInternal: (file: string) => boolean;
  /** An address as the list has it, where parts that settings decide are names in braces. */
  readonly toListed: (address: string) => string;
  readonly toServed: (listed: string) => string;
  /** What to do about an address that the list lacks. */
  readonly advice: string;
}

export function addAddresses(site: AddressesOfSite): void {
  const { listed, added } = comparedAddresses(site);
  const lines = [...new Set([...listed, ...added])].sort();
  fs.writeFileSync(site.file, site.head + lines.map((line) => `${line}\n`).join(''));
  console.log(`${added.length} addresses added, ${lines.length} in all.`);
}

/** Checks that a build answers at all addresses, and that the list has them all. @returns the exit code. */
export async function checkAddresses(site: AddressesOfSite): Promise<number> {
  const { listed, added, rules } = comparedAddresses(site);
  const served = listed.map(site.toServed);
  const single = served.filter((address) => !address.includes(':'));
  const known = new Set([...single, ...rules.map(({ from }) => from)]);
  const server = createSiteServer(site.dist);
  await listen(server, 0);
  const lost = await lostAddresses(single, server);
  for (const address of served)
    if (!known.has(address)) lost.push({ address, reason: 'has no rule' });
  server.closeAllConnections();
  server.close();
  const gone = formerLines(site.file).filter((address) => !listed.includes(address));
  const problems = [
    ...lost.map(({ address, reason }) => `${address} ${reason}. Redirect it to what replaces it.`),
    ...added.map((address) => `${address} is new. ${site.advice}`),
    ...gone.map((address) => `${address} was removed from the list. Put it back.`),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  console.log(`All ${listed.length} addresses that the site ever had answer.`);
  return 0;
}

/** The addresses of the list, and those of the build that it lacks. */
function comparedAddresses({ dist, file, isInternal, toListed }: AddressesOfSite) {
  const listed = fs.existsSync(file) ? parseList(fs.readFileSync(file, 'utf8')) : [];
  const rules = parseRedirects(fs.readFileSync(path.join(dist, '_redirects'), 'utf8'));
  const found = addressesOf(filesBelow(dist), rules, isInternal).map(toListed);
  return { listed, rules, added: found.filter((address) => !listed.includes(address)) };
}

/** Lines that the published branch has had; none without git. */
function formerLines(file: string): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  const branch = ['origin/main', 'main', 'HEAD'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name).status === 0,
  );
  if (branch === undefined) return [];
  const { stdout } = git('log', '--format=', '--patch', '--unified=0', branch, '--', file);
  const lines = stdout.split('\n').filter((line) => /^-[^-]/.test(line));
  return [...new Set(parseList(lines.map((line) => line.slice(1)).join('\n')))];
}
