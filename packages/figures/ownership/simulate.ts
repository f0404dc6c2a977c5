import type { Step } from '../timeline';

/** What the reader sets. Times are in milliseconds; latencies are one-way. */
export interface OwnershipSettings {
  readonly latencyA: number;
  readonly latencyB: number;
  /** How long after client A client B grabs the object. */
  readonly gap: number;
  /** Whether `preventOwnershipTakeover` is set on the object. */
  readonly prevent: boolean;
}

export type Client = 'A' | 'B';
export type Place = Client | 'server';

/** Who one place believes to be the owner during a time span. */
export interface Belief {
  readonly place: Place;
  readonly owner: Client | undefined;
  readonly from: number;
  readonly to: number;
}

/** A request on its way to the server, or an answer or update on its way to a client. */
export interface Message {
  readonly from: Place;
  readonly to: Place;
  readonly sent: number;
  readonly arrives: number;
  readonly refused: boolean;
}

export interface OwnershipSimulation {
  readonly settings: OwnershipSettings;
  readonly winner: Client;
  /** The client whose changes in a time span are rolled back; absent if there are none. */
  readonly rolledBack?: { readonly client: Client; readonly from: number; readonly to: number };
  readonly steps: readonly Step[];
  readonly beliefs: readonly Belief[];
  readonly messages: readonly Message[];
  /** The time at which the picture ends. */
  readonly end: number;
}

export const DEFAULT_OWNERSHIP: OwnershipSettings = {
  latencyA: 80,
  latencyB: 30,
  gap: 20,
  prevent: false,
};

/** What both clients do, and when. */
interface Race {
  readonly settings: OwnershipSettings;
  readonly grabs: Times;
  readonly latency: Times;
  /** When the request of each client is at the server. */
  readonly arrival: Times;
  /** The clients in the order in which their requests arrive. */
  readonly first: Client;
  readonly second: Client;
  /** Whether the second one learns of the owner before it would grab, and so leaves the object alone. */
  readonly knows: boolean;
  /** When a client learns what the server has made of a request. */
  readonly hears: (client: Client, request: Client) => number;
}

type Times = Readonly<Record<Client, number>>;

/** How long the picture goes on after the last message. */
const REST = 40;

/**
 * Two clients grab one object that nobody owns. Each becomes the owner on its own screen
 * immediately; the server handles requests in order of arrival. A later request wins unless
 * takeover is prevented: then it is refused, and what its sender has changed since rolls back.
 */
export function simulateOwnership(settings: OwnershipSettings): OwnershipSimulation {
  const latency = { A: settings.latencyA, B: settings.latencyB };
  const grabs = { A: 0, B: settings.gap };
  const arrival = { A: latency.A, B: settings.gap + latency.B };
  const [first, second]: [Client, Client] = arrival.B < arrival.A ? ['B', 'A'] : ['A', 'B'];
  const hears = (client: Client, request: Client) => arrival[request] + latency[client];
  // A client that learns of the owner before grabbing knows that its request would be refused.
  const knows = settings.prevent && hears(second, first) <= grabs[second];
  const race: Race = { settings, grabs, latency, arrival, first, second, knows, hears };
  const last = knows ? [grabs[second]] : [hears(second, second), hears(first, second)];
  const end = Math.max(hears(first, first), ...last) + REST;
  return {
    settings,
    winner: settings.prevent ? first : second,
    ...(!knows && { rolledBack: rollback(race) }),
    steps: stepsOf(race).sort((a, b) => a.time - b.time),
    beliefs: beliefsOf(race, end),
    messages: messagesOf(race),
    end,
  };
}

function rollback({ settings, grabs, latency, arrival, first, second, hears }: Race) {
  if (settings.prevent) return { client: second, from: grabs[second], to: hears(second, second) };
  // What it sent before this moment was accepted.
  const from = Math.max(grabs[first], arrival[second] - latency[first]);
  return { client: first, from, to: hears(first, second) };
}

function stepsOf(race: Race): Step[] {
  const { settings, arrival, first, second, knows } = race;
  const arrives = knows ? 'The server gets the request' : `${first}’s request arrives first`;
  return [
    grab(race, first),
    ...(knows ? [] : [grab(race, second)]),
    step(arrival[first], `${arrives}: ${first} is the owner.`),
    confirmation(race, first),
    ...(knows ? restraint(race) : settings.prevent ? refusal(race) : takeover(race)),
  ];
}

