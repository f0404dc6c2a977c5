import type { SearchContentInput } from '../src/content-layer/search/search-content';

/** What search cannot know from the pages. Short on purpose: pages name their own synonyms as `keywords`. */
const search: SearchContentInput = {
  synonyms: [
    { said: 'cost, price, billing, bill, subscription, fee, plan, money', meant: 'pricing' },
    { said: 'lag, laggy, stutter, choppy', meant: 'latency interpolation delay' },
    { said: 'ping, rtt', meant: 'latency' },
    { said: 'vr, headset', meant: 'xr' },
    { said: 'voip, talk, speak, voice call', meant: 'voice' },
    { said: 'kick, boot', meant: 'remove' },
    { said: 'save, savegame, store', meant: 'persistent' },
    { said: 'self hosted, self host, selfhosted, on premise, own server', meant: 'private' },
    { said: 'kubernetes, k8s', meant: 'cloud private' },
    { said: 'remote procedure call', meant: 'rpc' },
    { said: 'single player, singleplayer', meant: 'offline' },
    { said: 'browser, html5', meant: 'webgl' },
    { said: 'spawn', meant: 'instantiate' },
    { said: 'despawn', meant: 'destroy' },
    { said: 'authority', meant: 'ownership' },
    { said: 'cheat, cheater, cheating, hack', meant: 'authoritative' },
    { said: 'port', meant: 'firewall' },
    { said: 'protocol', meant: 'transport' },
    { said: 'encrypt, tls, dtls', meant: 'transport' },
    { said: 'migrate', meant: 'upgrade' },
    { said: 'rigid body', meant: 'rigidbody' },
    { said: 'sync, network, networked', meant: 'synchronize' },
    { said: 'disappear, gone', meant: 'vanish' },
    { said: 'everyone', meant: 'everybody' },
    { said: 'someone', meant: 'somebody' },
    { said: 'iphone, ipad', meant: 'ios' },
    { said: 'quest, oculus', meant: 'meta' },
    { said: 'mic', meant: 'microphone' },
    { said: 'silence', meant: 'mute' },
  ],
  internals: ['Streams and buffers', 'Native client'],
  ignoredHeadings: ['See also'],
};

export default search;
