import fs from 'node:fs';
import { algoliasearch } from 'algoliasearch';
import type { BuiltRecords } from '../../src/site/publish-search/publish-hosted';
import { formatProblems } from '../../src/config/diagnostics/problems';
import { readSite } from '../../src/config/project/site';
import { siteDataFile } from '../../src/config/project/site-data';
import {
  publishIndex,
  PublishFailure,
  type PublishOptions,
} from '../../packages/search/hosted-index/publish';
import { indexRecords, validateRecords } from '../../packages/search/hosted-index/records';
import { indexSettings, indexSynonyms } from '../../packages/search/hosted-index/settings';
import { cacheKey, stampedKey } from '../../src/build/output/cache-key';
import { contextualFacets } from '../../src/config/settings/contextual-facets';
import { loadSettings, SETTINGS_FILE } from '../../src/config/settings/load';
import type { HostedSearchSettings, Settings } from '../../src/config/settings/schema';

/** The environment variable with the write key, which is stored nowhere else. */
const KEY_VARIABLE = 'ALGOLIA_ADMIN_KEY';

/** In milliseconds. In Node the service's client counts the time until an answer as connecting. */
const TIMEOUTS = { connect: 30_000, read: 30_000, write: 30_000 };

/** Exit codes; the command documents them. */
export const DONE = 0;
export const FAILED = 1;
export const NOT_STARTED = 2;
export const UNKNOWN = 3;

/** The reason why nothing is sent. */
class CannotStart extends Error {}

export interface PublishContext extends PublishOptions {
  readonly rootDir: string;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * The logic of `scripts/search-publish.ts`, without the process.
 *
 * @returns the exit code.
 */
export async function searchPublish(
  args: readonly string[],
  { rootDir, environment, say: sayAll, ...options }: PublishContext,
): Promise<number> {
  const key = environment[KEY_VARIABLE]?.trim() ?? '';
  // Whatever messages may contain one day, the key is never printed.
  const say = (text: string) => sayAll(key === '' ? text : text.replaceAll(key, '[the key]'));
  try {
    const unknown = args.filter((arg) => arg !== '--dry-run');
    if (unknown.length > 0) {
      throw new CannotStart(
        `Unknown argument. The command takes --dry-run, and the key from ${KEY_VARIABLE}.`,
      );
    }
    const isDry = args.includes('--dry-run');
    const { settings, search } = hostedSettings(rootDir);
    const built = builtRecords(rootDir);
    const facets = contextualFacets(settings, search);
    const records = indexRecords(built.records, facets);
    const publication = {
      indexName: search.indexName,
      records,
      settings: indexSettings(settings.lang, facets),
      synonyms: indexSynonyms(built.synonyms),
    };
    say(`Index ${search.indexName}`);
    const { figures, warnings, errors } = validateRecords(records, facets);
    for (const line of figures) say(line);
    say(`${publication.synonyms.length} synonyms.`);
    for (const line of warnings) say(`Warning: ${line}`);
    if (errors.length > 0) throw new CannotStart(errors.join('\n'));
    if (isDry) {
      say('Settings:');
      for (const [name, value] of Object.entries(publication.settings)) {
        say(`  ${name}: ${JSON.stringify(value)}`);
      }
      say('Nothing was sent.');
      return DONE;
    }
    const client = writingClient(search, key);
    await publishIndex(client, publication, { ...options, say });
    say(`The index ${search.indexName} is replaced: ${records.length} records.`);
    return DONE;
  } catch (error) {
    if (error instanceof CannotStart) {
      say(`${error.message}\nNothing was sent.`);
      return NOT_STARTED;
    }
    // Not the error itself, whose trace of requests is long and names every header.
    say(error instanceof Error ? error.message : String(error));
    return error instanceof PublishFailure && error.isUnknown ? UNKNOWN : FAILED;
  }
}

function hostedSettings(rootDir: string): { settings: Settings; search: HostedSearchSettings } {
  const { settings, problems } = loadSettings(rootDir);
  if (problems.length > 0) throw new CannotStart(formatProblems(problems));
  const { search } = settings;
  if (search === false || search.provider !== 'hosted') {
    throw new CannotStart(
      `The search of this site is not hosted. Set "search" in ${SETTINGS_FILE} to { provider: 'hosted', … }.`,
    );
  }
  return { settings, search };
}

/** @throws {CannotStart} if the last build failed, or had other settings or other content. */
function builtRecords(rootDir: string): BuiltRecords {
  const file = siteDataFile('search-records', rootDir);
  const stamp = stampedKey(rootDir);
  if (!fs.existsSync(file) || stamp === undefined) {
    throw new CannotStart('There are no records, or the last build has failed: npm run build');
  }
  if (stamp !== cacheKey(readSite(rootDir))) {
    throw new CannotStart(
      'The last build had other settings or another content folder: npm run build',
    );
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as BuiltRecords;
}

function writingClient({ applicationId, apiKey, hosts }: HostedSearchSettings, key: string) {
  if (key === '') throw new CannotStart(`Set ${KEY_VARIABLE} to the key that writes the index.`);
  if (key === apiKey) {
    throw new CannotStart(
      `${KEY_VARIABLE} is the key of ${SETTINGS_FILE}, which every page has. Where it is the one ` +
        'that searches, it cannot write; where it is the one that writes, replace it at the service.',
    );
  }
  const open = hosts?.find(({ protocol, url }) => protocol === 'http' && !isLoopback(url));
  if (open) throw new CannotStart(`The key would travel to ${open.url} in the open: use https.`);
  return algoliasearch(applicationId, key, {
    timeouts: TIMEOUTS,
    ...(hosts && {
      hosts: hosts.map(({ url, protocol, port }) => {
        return { url, protocol, accept: 'readWrite' as const, ...(port && { port }) };
      }),
    }),
  });
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3})$/i.test(host);
