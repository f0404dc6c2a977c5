import { Data, Head, Island, Result, Sliders } from '../controls';
import { Timeline } from '../timeline';
import { lossPicture } from './picture';
import { DEFAULT_LOSS, lossTexts, simulateLoss } from './simulate';

/**
 * `<LossSimulator tickRate={30} />`: what the loss of packets does to a reliable and to an unreliable
 * property that a client sets at each tick.
 *
 * @throws {Error} if the page leaves the tick rate out.
 */
export function LossSimulator({ tickRate }: { readonly tickRate?: number }) {
  if (!tickRate) throw new Error('<LossSimulator> needs tickRate={…}.');
  const fates = simulateLoss({ ...DEFAULT_LOSS, tickRate });
  const texts = lossTexts(fates);
  return (
    <Island
      name="loss"
      label="Packet loss simulator"
      controls={
        <Sliders
          of={[
            ['loss', 'Packet loss', DEFAULT_LOSS.loss, [0, 50], '%'],
            ['latency', 'One-way latency', DEFAULT_LOSS.latency, [5, 300, 5], 'ms'],
          ]}
        />
      }
      caption={`Time runs downward, and the server is on both sides. A client sets a reliable and an unreliable property at ${fates.length} ticks in a row, and each packet has both values. The table shows the time until the server applies each one. Only packets to the server are lost here, and there is no jitter.`}
    >
      <Data of={{ tickRate }} />
      <Timeline
        places={['Reliable', 'Client', 'Unreliable']}
        picture={lossPicture(fates)}
        legend={[
          ['you', 'Set'],
          ['others', 'Applied'],
          ['room', 'Arrived, waits'],
          ['danger', 'Lost'],
        ]}
      >
        {/* With a class, cells wrap on phones instead of scrolling. */}
        <table className="time-values">
          <Head of={['Value', 'Reliable', 'Unreliable']} />
          <tbody>
            {fates.map((_, index) => (
              <tr key={index}>
                <td>{index + 1}</td>
                {['reliable', 'unreliable'].map((column) => (
                  <td key={column} data-part={`${column}-${index}`}>
                    {texts[`${column}-${index}`]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Timeline>
      <Result>{texts.result}</Result>
    </Island>
  );
}
