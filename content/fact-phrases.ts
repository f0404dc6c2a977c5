import type { FactPhrase } from '../packages/checks/content/rules/facts';

/**
 * Phrases in which a number of `facts.ts` is recognized when a page writes it out. The
 * step `content` asks for the fact in its place; `scripts/lint-content.mts --fix` puts it there.
 * Numbers that stand for something else in another sentence (100 ms, 10 s) are not here.
 */
const phrases: readonly FactPhrase[] = [
  { fact: 'limits.propertyKB', phrase: '{} KB' },
  { fact: 'limits.stringKeyBytes', phrase: '{} bytes' },
  { fact: 'limits.defaultClients', phrase: '{} clients' },
  { fact: 'transport.mtu', phrase: '{} bytes' },
  { fact: 'rpc.unreliableBytes', phrase: '{} bytes' },
  { fact: 'voice.sampleRate', phrase: '{} kHz' },
  { fact: 'voice.bitrate', phrase: '{} kbit/s' },
  { fact: 'plans.pro.price', phrase: '${}' },
  { fact: 'plans.unlimited.price', phrase: '${}' },
  { fact: 'plans.unlimited.extraRoomHour', phrase: '${}' },
  { fact: 'plans.unlimited.extraGB', phrase: '${}' },
  { fact: 'plans.prototype.bandwidthGB', phrase: '{} GB' },
  { fact: 'plans.pro.roomHours', phrase: '{} room hours' },
  { fact: 'plans.pro.bandwidthGB', phrase: '{} GB' },
  { fact: 'plans.unlimited.roomHours', phrase: '{} room hours' },
  { fact: 'plans.unlimited.bandwidthGB', phrase: '{} GB' },
  { fact: 'room.tickRate', phrase: '{} Hz by default' },
  { fact: 'room.tickRate', phrase: '{} times a second by default' },
  { fact: 'room.shutdownSeconds', phrase: '{} seconds after the last' },
  { fact: 'room.shutdownSeconds', phrase: '{} s after the last' },
  { fact: 'transport.dropSeconds', phrase: '{} seconds of silence' },
  { fact: 'transport.dropSeconds', phrase: '{} s of silence' },
  { fact: 'transport.dtls', phrase: 'DTLS {}' },
  { fact: 'interpolation.delay', phrase: '{} ms behind' },
  { fact: 'interpolation.extrapolation', phrase: 'at most {} ms' },
  { fact: 'voice.frame', phrase: 'frames of {} ms' },
  { fact: 'version.unity', phrase: 'Unity {}' },
  { fact: 'firewall.tcpPort', phrase: 'TCP {}' },
  { fact: 'firewall.tcpPort', phrase: 'TCP port {}' },
  { fact: 'firewall.udpFrom', phrase: 'UDP {}' },
  { fact: 'firewall.udpTo', phrase: 'to {}' },
];

export default phrases;
