import { Data, Formulas, Island, Select, Sliders, Summary } from '../controls';
import { DAYS_A_MONTH, DEFAULT_USAGE, estimate, type Plan, type Wire } from './estimate';
import { estimateTexts } from './texts';

export interface PriceCalculatorProps {
  readonly plans: readonly Plan[];
  /** The sizes of room servers, with the room hours charged per hour. */
  readonly servers: readonly { readonly name: string; readonly roomHours: number }[];
  readonly wire: Wire;
}

/**
 * `<PriceCalculator />`: computes traffic, room hours and the cheapest plan from players, updates
 * and hours. The page passes in plans and sizes, which it takes from the facts.
 *
 * @throws {Error} if the page leaves one out.
 */
export function PriceCalculator({ plans, servers, wire }: Partial<PriceCalculatorProps>) {
  if (!plans || !servers || !wire) {
    throw new Error('<PriceCalculator> needs plans={[…]}, servers={[…]} and wire={{…}}.');
  }
  return (
    <Island
      name="price"
      label="Price calculator"
      controls={<Controls servers={servers} />}
      caption={`A month has ${DAYS_A_MONTH} days here, and a room has the same number of players all the time. Measure your own traffic before you decide.`}
    >
      <Data of={{ plans, wire }} />
      <Summary
        texts={estimateTexts(estimate(DEFAULT_USAGE, wire, plans))}
        lists={[
          {
            received: 'A room receives',
            sent: 'A room sends',
            bandwidth: 'Bandwidth a month',
            roomHours: 'Server time a month',
          },
          Object.fromEntries(plans.map(({ name }, index) => [`plan-${index}`, name])),
        ]}
      />
      <Formulas
        lines={[
          'received = players × updates × framed(properties × bytes) + voice',
          'sent     = players × updates × framed((players − 1) × properties × bytes)',
          '           + voice × (players − 1)',
          `voice    = speakers × (${wire.voiceBytes} + ${wire.voicePackets} × ${wire.packetHeader})`,
          `framed   = bytes + packets × ${wire.packetHeader}, with ${wire.mtu - wire.packetHeader} bytes to a packet`,
          '',
          `room hours = rooms × hours × ${DAYS_A_MONTH} × factor of the server`,
          `GB         = rooms × hours × ${DAYS_A_MONTH} × 3600 × (received + sent) ÷ 10⁹`,
        ]}
      />
    </Island>
  );
}

function Controls({ servers }: Pick<PriceCalculatorProps, 'servers'>) {
  const usage = DEFAULT_USAGE;
  return (
    <>
      <Sliders
        of={[
          ['players', 'Players in a room', usage.players, [1, 100]],
          ['rooms', 'Rooms at the same time', usage.rooms, [1, 100]],
          ['hours', 'Hours a day', usage.hours, [1, 24]],
          ['tick', 'Player updates a second', usage.tick, [1, 60]],
          ['properties', 'Changing properties of each', usage.properties, [0, 20]],
          ['bytes', 'Bytes of each, with header', usage.bytes, [2, 64]],
          ['speakers', 'Players who speak at once', usage.speakers, [0, 16]],
        ]}
      />
      <Select
        name="serverFactor"
        label="Room server"
        of={servers.map(({ name, roomHours }) => [name, roomHours])}
      />
    </>
  );
}
