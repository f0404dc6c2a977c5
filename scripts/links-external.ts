/**
 * `npm run links:external [-- folder]`: asks other sites whether they still have what the pages of
 * `dist/` link to. Not part of any build or test: hosts of others may be down, and cost time.
 *
 * A host is asked one thing after another, up to four times if it does not answer or has an error of
 * its own. Links that work are asked again after a week (`--days=7`; 0 asks for all). Exits with 1
 * if a link does not work.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listRelativeFiles } from '../src/diagnostics/files';
import { currentSite } from '../src/site/site';
import { type Checked, checkLinks, type ExternalLink, externalLinks } from './lib/external-links';
import { dueLinks, readLinkCache, writeLinkCache } from './lib/link-cache';

const CACHE = path.join('.tmp', 'external-links.json');
const DAY = 86_400_000;
const ASKING = { timeout: 20_000, attempts: 4, pause: 2_000, hosts: 8 };

function documentsIn(dir: string): Map<string, string> {
  const files = listRelativeFiles(dir).filter((file) => file.endsWith('.html'));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]));
}

/** Prints the links that do not work, with the documents that have them. */
function report(links: readonly ExternalLink[], outcomes: ReadonlyMap<string, Checked>): number {
  const broken = links.filter(({ url }) => !outcomes.get(url)?.works);
  for (const { url, documents } of broken) {
    console.error(`\n  ${url}\n    ${outcomes.get(url)?.said}`);
    for (const document of documents) console.error(`    in ${document}`);
  }
  const moved = links.filter(({ url }) => outcomes.get(url)?.said.includes('moved to'));
  for (const { url } of moved) console.log(`  ${url}\n    ${outcomes.get(url)?.said}`);
  return broken.length;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: '7' } },
  });
  const age = Number(values.days) * DAY;
  if (!(age >= 0)) throw new Error(`--days is "${values.days}"; it must be a number.`);
  const dir = path.resolve(positionals[0] ?? 'dist');
  if (!fs.existsSync(dir)) throw new Error(`There is no ${dir}. Run "npm run build" first.`);
  const links = externalLinks(documentsIn(dir), currentSite().settings.url);
  const known = readLinkCache(CACHE);
  const urls = links.map(({ url }) => url);
  const due = dueLinks(urls, known, age, Date.now());
  const asked = await checkLinks(due, ASKING);
  const outcomes = new Map(
    urls.flatMap((url) => {
      const outcome = asked.get(url) ?? known.get(url);
      return outcome ? [[url, outcome] as const] : [];
    }),
  );
  writeLinkCache(CACHE, outcomes);
  const broken = report(links, outcomes);
  console.log(`${links.length} links to other sites, ${due.length} asked, ${broken} broken.`);
  if (broken > 0) process.exit(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
