import { Island, Result, Sliders } from '../controls';
import { CHART, chartPaths, interpolationText } from './chart';
import { DEFAULT_INTERPOLATION, simulateInterpolation } from './simulate';

const LANES = [
  ['sender', 'Sender'],
  ['raw', 'Received, raw'],
  ['smooth', 'Received, smoothed'],
] as const;

/** `<InterpolationSimulator />`: how latency, jitter and loss affect motion, and delay helps. */
export function InterpolationSimulator() {
  const simulation = simulateInterpolation(DEFAULT_INTERPOLATION);
  const { latency, jitter, loss, delay, rate } = DEFAULT_INTERPOLATION;
  return (
    <Island
      name="interpolation"
      label="Interpolation simulator"
      controls={
        <>
          <Sliders
            of={[
              ['latency', 'One-way latency', latency, [0, 300, 5], 'ms'],
              ['jitter', 'Jitter', jitter, [0, 200, 5], 'ms'],
              ['loss', 'Packet loss', loss, [0, 50], '%'],
              ['delay', 'Interpolation delay', delay, [0, 400, 5], 'ms'],
              ['rate', 'Updates', rate, [1, 60], 'a second'],
            ]}
          />
          <button type="button" className="island-button" data-part="play">
            Pause
          </button>
        </>
      }
      caption="One object moves back and forth. The chart shows its position over four seconds: at the sender, as packets arrive, and smoothed."
    >
      <div className="island-lanes" aria-hidden="true">
        {LANES.map(([name, label]) => (
          <div key={name} className="island-lane">
            <span>{label}</span>
            <svg viewBox="0 0 640 24">
              <path className="sim-track" d="M12 12H628" />
              <circle className={`sim-dot sim-${name}`} data-lane={name} cx="320" cy="12" r="9" />
            </svg>
          </div>
        ))}
      </div>
      <svg
        className="island-chart"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        aria-hidden="true"
      >
        {Object.entries(chartPaths(simulation)).map(([line, d]) => (
          <path key={line} className={`sim-line sim-${line}`} data-series={line} d={d} />
        ))}
        <path className="sim-cursor" data-part="cursor" d={`M0 0V${CHART.height}`} />
      </svg>
      <ul className="island-legend" aria-hidden="true">
        <li className="sim-sender">Sender</li>
        <li className="sim-raw">Raw</li>
        <li className="sim-smooth">Smoothed</li>
        <li className="sim-extrapolated">Extrapolated</li>
        <li className="sim-held">Stands still</li>
      </ul>
      <Result>{interpolationText(simulation)}</Result>
    </Island>
  );
}
