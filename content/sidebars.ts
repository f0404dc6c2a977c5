import type { Sidebars } from '../src/site/sidebars/schema';

/** The sidebar, in a reader's order. The shape is that of Docusaurus sidebars. */
const sidebars: Sidebars = {
  sidebar: [
    'readme',
    {
      type: 'category',
      label: 'Essentials',
      collapsed: false,
      items: [
        'essentials/what-is-{product}',
        'essentials/why-{product}',
        'essentials/common-questions',
        {
          type: 'category',
          label: 'Coming from',
          items: [
            'coming-from/photon-pun',
            'coming-from/photon-fusion',
            'coming-from/netcode-for-gameobjects',
            'coming-from/mirror',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Build a game',
      link: { type: 'doc', id: 'guides/build-a-game' },
      collapsed: false,
      // The chapters: the table of that page has them in this order.
      items: [
        'essentials/getting-started',
        'guides/creating-a-player-controller',
        'guides/synchronizing-custom-data',
        'guides/hits-and-damage',
        'guides/recipes/match-flow',
        'guides/lobby-and-join-codes',
        'guides/testing',
        'going-live/launch-checklist',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      items: [
        'guides/creating-a-multiplayer-drawing-app',
        'guides/xr-avatars-and-voice-chat',
        'guides/using-ar-as-a-spectator-view',
        {
          type: 'category',
          label: 'Matches and players',
          items: [
            'guides/regions',
            'guides/loading-scenes',
            'guides/several-players-on-one-device',
          ],
        },
        {
          type: 'category',
          label: 'Gameplay',
          items: ['guides/npcs', 'guides/animation', 'guides/saving'],
        },
        {
          type: 'category',
          label: 'Meta Avatars',
          items: [
            'guides/meta/meta-platform-prerequisites',
            'guides/meta/meta-avatars-setup',
            'guides/meta/meta-avatars-customization',
          ],
        },
        {
          type: 'category',
          label: 'Recipes',
          items: [
            'guides/recipes/conductor',
            'guides/recipes/rpc-events',
            'guides/recipes/timers-and-synchronized-playback',
            'guides/recipes/using-addressables',
            'guides/recipes/teams',
            'guides/recipes/spectators',
            'guides/recipes/host-controls',
            'guides/recipes/chat',
            'guides/recipes/inventory',
            'guides/recipes/doors-and-keys',
            'guides/recipes/vehicles',
            'guides/recipes/projectiles',
            'guides/recipes/moving-platforms',
            'guides/recipes/seeded-levels',
          ],
        },
        'guides/cheat-sheet',
        'guides/network-profiler',
        'guides/upgrading-from-{product}-1-to-{product}-2',
      ],
    },
    {
      type: 'category',
      label: 'Realtime',
      link: { type: 'doc', id: 'realtime/index' },
      items: [
        'realtime/realtime',
        'realtime/realtimeview',
        'realtime/realtimecomponent',
        'realtime/realtimetransform',
        'realtime/networked-physics',
        'realtime/prefab-pooling',
        {
          type: 'category',
          label: 'XR',
          items: ['realtime/xr/avatars', 'realtime/xr/voicechat'],
        },
        'realtime/common-questions',
      ],
    },
    {
      type: 'category',
      label: 'Room',
      link: { type: 'doc', id: 'room/index' },
      items: [
        'room/room',
        'room/datastore',
        'room/realtimemodel',
        'room/supported-primitives',
        'room/collections',
        'room/ownership-and-lifetime-flags',
        'room/disconnect-events',
        'room/offline-mode',
        'room/room-server-options',
        'room/common-questions',
      ],
    },
    {
      type: 'category',
      label: 'Architecture',
      items: [
        'architecture/choosing-an-architecture',
        'architecture/client',
        'architecture/cloud',
        'architecture/transport',
        'architecture/firewalls',
        'architecture/normal-scoped-registry',
        'architecture/common-questions',
      ],
    },
    {
      type: 'category',
      label: 'Platforms',
      link: { type: 'doc', id: 'platforms/index' },
      items: ['platforms/compatibility', 'platforms/webgl', 'platforms/common-questions'],
    },
    {
      type: 'category',
      label: '{Product} Private',
      link: { type: 'doc', id: '{product}-private/index' },
      items: [
        '{product}-private/server-plugins',
        '{product}-private/authoritative-servers',
        '{product}-private/webhooks',
        {
          type: 'category',
          label: 'On premises',
          items: ['{product}-private/on-premises/google-cloud-installation'],
        },
        '{product}-private/common-questions',
      ],
    },
    {
      type: 'category',
      label: 'Troubleshooting',
      link: { type: 'doc', id: 'troubleshooting' },
      // Its pages are reached by code: they would fill the sidebar.
      items: ['troubleshooting/symptoms', 'errors/index'],
    },
    {
      type: 'category',
      label: 'Going live',
      items: ['going-live/dashboard', 'going-live/service-and-data'],
    },
    'pricing',
    'glossary',
    'releases',
    {
      type: 'category',
      label: 'API reference',
      link: { type: 'reference-index' },
      items: [
        {
          type: 'reference',
          categories: [
            'Realtime components',
            'Room and datastore',
            'Models and properties',
            'Attributes',
            'Collections',
            'Messages',
            'Audio',
            'Session capture',
            'Settings',
            'Utilities',
            'Interpolators',
            'Serializers',
            'Streams and buffers',
            'Native client',
          ],
        },
      ],
    },
  ],
};

export default sidebars;
