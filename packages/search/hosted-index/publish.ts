import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch';
import { splitIntoBatches, type IndexRecord } from './records';
import { changesOf } from './settings';

export interface Publication {
  readonly indexName: string;
  readonly records: readonly IndexRecord[];
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
}

export interface PublishOptions {
  /** Called with a sentence for each step. */
  readonly say: (text: string) => void;
  /** Aborts the publication at the next point where that is safe. */
  readonly signal?: AbortSignal;
  /**
   * How long to wait before asking again whether a task is done, in milliseconds, after so many
   * answers; a fifth of a second longer each time if it is left out, and at most five seconds.
   */
  readonly pollDelay?: (polls: number) => number;
}

/** What the service does later. */
interface Task {
  readonly taskID: number;
}

/** How often to ask the service whether a task is done; this many polls take about an hour. */
const MAX_POLLS = 800;

/** A publication that did not complete. */
export class PublishFailure extends Error {
  override readonly name = 'PublishFailure';

  constructor(
    message: string,
    /** Whether readers may already see the new records; if false, they see the old ones. */
    readonly isUnknown: boolean,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/**
 * Replaces an index atomically: records, settings and synonyms go to a temporary index, which
 * replaces the live one once it is complete. Readers see the old index or the new one, never a
 * mixture. Rules, and settings that the publication does not name, are kept.
 *
 * @throws {PublishFailure} after removing the temporary index, unless the move may have happened.
 */
export async function publishIndex(
  client: Algoliasearch,
  publication: Publication,
  { say, signal, pollDelay }: PublishOptions,
): Promise<void> {
  const { indexName } = publication;
  const temporary = `${indexName}_tmp_${Date.now().toString(36)}`;
  const wait = ({ taskID }: Task) =>
    client.waitForTask({
      indexName: temporary,
      taskID,
      maxRetries: MAX_POLLS,
      ...(pollDelay && { timeout: pollDelay }),
    });
  const goOn = () => signal?.throwIfAborted();
  let isMoving = false;
  try {
    const live = await settingsOf(client, indexName);
    if (live) {
      const changes = changesOf(live, publication.settings);
      say(changes.length === 0 ? 'No setting changes.' : 'Settings that change:');
      for (const change of changes) say(`  ${change}`);
      goOn();
      await wait(await operate(client, indexName, 'copy', temporary));
    } else {
      say(`The index ${indexName} is new.`);
    }
    goOn();
    const { settings, synonyms, records } = publication;
    await wait(await client.setSettings({ indexName: temporary, indexSettings: settings }));
    if (synonyms.length > 0) {
      const replaced = { synonymHit: [...synonyms], replaceExistingSynonyms: true };
      await wait(await client.saveSynonyms({ indexName: temporary, ...replaced }));
    }
    await upload(client, temporary, records, { say, goOn, wait });
    goOn();
    isMoving = true;
    await wait(await operate(client, temporary, 'move', indexName));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (isMoving && !(await isRefused(client, temporary, error))) {
      throw new PublishFailure(
        `The index was to be replaced, and the service has not confirmed it: ${why} ` +
          `Look at the index ${indexName}; if ${temporary} is still there, remove it and try again.`,
        true,
        error,
      );
    }
    const removed = await remove(client, temporary);
    throw new PublishFailure(
      `${why} The index ${indexName} is as it was` +
        (removed ? '.' : `; the index ${temporary} could not be removed.`),
      false,
      error,
    );
  }
}

/** Undefined if there is no such index. */
async function settingsOf(
  client: Algoliasearch,
  indexName: string,
): Promise<IndexSettings | undefined> {
  try {
    return await client.getSettings({ indexName });
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

function operate(
  client: Algoliasearch,
  indexName: string,
  operation: 'copy' | 'move',
  destination: string,
) {
  return client.operationIndex({
    indexName,
    operationIndexParams: {
      operation,
      destination,
      // Synonyms come from the site alone.
      ...(operation === 'copy' && { scope: ['settings', 'rules'] }),
    },
  });
}

async function upload(
  client: Algoliasearch,
  indexName: string,
  records: readonly IndexRecord[],
  steps: {
    readonly say: (text: string) => void;
    readonly goOn: () => void;
    readonly wait: (task: Task) => Promise<unknown>;
  },
): Promise<void> {
  const tasks: Task[] = [];
  let sent = 0;
  for (const batch of splitIntoBatches(records)) {
    steps.goOn();
    const requests = batch.map((body) => ({ action: 'addObject' as const, body }));
    tasks.push(await client.batch({ indexName, batchWriteParams: { requests } }));
    sent += batch.length;
    steps.say(`${sent} of ${records.length} records sent.`);
  }
  for (const [index, task] of tasks.entries()) {
    steps.goOn();
    await steps.wait(task);
    steps.say(`${index + 1} of ${tasks.length} uploads are in the temporary index.`);
  }
}

/**
 * Whether a move has certainly not happened: the service refused it, and the temporary index still
 * exists. A refusal alone proves nothing: a retry is refused too if the first attempt succeeded but
 * its answer was lost.
 */
async function isRefused(
  client: Algoliasearch,
  temporary: string,
  error: unknown,
): Promise<boolean> {
  if (statusOf(error) === undefined) return false;
  try {
    return await client.indexExists({ indexName: temporary });
  } catch {
    return false;
  }
}

async function remove(client: Algoliasearch, indexName: string): Promise<boolean> {
  try {
    const { taskID } = await client.deleteIndex({ indexName });
    await client.waitForTask({ indexName, taskID });
    return true;
  } catch {
    return false;
  }
}

function statusOf(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { readonly status?: unknown };
  return typeof status === 'number' ? status : undefined;
}
