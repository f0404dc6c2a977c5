import type { DecisionTablesInput } from '../src/config/project/decision-tables';

/**
 * Tables that lead from a few answers to a recommendation. A page shows one with
 * `<DecisionTable id="architecture" />`. The first row that suits is recommended, so the simplest
 * come first. A question that a row leaves out makes no difference to it.
 */
const decisionTables: DecisionTablesInput = {
  architecture: {
    label: 'Architecture',
    questions: {
      game: {
        label: 'What you make',
        answers: {
          social: 'Co-op or social',
          party: 'Party',
          npcs: 'NPCs',
          racing: 'Sports',
          action: 'Shooter',
          event: 'Event',
          world: 'Large world',
          lockstep: 'Armies or fighting',
          slow: 'Slow turns',
        },
      },
      trust: {
        label: 'Trust',
        answers: {
          friends: 'Friends',
          strangers: 'Strangers',
          progress: 'Results are kept',
          stakes: 'Ranks or money',
        },
      },
      players: {
        label: 'Players in a room',
        answers: {
          one: '1',
          few: '2 to {facts.servers.small.players}',
          many: '51 to {facts.servers.xlarge.players}',
          more: 'More',
        },
      },
      budget: {
        label: 'Budget',
        answers: { free: 'Free plan', paid: 'Paid plan', cluster: 'Your cluster' },
      },
    },
    rows: [
      {
        name: 'Every client simulates what it owns',
        what: 'The default. Your own player reacts in the same frame, and objects [change hands](/room/ownership-and-lifetime-flags) when someone grabs them.',
        price: 'a modified client can lie about the objects that it owns.',
        suits: {
          game: ['social', 'party', 'racing', 'action', 'event'],
          trust: ['friends', 'strangers'],
          players: ['few'],
        },
      },
      {
        name: 'One client also runs the NPCs',
        what: 'Players simulate what they own. Whoever owns the [NPCs and the match](/guides/npcs) simulates them, and another client takes over when that client leaves.',
        price:
          "NPCs stand still for up to {facts.transport.dropSeconds} seconds when their owner's connection is lost.",
        suits: {
          game: ['npcs', 'party', 'action'],
          trust: ['friends', 'strangers'],
          players: ['few'],
        },
      },
      {
        name: 'Your backend keeps the results',
        what: 'After the match, clients report to [your own web service](/guides/saving), which compares the reports and stores what they agree on.',
        price: 'you write and run that service, and players who conspire can still lie.',
        suits: {
          game: ['social', 'party', 'npcs', 'racing', 'action', 'event'],
          trust: ['progress'],
          players: ['few', 'many'],
        },
      },
      {
        name: 'A larger room server',
        what: 'The default design on a `medium`, `large` or `xlarge` [server](/room/room-server-options), at a lower tick rate.',
        price:
          '{facts.servers.medium.roomHours} to {facts.servers.xlarge.roomHours} times the room hours. If everyone moves, traffic grows with the square of the number of players.',
        suits: {
          game: ['social', 'party', 'npcs', 'racing', 'action', 'event'],
          trust: ['friends', 'strangers'],
          players: ['many'],
          budget: ['paid', 'cluster'],
        },
      },
      {
        name: 'Several rooms',
        what: 'Each zone, instance or table is [a room of its own](/essentials/why-{product}#massive-worlds), and clients connect to the ones they need.',
        price:
          'you write the code that moves players from room to room, and there is no seamless world.',
        suits: {
          game: ['social', 'event', 'world'],
          trust: ['friends', 'strangers'],
          players: ['few', 'many', 'more'],
          budget: ['paid', 'cluster'],
        },
      },
      {
        name: 'An authoritative server plugin',
        what: 'A headless build of your project [owns what matters](/{product}-private/authoritative-servers). Clients ask for changes, and the plugin checks and makes them.',
        price:
          "a cluster, two builds to keep in step, and a round trip before a decision shows. Shots aren't judged against positions rewound to what the shooter saw.",
        suits: {
          game: ['social', 'party', 'npcs', 'racing', 'action', 'event'],
          players: ['few', 'many'],
          budget: ['cluster'],
        },
      },
      {
        name: 'Offline mode',
        what: 'One player without a network, on [the same components](/room/offline-mode). Scripts that respect ownership stay the same when you add other players later.',
        price: 'nothing is kept, and nothing leaves the device.',
        suits: {
          game: ['social', 'party', 'npcs', 'racing', 'action'],
          trust: ['friends', 'strangers'],
          players: ['one'],
        },
      },
      {
        name: 'A lockstep library instead of {Product}',
        what: 'All clients run [the same simulation](/essentials/why-{product}#deterministic-lockstep), and only commands are sent.',
        price: 'a simulation that is deterministic to the last bit.',
        suits: { game: ['lockstep'] },
      },
      {
        name: 'A web API instead of {Product}',
        what: 'A [database behind HTTPS](/essentials/why-{product}#play-that-is-not-real-time). A room would be empty most of the time.',
        price: 'you build it yourself.',
        suits: { game: ['slow'] },
      },
    ],
  },
};

export default decisionTables;
