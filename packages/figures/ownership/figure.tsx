import { Island, Sliders, Switch } from '../controls';
import { ownershipPicture, PICTURE } from './picture';
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
          <Switch name="prevent" on={prevent} label={<code>preventOwnershipTakeover</code>} />
        </>
      }
      caption="Time goes down. A bar’s color tells who owns the object in the eyes of that place; the dashed frame is what rolls back."
    >
      <div className="own-stage">
        <div aria-hidden="true">
          <p className="own-places">
            <span>Client A</span>
            <span>Server</span>
            <span>Client B</span>
          </p>
          <svg
            className="island-chart"
            viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
            data-part="picture"
            dangerouslySetInnerHTML={{ __html: ownershipPicture(simulation) }}
          />
          <ul className="island-legend">
            <li className="own-A">A owns it</li>
            <li className="own-B">B owns it</li>
            <li className="own-none">No owner</li>
          </ul>
        </div>
        <ol className="own-steps" data-part="steps">
          {simulation.steps.map(({ time, text, rollback }, index) => (
            <li key={index} data-rollback={rollback ? '' : undefined}>
              <span className="own-time">{time} ms</span> <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className="island-result" role="status" data-part="result">
        {ownershipResult(simulation)}
      </p>
    </Island>
  );
}
