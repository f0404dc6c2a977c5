import type { Step } from '../timeline';

/** What the reader sets, about an object that client A instantiates. */
export interface LifetimeSettings {
  /** The lifetime flags. */
  readonly ownerLeaves: boolean;
  readonly lastLeaves: boolean;
  readonly persistent: boolean;
  /** `B` takes it over from A. */
  readonly owner: Owner;
  /** Whether A is lost instead of disconnecting. */
  readonly lost: boolean;
  /** Seconds after B, the last client, leaves until C joins. */
  readonly joins: number;
}

export const OWNERS = ['A', 'B', 'none'] as const;
export type Owner = (typeof OWNERS)[number];

/** The toolkit's times in seconds, as given in the facts. */
export interface Timing {
  /** Silence after which the server drops a client. */
  readonly drop: number;
  /** From the last client's leaving to the server's end. */
  readonly shutdown: number;
}

/** Who owns the object during a time span; `kept` is in the room's store, with no room server. */
export interface Span {
  readonly owner: Owner | 'kept';
  readonly from: number;
  readonly to: number;
}

export interface LifetimeSimulation {
  readonly steps: readonly Step[];
  readonly object: readonly Span[];
  /** When the object is deleted; absent if C gets it. */
  readonly deleted: number | undefined;
  /** What becomes of it in the end, in words. */
  readonly result: string;
  readonly times: Times;
}

export interface Times {
  /** When A leaves or is lost, and when the server knows. */
  readonly silent: number;
  readonly gone: number;
  readonly empty: number;
  /** Absent if C joins before. */
  readonly shutdown: number | undefined;
  readonly joined: number;
  readonly end: number;
}

/** As for an instantiated prefab, where nothing else is said. */
export const DEFAULT_LIFETIME: LifetimeSettings = {
  ownerLeaves: true,
  lastLeaves: false,
  persistent: false,
  owner: 'A',
  lost: false,
  joins: 45,
};

const TAKEN = 5;
const SILENT = 15;

/** A instantiates an object, B may take it over, A leaves, B leaves, and C joins later. */
export function simulateLifetime(settings: LifetimeSettings, timing: Timing): LifetimeSimulation {
  const times = timesOf(settings, timing);
  const { silent, gone, empty, shutdown, joined } = times;
  const steps: Step[] = [];
  const object: Span[] = [];
  let owner: Span['owner'] = settings.owner === 'B' ? 'A' : settings.owner;
  let from = 0;
  let result = '';
  const say = (time: number, text: string, loses = false) => steps.push({ time, text, loses });
  /** Passes the object on. */
  const pass = (time: number, next: Span['owner']) => {
    object.push({ owner, from, to: time });
    [owner, from] = [next, time];
  };
  /** A client leaves, or the server shuts down. */
  const event = (time: number, what: string, { because, stays, next }: Outcome) => {
    if (result) {
      say(time, what);
      return;
    }
    pass(time, next);
    if (because) result = `The object is deleted after ${time} s, because ${because}.`;
    const fate = because ? `The object is deleted, because ${because}.` : stays;
    say(time, `${what} ${fate}`, because !== '');
  };

  say(0, `Client A instantiates the object ${owner === 'A' ? 'and owns it' : 'without an owner'}.`);
  if (settings.owner === 'B') {
    pass(TAKEN, 'B');
    say(TAKEN, 'Client B takes it over.');
  }
  if (settings.lost) {
    const still = owner === 'A' ? ', and the object stands still' : '';
    say(silent, `Client A is lost. The server waits ${timing.drop} s${still}.`);
  }
  event(
    gone,
    settings.lost ? 'The server drops client A.' : 'Client A disconnects.',
    leaving('A', owner, settings, false),
  );
  event(empty, 'Client B, the last one, disconnects.', leaving('B', owner, settings, true));
  if (shutdown !== undefined) event(shutdown, 'The server shuts down.', closing(settings));
  const opens =
    shutdown === undefined ? 'joins the room, which is still up' : 'opens the room again';
  say(joined, `Client C ${opens}, and ${result ? 'finds no object' : 'gets the object, unowned'}.`);
  const deleted = result ? from : undefined;
  if (!result) {
    pass(joined, 'none');
    object.push({ owner, from, to: times.end });
    result = 'Client C gets the object, unowned.';
  }
  return { steps, object, deleted, result, times };
}

function timesOf({ lost, joins }: LifetimeSettings, { drop, shutdown }: Timing): Times {
  // The time for the drop passes in any case, so that the picture changes only where it is about that.
  const empty = SILENT + drop + 10;
  return {
    silent: SILENT,
    gone: SILENT + (lost ? drop : 0),
    empty,
    shutdown: joins < shutdown ? undefined : empty + shutdown,
    joined: empty + joins,
    end: empty + joins + 10,
  };
}

/** What an event does to the object: why it is deleted, or why it stays and whose it is then. */
interface Outcome {
  readonly because: string;
  readonly stays: string;
  readonly next: Span['owner'];
}

function leaving(
  client: 'A' | 'B',
  owner: Span['owner'],
  { ownerLeaves, lastLeaves }: LifetimeSettings,
  last: boolean,
): Outcome {
  const owned = owner === client;
  const next = owned ? 'none' : owner;
  if (ownerLeaves && owned) return { because: `client ${client} owned it`, stays: '', next };
  if (lastLeaves && last) return { because: 'nobody is left', stays: '', next };
  const stays =
    owner === 'B' && !owned
      ? 'The object stays: B owns it.'
      : `The object stays, ${ownerLeaves ? 'because nobody owns it' : 'without an owner'}.`;
  return { because: '', stays, next };
}

function closing({ persistent }: LifetimeSettings): Outcome {
  return {
    because: persistent ? '' : 'it is not persistent',
    stays: 'The object is kept.',
    next: 'kept',
  };
}