function grab({ grabs }: Race, client: Client): Step {
  const text = `Client ${client} grabs the object and immediately owns it locally.`;
  return step(grabs[client], text);
}

function confirmation({ hears }: Race, client: Client, outcome = ''): Step {
  return step(hears(client, client), `Client ${client} gets the confirmation.${outcome}`);
}

/** What there is instead of a second request that would be refused. */
function restraint({ grabs, first, second, hears }: Race): Step[] {
  return [
    step(hears(second, first), `Client ${second} learns that ${first} owns the object.`),
    step(
      grabs[second],
      `Client ${second} reaches for the object. Its owner prevents takeover, so your code leaves it alone.`,
    ),
  ];
}

/** The second request where takeover is prevented. */
function refusal({ arrival, second, hears }: Race): Step[] {
  return [
    step(arrival[second], `${second}’s request arrives. Takeover is prevented, so it is refused.`),
    step(
      hears(second, second),
      `Client ${second} gets the refusal. Its ownership and its changes since the grab roll back.`,
      true,
    ),
  ];
}

/** The second request where it wins. */
function takeover(race: Race): Step[] {
  const { arrival, first, second, hears } = race;
  return [
    step(
      arrival[second],
      `${second}’s request arrives later, and the later request wins: ${second} is the owner.`,
    ),
    confirmation(race, second, ' None of its changes are lost.'),
    step(
      hears(first, second),
      `Client ${first} learns that it lost the object. Its changes that reached the server after the takeover roll back.`,
      true,
    ),
  ];
}

function beliefsOf(race: Race, end: number): Belief[] {
  const { settings, grabs, arrival, first, second, knows, hears } = race;
  const { prevent } = settings;
  const news = Math.min(hears(second, first), grabs[second]);
  /** What holds until the second request changes it; a refused one changes nothing. */
  const until = (change: number) => (prevent ? end : change);
  /** While the second client believes that the object is its own. */
  const own = {
    from: knows ? end : grabs[second],
    to: prevent && !knows ? hears(second, second) : end,
  };
  return [
    belief(first, undefined, 0, grabs[first]),
    belief(first, first, grabs[first], until(hears(first, second))),
    belief(first, second, until(hears(first, second)), end),
    belief('server', undefined, 0, arrival[first]),
    belief('server', first, arrival[first], until(arrival[second])),
    belief('server', second, until(arrival[second]), end),
    belief(second, undefined, 0, news),
    belief(second, first, news, own.from),
    belief(second, second, own.from, own.to),
    belief(second, first, own.to, end),
  ].filter(({ from, to }) => to > from);
}

function messagesOf({ settings, grabs, latency, arrival, first, second, knows }: Race): Message[] {
  const { prevent } = settings;
  const unlessKnown = (sent: Message) => (knows ? [] : [sent]);
  return [
    message(first, 'server', grabs[first], latency[first]),
    ...unlessKnown(message(second, 'server', grabs[second], latency[second], prevent)),
    message('server', first, arrival[first], latency[first]),
    message('server', second, arrival[first], latency[second]),
    ...unlessKnown(message('server', second, arrival[second], latency[second], prevent)),
    ...(prevent ? [] : [message('server', first, arrival[second], latency[first])]),
  ];
}

const step = (time: number, text: string, loses = false): Step => ({ time, text, loses });

const belief = (place: Place, owner: Client | undefined, from: number, to: number): Belief => ({
  place,
  owner,
  from,
  to,
});

const message = (
  from: Place,
  to: Place,
  sent: number,
  latency: number,
  refused = false,
): Message => ({ from, to, sent, arrives: sent + latency, refused });

/** Who has the object and what rolls back, in words. */
export function ownershipResult({ winner, rolledBack, settings }: OwnershipSimulation): string {
  const why = settings.prevent
    ? 'its request reached the server first, and takeover is prevented'
    : 'its request reached the server last';
  const lost = rolledBack
    ? `Up to ${Math.round(rolledBack.to - rolledBack.from)} ms of client ${rolledBack.client}’s changes roll back.`
    : 'Nothing rolls back.';
  return `Client ${winner} has the object: ${why}. ${lost}`;
}
