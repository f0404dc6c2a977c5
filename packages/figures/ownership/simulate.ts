import type {
  Belief,
  Client,
  Message,
  OwnershipSettings,
  OwnershipSimulation,
  OwnershipStep,
  Place,
} from './simulation';

export const DEFAULT_OWNERSHIP: OwnershipSettings = {
  latencyA: 80,
  latencyB: 30,
  gap: 20,
  prevent: false,
};

/**
 * Two clients grab one object that nobody owns. Each becomes the owner on its own screen
 * immediately; the server handles requests in order of arrival. A later request wins unless
 * takeover is prevented: then it is refused, and what its sender has changed since rolls back.
 */
export function simulateOwnership(settings: OwnershipSettings): OwnershipSimulation {
  const latency = { A: settings.latencyA, B: settings.latencyB };
  const grabs = { A: 0, B: settings.gap };
  const arrival = (client: Client) => grabs[client] + latency[client];
  const [first, second]: [Client, Client] = arrival('B') < arrival('A') ? ['B', 'A'] : ['A', 'B'];
  const news = arrival(first) + latency[second];
  // A client that learns of the owner before grabbing knows that its request would be refused.
  const secondKnows = news <= grabs[second];
  if (settings.prevent && secondKnows) {
    return withoutRequest(settings, first, second, news, latency, grabs);
  }
  return withTwoRequests(settings, first, second, latency, grabs);
}

type Times = Readonly<Record<Client, number>>;

function withoutRequest(
  settings: OwnershipSettings,
  first: Client,
  second: Client,
  news: number,
  latency: Times,
  grabs: Times,
): OwnershipSimulation {
  const reached = grabs[first] + latency[first];
  const confirmed = reached + latency[first];
  const end = Math.max(confirmed, grabs[second]) + 40;
  return {
    settings,
    winner: first,
    steps: byTime([
      step(
        grabs[first],
        first,
        `Client ${first} grabs the object and owns it at once on its screen.`,
      ),
      step(reached, 'server', `The server has the request: ${first} is the owner.`),
      step(confirmed, first, `Client ${first} has the confirmation.`),
      step(news, second, `Client ${second} learns that ${first} owns the object.`),
      step(
        grabs[second],
        second,
        `Client ${second} reaches for the object. Its owner prevents takeover, so your code leaves it alone.`,
      ),
    ]),
    beliefs: [
      belief(first, undefined, 0, grabs[first]),
      belief(first, first, grabs[first], end),
      belief('server', undefined, 0, reached),
      belief('server', first, reached, end),
      belief(second, undefined, 0, news),
      belief(second, first, news, end),
    ].filter(({ from, to }) => to > from),
    messages: [
      message(first, 'server', grabs[first], latency[first]),
      message('server', first, reached, latency[first]),
      message('server', second, reached, latency[second]),
    ],
    end,
  };
}

function withTwoRequests(
  settings: OwnershipSettings,
  first: Client,
  second: Client,
  latency: Times,
  grabs: Times,
): OwnershipSimulation {
  const { prevent } = settings;
  const winner = prevent ? first : second;
  const loser = prevent ? second : first;
  const firstReached = grabs[first] + latency[first];
  const secondReached = grabs[second] + latency[second];
  const firstConfirmed = firstReached + latency[first];
  const answerAtSecond = secondReached + latency[second];
  const newsAtFirst = secondReached + latency[first];
  const newsAtSecond = firstReached + latency[second];
  const secondSeesFirst = newsAtSecond < grabs[second];
  const end = Math.max(answerAtSecond, newsAtFirst, firstConfirmed) + 40;

  const steps = [
    step(
      grabs[first],
      first,
      `Client ${first} grabs the object and owns it at once on its screen.`,
    ),
    step(
      grabs[second],
      second,
      `Client ${second} grabs the object and owns it at once on its screen.`,
    ),
    step(firstReached, 'server', `The request of ${first} arrives first: ${first} is the owner.`),
    step(firstConfirmed, first, `Client ${first} has the confirmation.`),
  ];
  if (prevent) {
    steps.push(
      step(
        secondReached,
        'server',
        `The request of ${second} arrives. Takeover is prevented, so it is refused.`,
      ),
      step(
        answerAtSecond,
        second,
        `Client ${second} has the refusal. Ownership and all that it changed since it grabbed roll back.`,
        true,
      ),
    );
  } else {
    steps.push(
      step(
        secondReached,
        'server',
        `The request of ${second} arrives later, and the later request wins: ${second} is the owner.`,
      ),
      step(
        answerAtSecond,
        second,
        `Client ${second} has the confirmation. Nothing of its changes is lost.`,
      ),
      step(
        newsAtFirst,
        first,
        `Client ${first} learns that it lost the object. Changes of it that reached the server after the takeover roll back.`,
        true,
      ),
    );
  }

  const beliefs = [
    belief(first, undefined, 0, grabs[first]),
    belief(first, first, grabs[first], prevent ? end : newsAtFirst),
    ...(prevent ? [] : [belief(first, second, newsAtFirst, end)]),
    belief('server', undefined, 0, firstReached),
    belief('server', first, firstReached, prevent ? end : secondReached),
    ...(prevent ? [] : [belief('server', second, secondReached, end)]),
    belief(second, undefined, 0, secondSeesFirst ? newsAtSecond : grabs[second]),
    ...(secondSeesFirst ? [belief(second, first, newsAtSecond, grabs[second])] : []),
    belief(second, second, grabs[second], prevent ? answerAtSecond : end),
    ...(prevent ? [belief(second, first, answerAtSecond, end)] : []),
  ].filter(({ from, to }) => to > from);

  return {
    settings,
    winner,
    rolledBack: prevent
      ? { client: loser, from: grabs[second], to: answerAtSecond }
      : // What the first client sent before this moment was accepted.
        {
          client: loser,
          from: Math.max(grabs[first], secondReached - latency[first]),
          to: newsAtFirst,
        },
    steps: byTime(steps),
    beliefs,
    messages: [
      message(first, 'server', grabs[first], latency[first]),
      message(second, 'server', grabs[second], latency[second], prevent),
      message('server', first, firstReached, latency[first]),
      message('server', second, firstReached, latency[second]),
      message('server', second, secondReached, latency[second], prevent),
      ...(prevent ? [] : [message('server', first, secondReached, latency[first])]),
    ],
    end,
  };
}

const step = (time: number, place: Place, text: string, loses = false): OwnershipStep => ({
  time,
  place,
  text,
  loses,
});

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

const byTime = (steps: readonly OwnershipStep[]) => [...steps].sort((a, b) => a.time - b.time);

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
