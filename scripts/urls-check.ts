/**
 * `scripts/urls-check.ts`: checks that `dist/` answers at every address that the site ever had, and
 * that `content/addresses.txt` has all of today's. `--add` adds those that it lacks.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { withBase, withoutBase } from '../src/base-path';
import { listRelativeFiles } from '../src/config/diagnostics/files';
import { logCodePath } from '../src/routes';
import { substitute } from '../src/config/settings/variables';
import { currentSite } from '../src/config/project/site';
import { parseRedirects } from '../packages/preview-server/host-rules';
import { addressesOf, lostAddresses, parseList } from './lib/published';
import { createSiteServer, listen } from '../packages/preview-server/server';

const HEAD = `# Every address that the site ever had: each is a page, or redirects to one.
# Written by "npx tsx scripts/urls-check.ts --add". Lines are added, never removed.
`;

async function main(): Promise<void> {
  const { folder, variables } = currentSite();
  const file = path.join(folder.contentDir, 'addresses.txt');
  const { product = '', logPrefix = '' } = variables;
  const listed = fs.existsSync(file) ? parseList(fs.readFileSync(file, 'utf8')) : [];
  const dist = path.resolve('dist');
  const rules = parseRedirects(fs.readFileSync(path.join(dist, '_redirects'), 'utf8'));
  const found = addressesOf(listRelativeFiles(dist), rules).map((address) =>
    withoutBase(address)
      .replaceAll(product, '{product}')
      .replace(logCodePath(logPrefix), logCodePath('{logPrefix}')),
  );
  const added = found.filter((address) => !listed.includes(address));
  if (process.argv.includes('--add')) {
    const lines = [...new Set([...listed, ...added])].sort();
    fs.writeFileSync(file, HEAD + lines.map((line) => `${line}\n`).join(''));
    console.log(`${added.length} addresses added, ${lines.length} in all.`);
    return;
  }
  const names = { product, logPrefix };
  const addresses = listed.map((address) => withBase(substitute(address, names)));
  const server = createSiteServer(dist);
  await listen(server, 0);
  const lost = await lostAddresses(addresses, server);
  server.closeAllConnections();
  server.close();
  const gone = formerLines(file).filter((address) => !listed.includes(address));
  report(
    [
      ...lost.map(
        ({ address, reason }) => `${address} ${reason}. Redirect it to what replaces it.`,
      ),
      ...added.map((address) => `${address} is new. Run "npx tsx scripts/urls-check.ts --add".`),
      ...gone.map((address) => `${address} was removed from the list. Put it back.`),
    ],
    listed.length,
  );
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

function report(problems: readonly string[], checked: number): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`All ${checked} addresses that the site ever had answer.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
