import { Data, Formulas, Island, Select, Sliders, Summary, Switch } from '../controls';
import type { Wire } from '../price/estimate';
import { DEFAULT_LOAD, fit, fitTexts } from './fit';

export interface CapacityCalculatorProps {
  /** What moves or changes; the first of each list is chosen at first. */
  readonly kinds: readonly { readonly name: string; readonly bytes: number }[];
  readonly platforms: readonly { readonly name: string; readonly fps: number }[];
  /** The sizes of room servers, with the values that each passes on per second. */
  readonly servers: readonly { readonly name: string; readonly passedOn: number }[];
  readonly wire: Wire & {
    /** Bytes that a browser adds to each packet. */
    readonly browserPacket: number;
  };
}

/**
 * `<CapacityCalculator />`: how many objects may move at once, by the connection, the frame and the
 * room server. The page passes in what it takes from the facts.
 *
 * @throws {Error} if the page leaves one out.
 */
export function CapacityCalculator(props: Partial<CapacityCalculatorProps>) {
  const { kinds, platforms, servers, wire } = props;
  const [kind, platform, server] = [kinds?.[0], platforms?.[0], servers?.[0]];
  if (!kinds || !platforms || !servers || !wire || !kind || !platform || !server) {
    throw new Error(
      '<CapacityCalculator> needs kinds={[…]}, platforms={[…]}, servers={[…]} and wire={{…}}.',
    );
  }
  const { passedOn } = server;
  const load = { ...DEFAULT_LOAD, bytes: kind.bytes, fps: platform.fps, passedOn };
  const browser = { ...wire, packetHeader: wire.packetHeader + wire.browserPacket };
  return (
    <Island
      name="capacity"
      label="Capacity calculator"
      controls={<Controls kinds={kinds} platforms={platforms} servers={servers} />}
      caption="The two measured times are examples: enter your own. Here, everything is sent to all players."
    >
      <Data of={{ wire, browser }} />
      <Summary
        texts={fitTexts(fit(load, wire))}
        lists={[
          {
            bandwidth: 'Bandwidth allows',
            frame: 'The frame allows',
            server: 'The server allows',
            voices: 'Voices, if nothing moves',
          },
        ]}
      />
      <Formulas
        lines={[
          'bytes a tick = (kbit/s × 125 − voices × voice) ÷ tick rate',
          `voice        = ${wire.voiceBytes} + ${wire.voicePackets} × ${wire.packetHeader}`,
          `content      = bytes a tick − packets × ${wire.packetHeader}, with ${wire.mtu} bytes to a packet`,
          `browser      = the same, with ${browser.packetHeader} instead of ${wire.packetHeader}`,
          '',
          'bandwidth = content ÷ bytes of each',
          'frame     = (1000 ÷ frames per second × share − tick at rest) ÷ time of each',
          'server    = values passed on ÷ ((players − 1) × tick rate)',
        ]}
      />
    </Island>
  );
}

function Controls({ kinds, platforms, servers }: Omit<CapacityCalculatorProps, 'wire'>) {
  const load = DEFAULT_LOAD;
  return (
    <>
      <Select name="bytes" label="What changes" of={kinds.map((of) => [of.name, of.bytes])} />
      <Select name="fps" label="Platform" of={platforms.map((of) => [of.name, of.fps])} />
      <Select
        name="passedOn"
        label="Room server"
        of={servers.map((of) => [of.name, of.passedOn])}
      />
      <Sliders
        of={[
          ['players', 'Players in the room', load.players, [2, 100]],
          ['tick', 'Tick rate', load.tick, [1, 60], 'Hz'],
          ['voices', 'Players who speak at once', load.voices, [0, 16]],
          ['kbits', 'Client’s connection', load.kbits, [100, 10_000, 100], 'kbit/s'],
          ['share', 'Share of a frame', load.share, [1, 50], '%'],
          ['idle', 'Tick at rest, measured', load.idle, [0, 5, 0.1], 'ms'],
          ['each', 'Each object, measured', load.each, [1, 200], 'µs'],
        ]}
      />
      <Switch name="browser" label="In a browser" on={false} />
    </>
  );
}
