import type { Sidebars } from '../src/content-layer/sidebars/schema';

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
        'essentials/getting-started',
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
