/**
 * The toolkit's numbers: limits, prices, ports and defaults. A page writes
 * `{facts.limits.roomName}` and readers see `128`; `{facts.rpc.unreliableBytes}` is `1,024`, and
 * `{facts.rpc.unreliableBytes.digits}` is `1024`, for code. A number that changes, changes here.
 */
const facts = {
  version: {
    /** The documented version. */
    line: '2.x',
    /** The newest release, for manifests. */
    released: '2.3.1',
    /** The release before it, from which examples upgrade. */
    previous: '2.3.0',
    unity: '2021.3 LTS',
    /** The first editor that compiles the samples: older ones lack `FindFirstObjectByType`. */
    unityPatch: '2021.3.18',
    /** An editor of that version, for the project files of samples. */
    unityEditor: '2021.3.45f1',
    csharp: '9',
  },
  limits: {
    /** Characters of a room's name, at most; at least 1. */
    roomName: 128,
    /** Characters of a prefab's name, at most. */
    prefabName: 128,
    /** The largest id of a model's property: 2^27. */
    propertyID: 134_217_728,
    /** The same, as a power. */
    propertyIDPower: '2^27',
    /** KB of one property's value, at most. KB in the facts is 1,024 bytes, GB is 10^9. */
    propertyKB: 64,
    /** Bytes of a key of a StringKeyDictionary, at most. */
    stringKeyBytes: 256,
    /** Clients of a room, where the options do not say otherwise. */
    defaultClients: 250,
  },
  room: {
    /** Seconds from the last client's leaving to the server's end. */
    shutdownSeconds: 30,
    /** Hz. */
    tickRate: 30,
    tickRateMin: 1,
    tickRateMax: 60,
  },
  transport: {
    /** Bytes of a datagram, at most. */
    mtu: 1200,
    /** Bytes around the content of a packet: DTLS record and packet header. */
    packetOverheadBytes: 51,
    /** Bytes in front of each message in a packet. */
    messageOverheadBytes: 5,
    /** Seconds between keep-alives. */
    keepAliveSeconds: 1,
    /** Seconds of silence after which a client is dropped. */
    dropSeconds: 10,
    dtls: '1.2',
  },
  firewall: {
    tcpPort: 443,
    udpFrom: '32768',
    udpTo: '65535',
  },
  rpc: {
    unreliableBytes: 1024,
    reliableKB: 64,
  },
  interpolation: {
    /** Milliseconds. */
    delay: 100,
    delayMin: 50,
    delayMax: 400,
    extrapolation: 250,
  },
  voice: {
    codec: 'Opus',
    /** kHz. */
    sampleRate: 48,
    /** Milliseconds. */
    frame: 20,
    /** kbit/s a speaker. */
    bitrate: 24,
    bitrateMin: 6,
    bitrateMax: 128,
  },
  webhooks: {
    /** Seconds that an endpoint has for its answer. */
    timeoutSeconds: 3,
    /** Requests in one POST, at most. */
    batchRequests: 50,
    /** Seconds for which an answer may be kept, at most. */
    cacheSeconds: 3600,
    /** KB of a context, at most. */
    contextKB: 4,
  },
  privateCluster: {
    /** Thousandths of a vCPU that 1x is on a cluster of one's own. */
    cpuUnitMillicores: 100,
    /** Seconds that a plugin has between the end of its room and the signal to stop. */
    pluginGraceSeconds: 10,
    /** Seconds between two starts of a plugin that fails, at most. */
    pluginRestartSeconds: 30,
  },
  service: {
    /** Percent of a month, aimed at for the plan Unlimited. */
    availability: '99.9',
    /** Days without a client after which persistent state is deleted. */
    persistentDays: 90,
    /** Days for which metrics and logs are kept. */
    metricsDays: 30,
    /** Days in which support deletes on request, at most. */
    deletionDays: 30,
    /** Hours for which an old app key works beside the new one. */
    keyOverlapHours: 24,
  },
  matcher: {
    /** Seconds that a client waits for the matcher. */
    timeoutSeconds: 10,
  },
  /** Plans: dollars a month, room hours and GB of bandwidth in it, prices past them. */
  plans: {
    prototype: { price: 0, roomHours: 100, bandwidthGB: 60 },
    pro: { price: 49, roomHours: 1500, bandwidthGB: 900 },
    unlimited: {
      price: 99,
      roomHours: 3000,
      bandwidthGB: 1800,
      /** Dollars, as they are written. */
      extraRoomHour: '0.02',
      extraGB: '0.10',
    },
  },
  /** Sizes of room servers: CPU as a multiple, memory, players of a typical action game. */
  servers: {
    default: { cpu: '0.5x', burst: '2.5x', memory: '256 MB', players: 30, roomHours: 1 },
    small: { cpu: '1x', memory: '256 MB', players: 50, roomHours: 1 },
    medium: { cpu: '5x', memory: '512 MB', players: 120, roomHours: 5 },
    large: { cpu: '10x', memory: '1 GB', players: 160, roomHours: 10 },
    xlarge: { cpu: '20x', memory: '2 GB', players: 260, roomHours: 20 },
  },
} as const;

export default facts;
