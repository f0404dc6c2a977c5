import type { LogCodesInput } from '../src/config/project/log-codes';

/**
 * The lines that the toolkit logs. Each ends in its code, and each code has a page in `docs/errors/`.
 * Pages write `{log.1004}` for a code and show the line with `<LogLine code="1004" />`, so a line
 * that changes, changes here. What differs from line to line is a placeholder: `<room>`.
 */
const logCodes: LogCodesInput = {
  groups: {
    1: 'Connecting',
    2: 'Models, views and ownership',
    3: 'RPC messages',
    4: 'Voice',
    5: 'Server plugins',
    6: 'Session capture',
  },
  codes: {
    1001: {
      severity: 'error',
      text: 'App key missing: neither the settings nor the connect options have one',
      cause:
        'The attempt has no app key: the `Realtime` component has no app settings, the project settings have no default, and the connect options contain no key.',
      fix: "Assign a settings asset with your key to the project settings. A bare `Room` doesn't read them, so pass it the key in `RoomConnectOptions`.",
      since: '2.0.0',
    },
    1002: {
      severity: 'error',
      text: 'App key refused: <matcher> does not know the key ending in <ending>',
      cause:
        'The key has a space or a missing character, belongs to a different cluster, or was rotated more than {facts.service.keyOverlapHours} hours ago.',
      fix: 'Copy the key from the [dashboard]({dashboardUrl}) again, and check that `matcherURL` is the matcher of the same cluster.',
      since: '2.0.0',
    },
    1003: {
      severity: 'error',
      text: 'Matcher unreachable: no answer from <matcher> on TCP port {facts.firewall.tcpPort} within {facts.matcher.timeoutSeconds} s',
      cause:
        "The device is offline, DNS can't resolve the matcher's name, or a firewall or proxy blocks outbound TCP port {facts.firewall.tcpPort}.",
      fix: 'Try again after a pause. If it fails on one network only, have its administrator allow TCP port {facts.firewall.tcpPort} to `*.{marketingHost}`.',
      since: '2.0.0',
    },
    1004: {
      severity: 'warning',
      text: 'Region list timed out: <matcher> sent no list of regions within <seconds> s',
      cause:
        'The connection is slow, `Matcher.timeout` is too short, or the webhook of a private cluster takes too long to answer.',
      fix: 'Request the list again later, and let the player connect without the list. Keep the timeout at 4 seconds or more.',
      since: '2.0.0',
    },
    1005: {
      severity: 'error',
      text: 'Room name invalid: it has <length> characters, but must have 1 to {facts.limits.roomName}',
      cause:
        'The name is empty or too long. It is often built from text that a player typed, or **Join Room On Start** is checked and the field for the name is empty.',
      fix: 'Trim and check the name before you connect.',
      since: '2.0.0',
    },
    1006: {
      severity: 'warning',
      text: 'Room full: <room> has all of its <clients> clients',
      cause:
        'The room has reached `maxClients`. Server plugins count too, and so do lost clients until the server drops them.',
      fix: 'Send the player to a different room, or wait and retry. To allow more, the first client has to ask for a higher `maxClients`.',
      since: '2.0.0',
    },
    1007: {
      severity: 'error',
      text: 'Plan used up: no <resource> left until <date>',
      cause:
        "The plan's room hours or bandwidth for this month are used up. This doesn't happen on the Unlimited plan, which charges for additional use.",
      fix: 'Upgrade the plan in the [dashboard]({dashboardUrl}), which takes effect immediately. Until then, offer [offline mode](/room/offline-mode).',
      since: '2.0.0',
    },
    1008: {
      severity: 'error',
      text: 'Version refused: this client speaks protocol <client>, the room server <server>',
      cause:
        "A room server speaks the protocol of the client that opened the room. This build's package speaks a different one, or one that the cluster doesn't support.",
      fix: "If the client's protocol is the older one, have the player update the game. If the room's is, an older build opened the room: keep the versions apart with a prefix in the room's name. On a private cluster, upgrade the cluster first.",
      since: '2.0.0',
    },
    1009: {
      severity: 'error',
      text: 'Webhook denied the connection: <message>',
      cause:
        'Your [webhook](/{product}-private/webhooks) answered `deny`: for example, the session token has expired, or the player is banned.',
      fix: "Show the player the webhook's message. Get a fresh token before the next attempt.",
      since: '2.0.0',
    },
    1010: {
      severity: 'error',
      text: 'Webhook timed out: no answer within {facts.webhooks.timeoutSeconds} s, which counts as a denial',
      cause:
        'Your [webhook](/{product}-private/webhooks) is down, unreachable from the matcher, or waits for a slow database.',
      fix: 'Answer within {facts.webhooks.timeoutSeconds} seconds. Let the matcher keep answers with `cacheSeconds`.',
      since: '2.0.0',
    },
    1011: {
      severity: 'warning',
      text: 'Server options differ: asked for <requested>, the room runs with <actual>',
      cause:
        'The room was already open. Its first client decided the server options, and yours were ignored.',
      fix: 'Use the same options in every build and scene, or give rooms with different options different names.',
      since: '2.0.0',
    },
    1012: {
      severity: 'warning',
      text: "Clock skew: this device is <seconds> s off the matcher's time",
      cause: "The device's clock, date or time zone was set manually, or its battery ran out.",
      fix: "Have the player set the clock automatically. In the game, use `Room.time` instead of the device's clock.",
      since: '2.0.0',
    },
    1013: {
      severity: 'error',
      text: 'Server unreachable: no answer from <server> over <transport> within <seconds> s',
      cause:
        'A firewall blocks outbound UDP from {facts.firewall.udpFrom} to {facts.firewall.udpTo}, or a network lets UDP out but no reply in.',
      fix: 'Try again once or twice. If it fails on one network only, have its administrator allow the ports.',
      since: '2.0.0',
    },
    1014: {
      severity: 'warning',
      text: 'Connection lost: nothing from <server> for <seconds> s',
      cause:
        'The network went away, the app was in the background, or something took longer than the client timeout: a change from Wi-Fi to mobile data, or a single frame.',
      fix: 'Reconnect with increasing pauses. If it happens while a scene loads, load it asynchronously.',
      since: '2.0.0',
    },
    1015: {
      severity: 'error',
      text: 'No server available in any region: <room> cannot be opened',
      cause: 'None of the regions that the app may use has a room server free at the moment.',
      fix: 'Try again after a pause. If the shortage lasts, look at the status page or, on a private cluster, at the capacity of its machines.',
      since: '2.0.0',
    },
    1016: {
      severity: 'error',
      text: 'Encryption failed: the DTLS handshake with <server> ended with <alert>',
      cause: 'A device on the route, such as a proxy that inspects traffic, changes packets.',
      fix: 'Try again once or twice, then from a different network. If only one network fails, have its administrator exempt the ports from inspection.',
      since: '2.0.0',
    },
    1017: {
      severity: 'error',
      text: 'Protocol error: <model> cannot read property <id> as <type>',
      cause:
        'Two builds in the room disagree about a model, usually because an id was reused for a property of a different type.',
      fix: 'Give the changed property a new id, and keep builds with different models in rooms with different names.',
      since: '2.0.0',
    },
    1018: {
      severity: 'warning',
      text: 'Room closed: <room> was shut down by <who>',
      cause:
        'Someone ended the room in the dashboard, or a private cluster replaced the machine. A server plugin gets this line whenever its room ends.',
      fix: 'Connect again. The new server has only the persistent models.',
      since: '2.0.0',
    },
    1019: {
      severity: 'warning',
      text: 'Removed from the room: <message>',
      cause: 'A server plugin or someone in the dashboard removed this client.',
      fix: "Show the player the message, and don't reconnect automatically.",
      since: '2.0.0',
    },
    1020: {
      severity: 'error',
      text: 'Room server crashed: <room> ended after <seconds> s',
      cause:
        "The room's server process ended unexpectedly, most often because it ran out of memory.",
      fix: 'Connect again. If it happens again with many players or large models, ask for a larger server.',
      since: '2.0.0',
    },
    1021: {
      severity: 'error',
      text: 'Server options invalid: <option> cannot be <value>',
      cause: 'The name of the server size is misspelled, or a number is out of range.',
      fix: "Use a server's name exactly as the table of servers has it, and numbers in their ranges.",
      since: '2.0.0',
    },
    2001: {
      severity: 'warning',
      text: 'Model without ids: <model> has no [RealtimeProperty], so nothing is synchronized',
      cause: 'The class has `[RealtimeModel]`, but none of its fields has `[RealtimeProperty]`.',
      fix: 'Give each field that the room should share a `[RealtimeProperty]` with its own id.',
      since: '2.0.0',
    },
    2002: {
      severity: 'error',
      text: 'Duplicate property id: <model> uses <id> for <first> and <second>',
      cause:
        'Two fields of a model have the same id, usually after one was copied or two branches were merged.',
      fix: 'Give the newer field an id that the model has never used.',
      since: '2.0.0',
    },
    2003: {
      severity: 'error',
      text: 'Property over {facts.limits.propertyKB} KB: <property> takes <bytes> bytes and was not sent',
      cause: 'A string or an array in one property has grown past {facts.limits.propertyKB} KB.',
      fix: 'Split the data over the items of a collection, or put it on a web server and share the address.',
      since: '2.0.0',
    },
    2004: {
      severity: 'warning',
      text: 'Change rolled back: <property> is owned by client <owner>',
      cause:
        'This client wrote to a model that another client owns, so the server refused the change and the value returned to the confirmed one.',
      fix: 'Request ownership before you write, and only write while `isOwnedLocallyInHierarchy` is true.',
      since: '2.0.0',
    },
    2005: {
      severity: 'warning',
      text: 'Takeover prevented: client <owner> keeps <view>',
      cause:
        'This client requested ownership while the owner had `preventOwnershipTakeover` set, so the server refused.',
      fix: 'Wait until the owner gives up the object or allows takeovers, or send the owner an RPC message that asks for it.',
      since: '2.0.0',
    },
    2006: {
      severity: 'warning',
      text: 'Model read before it exists: <component> on <object> has no model yet',
      cause:
        'The script read `model` in `Awake` or `Start`, before the room was ready, or after the connection ended.',
      fix: 'Check `hasModel`, and set things up in `OnRealtimeModelReplaced`.',
      since: '2.0.0',
    },
    2007: {
      severity: 'error',
      text: 'Collection changed while iterated: <collection> was changed inside its own foreach',
      cause:
        'The body of a `foreach`, or a method that it calls, added, replaced or removed an item of the collection.',
      fix: 'Copy the items first and loop over the copy.',
      since: '2.0.0',
    },
    2008: {
      severity: 'warning',
      text: 'Unknown component on a view: <view> has a model for component <id>, but no such component',
      cause:
        'Another client has a component on this prefab or scene object that is missing in this build.',
      fix: 'Build all clients from the same project version. Register components made at run time on every client.',
      since: '2.0.0',
    },
    2009: {
      severity: 'error',
      text: 'Prefab not found: this build has nothing under the name <prefab>',
      cause:
        'The name is misspelled or has the wrong case, the prefab is outside a `Resources` folder, or this build is older than the prefab.',
      fix: 'Move the prefab into a `Resources` folder and pass its path below that folder, or set a `prefabLoadDelegate`.',
      since: '2.0.0',
    },
    2010: {
      severity: 'error',
      text: 'Instantiate while disconnected: <prefab> needs a room that is ready',
      cause:
        '`Realtime.Instantiate` was called before `didConnectToRoom` or after the connection ended.',
      fix: 'Instantiate in `didConnectToRoom`, or check `Realtime.connected` first.',
      since: '2.0.0',
    },
    2011: {
      severity: 'error',
      text: 'Destroy of a scene view: <view> is part of a scene and stays',
      cause: '`Realtime.Destroy` was called with an object that was saved in the scene.',
      fix: 'Hide the object through a property of its model, or make it a prefab and instantiate it.',
      since: '2.0.0',
    },
    3001: {
      severity: 'error',
      text: 'RPC payload too large: <bytes> bytes, but the limit is {facts.rpc.unreliableBytes} unreliable or {facts.rpc.reliableKB} KB reliable',
      cause: 'The byte array passed to `SendRPCMessage` is longer than its channel allows.',
      fix: 'Send less data, send it reliably, or split it. State that late joiners need belongs in a model.',
      since: '2.0.0',
    },
    3002: {
      severity: 'error',
      text: 'RPC while disconnected: the message was not sent',
      cause: '`SendRPCMessage` was called before the room was ready or after the connection ended.',
      fix: 'Check `Room.connected` before you send, and drop or queue earlier messages.',
      since: '2.0.0',
    },
    4001: {
      severity: 'warning',
      text: 'Microphone refused: the player or the system does not allow recording',
      cause:
        "The player declined, the build lacks the entry that the platform requires, or the page isn't served over HTTPS or blocks the microphone.",
      fix: 'Ask for permission, ideally when the player clicks a button, and call `RestartMicrophone` once the player has agreed.',
      since: '2.0.0',
    },
    4002: {
      severity: 'warning',
      text: 'No audio device: this device has no microphone to record from',
      cause:
        'No microphone is connected, or the one that was in use has been unplugged or switched off.',
      fix: 'Let the player choose one of `Microphone.devices`, then call `RestartMicrophone`.',
      since: '2.0.0',
    },
    4003: {
      severity: 'warning',
      text: 'Voice bandwidth limited: <requested> bit/s asked for, <used> bit/s used',
      cause:
        'A script set the `bitrate` of a `RealtimeAvatarVoice` to less than {facts.voice.bitrateMin},000 or more than {facts.voice.bitrateMax},000 bits a second.',
      fix: 'Set a bitrate within the range. Speech stays clear at 16,000.',
      since: '2.0.0',
    },
    5001: {
      severity: 'error',
      text: 'Sidecar key refused: it is not valid for the room <room>',
      cause:
        "The key is incomplete, belongs to a different room, or is from a room that has ended. A room's key is valid for that room only.",
      fix: 'Read `SIDECAR_KEY` from the environment at each start. Never store it or put it in the image.',
      since: '2.0.0',
    },
    5002: {
      severity: 'error',
      text: 'Plugin image without entry: <image> names no program to start',
      cause:
        "The image has no `ENTRYPOINT`, so the cluster can't start the plugin. A `CMD`, such as the shell of the base image, doesn't count.",
      fix: 'Name the executable of the headless build in the `ENTRYPOINT`, then push the image under a new tag.',
      since: '2.0.0',
    },
    6001: {
      severity: 'error',
      text: 'Capture file damaged: <file> ends within a packet at <seconds> s',
      cause:
        'The game crashed or was killed while it recorded, or the file was cut off when it was copied.',
      fix: 'Replay the file up to that point. During the next recording, call `Flush` regularly.',
      since: '2.1.0',
    },
  },
};

export default logCodes;
