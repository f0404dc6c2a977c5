import type { GlossaryInput } from '../src/config/project/glossary';

/**
 * The terms that pages use without explaining them. `/glossary` lists them, and
 * `<Term>owner</Term>` links a page's first mention to its entry and shows the definition there.
 * A definition says what the thing is, in one or two sentences that make sense on their own; the
 * page that it links to says the rest.
 */
const glossary: GlossaryInput = {
  'Rooms and clients': {
    room: {
      name: 'Room',
      definition:
        'Where players meet: all clients that connect with the same app key and room name share one [room](/room). It starts with the first client and ends {facts.room.shutdownSeconds} seconds after the last one leaves.',
      type: 'Room',
      see: ['room-server', 'client', 'datastore'],
    },
    'room-name': {
      name: 'Room name',
      definition:
        'The text of 1 to {facts.limits.roomName} characters that determines [which room](/room/room) a client joins. You choose it; there is no separate step that creates a room.',
      type: 'Room.name',
      see: ['room', 'app-key'],
    },
    'room-server': {
      name: 'Room server',
      definition:
        "The process in the cloud that runs one room: it stores the [datastore](/room/datastore), checks who owns what, and passes changes on. It doesn't simulate your game.",
      see: ['room', 'server-options', 'server-plugin'],
    },
    client: {
      name: 'Client',
      definition:
        "One connection of a running app to a room: a player's game, the Unity Editor, a bot or a server plugin.",
      type: 'Realtime',
      see: ['client-id', 'owner'],
    },
    'client-id': {
      name: 'Client id',
      definition:
        'The number that identifies a client within its room, from 0 upward. It belongs to the connection, not to the player: someone who reconnects may get a different one.',
      type: 'Room.clientID',
      see: ['client', 'owner'],
    },
    'late-joiner': {
      name: 'Late joiner',
      definition:
        "A client that enters a room where others have already changed something. It gets the room's whole state as one [snapshot](/room/datastore) before anything else.",
      see: ['snapshot', 'change-event'],
    },
    'app-key': {
      name: 'App key',
      definition:
        'The text from the dashboard that tells the matcher which app a client belongs to. It ships in your build, so it is not a secret.',
      type: '{Product}AppSettings',
      see: ['matcher', 'room-name'],
    },
    matcher: {
      name: 'Matcher',
      definition:
        "The service that clients ask, over HTTPS, for the address of a room's server. It finds rooms by name; [it doesn't look for opponents](/guides/lobby-and-join-codes).",
      type: 'Matcher',
      see: ['region', 'webhook'],
    },
    region: {
      name: 'Region',
      definition:
        "The place where a room's server runs, such as Frankfurt or Tokyo. It is [chosen once](/guides/regions), when the first client connects.",
      type: 'Region',
      see: ['room-server', 'server-options'],
    },
    'server-options': {
      name: 'Server options',
      also: ['Room server options'],
      definition:
        'What the first client decides about a room: the [size of its server](/room/room-server-options), its tick rate, how many clients it admits, and two timeouts.',
      type: 'RoomServerOptions',
      see: ['tick', 'room-hour'],
    },
    'offline-mode': {
      name: 'Offline mode',
      definition:
        'A room inside the app itself, without a network: the [same code runs](/room/offline-mode) for a single player or a test, and nothing is kept.',
      type: 'RoomConnectOptions.offline',
      see: ['room'],
    },
    'keep-alive': {
      name: 'Keep-alive',
      definition:
        'The small packet that an idle client sends every second. After {facts.transport.dropSeconds} s of silence, the server [times the client out](/room/disconnect-events).',
      see: ['client'],
    },
  },
  'Shared state': {
    datastore: {
      name: 'Datastore',
      definition:
        "The room's shared state: a [tree of models](/room/datastore). The server and every client have a copy.",
      type: 'Datastore',
      see: ['model', 'snapshot'],
    },
    model: {
      name: 'Model',
      also: ['Realtime model'],
      definition:
        'A C# class whose properties are part of the datastore. You [declare the fields](/room/realtimemodel), and a source generator writes the code that synchronizes them.',
      type: 'RealtimeModel',
      see: ['property', 'realtime-component', 'datastore'],
    },
    property: {
      name: 'Property',
      also: ['Model property'],
      definition:
        'One synchronized value of a model: a [number, text, vector](/room/supported-primitives), another model or a collection. You set it, and the room sends it.',
      type: 'RealtimePropertyAttribute',
      see: ['property-id', 'reliable', 'unreliable', 'change-event'],
    },
    'property-id': {
      name: 'Property id',
      definition:
        'The number that stands for a property on the network and in stored rooms. Once a version has shipped, an id must [keep its meaning](/room/realtimemodel).',
      type: 'RealtimePropertyAttribute',
      see: ['property'],
    },
    'change-event': {
      name: 'Change event',
      definition:
        "The event that a property raises when its value changes, here or on another client. It doesn't fire for the snapshot, so components also [read the value](/realtime/realtimecomponent) when they get their model.",
      see: ['property', 'late-joiner'],
    },
    reliable: {
      name: 'Reliable',
      also: ['Reliable property'],
      definition:
        'Delivered to everyone, in order, and confirmed by the server. Use it for state that [has to be correct](/room/realtimemodel): a score, a door, a name.',
      type: 'ReliableProperty',
      see: ['unreliable', 'rollback'],
    },
    unreliable: {
      name: 'Unreliable',
      also: ['Unreliable property'],
      definition:
        "Sent at the room's tick: the latest value wins, and older ones may be lost. Use it for what [changes all the time](/room/datastore), such as a position.",
      type: 'UnreliableProperty',
      see: ['reliable', 'tick'],
    },
    tick: {
      name: 'Tick',
      also: ['Tick rate'],
      definition:
        'The step in which a room sends unreliable changes: {facts.room.tickRate} times a second unless its [server options](/room/room-server-options) say otherwise, from {facts.room.tickRateMin} to {facts.room.tickRateMax} Hz.',
      type: 'RoomServerOptions.tickRate',
      see: ['server-options', 'interpolation'],
    },
    snapshot: {
      name: 'Snapshot',
      definition:
        "The room's whole state at one moment, which each client gets [when it joins](/room/datastore). From then on, it gets only what changes.",
      see: ['late-joiner', 'datastore'],
    },
    collection: {
      name: 'Collection',
      definition:
        'A property that holds any number of models: an array, a set or a dictionary. Which one fits depends on [how entries come and go](/room/collections).',
      type: 'IRealtimeCollection',
      see: ['property', 'model'],
    },
    'fresh-model': {
      name: 'Fresh model',
      definition:
        'A model that this client has just created and whose properties nobody has set yet. Only then should a component [set starting values](/realtime/realtimecomponent).',
      type: 'RealtimeModel.isFreshModel',
      see: ['model', 'late-joiner'],
    },
    'room-time': {
      name: 'Room time',
      definition:
        'A clock that all clients of a room share, in seconds. Use it to [start things together](/guides/recipes/timers-and-synchronized-playback).',
      type: 'Room.time',
      see: ['tick'],
    },
  },
  'Objects and ownership': {
    'realtime-view': {
      name: 'Realtime view',
      also: ['View'],
      definition:
        'The component that makes a GameObject [part of the room](/realtime/realtimeview). It links the components on and below it to their models and has an owner.',
      type: 'RealtimeView',
      see: ['scene-view', 'instantiate', 'owner'],
    },
    'realtime-component': {
      name: 'Realtime component',
      definition:
        "A script that connects a model with the scene: it [shows the model's values](/realtime/realtimecomponent) and writes the player's actions to the model.",
      type: 'RealtimeComponent',
      see: ['model', 'realtime-view'],
    },
    'scene-view': {
      name: 'Scene view',
      definition:
        'A realtime view that is [saved in a scene](/realtime/realtimeview). It starts without an owner and is found by a UUID, which is the same on every client.',
      type: 'RealtimeView',
      see: ['realtime-view', 'unowned'],
    },
    instantiate: {
      name: 'Instantiate',
      definition:
        "To create an instance of a prefab [for everyone in the room](/realtime/realtime), late joiners included. Unity's own `Object.Instantiate` creates a copy that only one client sees.",
      type: 'Realtime.Instantiate',
      see: ['prefab-name', 'owner', 'lifetime-flags'],
    },
    'prefab-name': {
      name: 'Prefab name',
      definition:
        'The name under which clients find an instantiated prefab, by default in a `Resources` folder. It has at most {facts.limits.prefabName} characters and must be [the same in every build](/realtime/realtime).',
      see: ['instantiate'],
    },
    owner: {
      name: 'Owner',
      also: ['Authority'],
      definition:
        'The client whose changes to an object the server accepts. [Ownership](/room/ownership-and-lifetime-flags) of a parent also applies to the objects below it.',
      type: 'RealtimeView.ownerIDSelf',
      see: ['unowned', 'takeover', 'rollback'],
    },
    unowned: {
      name: 'Unowned',
      definition:
        "Without an owner: the owner id is -1, and any client may change the object, but a `RealtimeTransform` sends only its owner's motion. If two clients set the same property at once, the change that [reaches the server last](/room/ownership-and-lifetime-flags) wins.",
      type: 'RealtimeModel.NoOwner',
      see: ['owner', 'scene-view'],
    },
    takeover: {
      name: 'Takeover',
      also: ['Ownership takeover'],
      definition:
        'Becoming the owner of an object, even if [someone else owns it](/room/ownership-and-lifetime-flags). Any client may do so unless `preventOwnershipTakeover` is set or another client owns a parent.',
      type: 'RealtimeView.preventOwnershipTakeover',
      see: ['owner', 'rollback'],
    },
    rollback: {
      name: 'Rollback',
      also: ['Roll back', 'Rolled back'],
      definition:
        'What happens to a reliable change that the server rejects: the value [returns to the last one confirmed](/room/ownership-and-lifetime-flags), and its change event fires again.',
      see: ['owner', 'reliable'],
    },
    'lifetime-flags': {
      name: 'Lifetime flags',
      also: ['Lifetime flag'],
      definition:
        'What the server does with an object when its owner, or the last client, leaves: [delete it or keep it](/room/ownership-and-lifetime-flags). An instantiated prefab is deleted with its owner by default.',
      type: 'LifetimeFlags',
      see: ['persistent', 'owner'],
    },
    persistent: {
      name: 'Persistent',
      definition:
        'Kept after everyone has left, so that the object is there [when the room next opens](/guides/saving). Everything else ends with the room.',
      type: 'LifetimeFlags',
      see: ['lifetime-flags'],
    },
  },
  'Motion and messages': {
    interpolation: {
      name: 'Interpolation',
      definition:
        "Showing other clients' objects a little in the past, {facts.interpolation.delay} ms by default plus network latency, so that motion is [smooth between updates](/realtime/realtimetransform).",
      type: 'InterpolationDelay',
      see: ['extrapolation', 'tick'],
    },
    extrapolation: {
      name: 'Extrapolation',
      definition:
        'Continuing a motion when no update has arrived in time, for [at most {facts.interpolation.extrapolation} ms](/realtime/realtimetransform). Then the object stops until the next update.',
      type: 'RealtimeTransform',
      see: ['interpolation'],
    },
    sleep: {
      name: 'Sleep',
      also: ['Sleeping'],
      definition:
        'The state of a rigidbody that has come to rest and is no longer simulated. Its owner then [gives up ownership](/realtime/networked-physics), so that whoever touches it next can take over.',
      type: 'RealtimeTransform',
      see: ['unowned', 'takeover'],
    },
    'rpc-message': {
      name: 'RPC message',
      also: ['RPC'],
      definition:
        "Bytes that a client sends once to the clients in a room, for [something that happens](/guides/recipes/rpc-events) rather than something that lasts. Late joiners don't get it.",
      type: 'Room.SendRPCMessage',
      see: ['property', 'reliable'],
    },
    'session-capture': {
      name: 'Session capture',
      definition:
        'A recording of everything that a client sends and receives in a room, to be played back later without a network.',
      type: 'SessionCapture',
      see: ['snapshot'],
    },
  },
  'Service and private edition': {
    'room-hour': {
      name: 'Room hour',
      definition:
        "The unit that [plans count](/pricing), besides bandwidth: one hour of a `default` or `small` server with at least one client. Players, or concurrent users (CCU), aren't counted.",
      see: ['bandwidth', 'server-options'],
    },
    bandwidth: {
      name: 'Bandwidth',
      definition:
        'The bytes that a room server receives and sends, [counted both ways](/pricing) and added up over the month.',
      type: 'NetworkInfo',
      see: ['room-hour', 'tick'],
    },
    'log-code': {
      name: 'Log code',
      definition:
        'The code at the end of every line that {Product} logs, such as `{log.1004}`. Each warning and error has a [page with its cause and fix](/errors).',
    },
    'private-edition': {
      name: '{Product} Private',
      also: ['Private edition', 'Cluster'],
      definition:
        'A matcher and room servers on [a cluster of your own](/{product}-private), which adds server plugins and webhooks.',
      type: 'Cluster',
      see: ['server-plugin', 'webhook'],
    },
    'server-plugin': {
      name: 'Server plugin',
      definition:
        'A headless build of your Unity project that {Product} Private starts for the rooms you choose. It [joins as a privileged client](/{product}-private/server-plugins).',
      see: ['authoritative-server', 'private-edition'],
    },
    'authoritative-server': {
      name: 'Authoritative server',
      definition:
        'A server plugin that owns the models that matter. Clients can only [ask it for a change](/{product}-private/authoritative-servers), which it checks.',
      see: ['server-plugin', 'owner'],
    },
    webhook: {
      name: 'Webhook',
      definition:
        'Your own HTTPS endpoint, which the matcher of a private cluster asks [whether a client may connect](/{product}-private/webhooks).',
      see: ['matcher', 'private-edition'],
    },
  },
};

export default glossary;
