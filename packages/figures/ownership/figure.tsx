import { Island, Name, Result, Sliders, Switch } from '../controls';
import { Steps, Timeline } from '../timeline';
import { ownershipPicture } from './picture';
import { DEFAULT_OWNERSHIP, ownershipResult, simulateOwnership } from './simulate';

/** `<OwnershipSimulator />`: two clients grab one object: who wins, and what rolls back? */
export function OwnershipSimulator() {
  const simulation = simulateOwnership(DEFAULT_OWNERSHIP);
  const { latencyA, latencyB, gap, prevent } = DEFAULT_OWNERSHIP;
  return (
    <Island
      name="ownership"
      label="Ownership simulator"
      controls={
        <>
          <Sliders
            of={[
              ['latencyA', 'One-way latency of A', latencyA, [5, 300, 5], 'ms'],
              ['latencyB', 'One-way latency of B', latencyB, [5, 300, 5], 'ms'],
              ['gap', 'B grabs after A by', gap, [0, 500, 5], 'ms'],
            ]}
          />
          <Switch name="prevent" on={prevent} label={<Name of="preventOwnershipTakeover" />} />
        </>
      }
      caption="Time runs downward. Each bar’s color shows who owns the object as seen from there; the dashed frame is what rolls back."
    >
      <Timeline
        places={['Client A', 'Server', 'Client B']}
        picture={ownershipPicture(simulation)}
        legend={[
          ['you', 'A owns it'],
          ['others', 'B owns it'],
          ['none', 'No owner'],
        ]}
      >
        <Steps of={simulation.steps} unit="ms" />
      </Timeline>
      <Result>{ownershipResult(simulation)}</Result>
    </Island>
  );
}
