import { algoliasearch } from 'algoliasearch';
import { type HostedSettings, hostsOfClient } from '../engine/hosted/settings';
import { publishIndex, PublishFailure, type PublishOptions } from './publish';
import { type BuiltRecords, type Facets, indexRecords, validateRecords } from './records';
import { indexSettings, indexSynonyms } from './settings';

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
export class CannotStart extends Error {}

/** A site whose search is hosted, and what its last build has left for the index. */
export interface HostedSite {
  readonly service: HostedIndex;
  readonly lang: string;
  readonly facets: Facets;
  readonly built: BuiltRecords;
  /** The file with the settings, for messages. */
  readonly settingsFile: string;
}

type HostedIndex = Pick<HostedSettings, 'applicationId' | 'apiKey' | 'indexName' | 'hosts'>;

export interface PublishContext extends PublishOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** @throws {CannotStart} if there is nothing to publish. */
  readonly readSite: () => HostedSite;
}

/** The logic of `scripts/search-publish.ts`, without the process; returns the exit code. */
export async function searchPublish(
  args: readonly string[],
  { readSite, environment, say: sayAll, ...options }: PublishContext,
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
    const { service, lang, facets, built, settingsFile } = readSite();
    const records = indexRecords(built.records, facets);
    const publication = {
      indexName: service.indexName,
      records,
      settings: indexSettings(lang, facets),
      synonyms: indexSynonyms(built.synonyms),
    };
    say(`Index ${service.indexName}`);
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
    const client = writingClient(service, key, settingsFile);
    await publishIndex(client, publication, { ...options, say });
    say(`The index ${service.indexName} is replaced: ${records.length} records.`);
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

function writingClient(
  { applicationId, apiKey, hosts }: HostedIndex,
  key: string,
  settingsFile: string,
) {
  if (key === '') throw new CannotStart(`Set ${KEY_VARIABLE} to the key that writes the index.`);
  if (key === apiKey) {
    throw new CannotStart(
      `${KEY_VARIABLE} is the key of ${settingsFile}, which every page has. Where it is the one ` +
        'that searches, it cannot write; where it is the one that writes, replace it at the service.',
    );
  }
  const open = hosts?.find(({ protocol, url }) => protocol === 'http' && !isLoopback(url));
  if (open) throw new CannotStart(`The key would travel to ${open.url} in the open: use https.`);
  return algoliasearch(applicationId, key, {
    timeouts: TIMEOUTS,
    ...(hosts && { hosts: hostsOfClient(hosts) }),
  });
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3})$/i.test(host);
