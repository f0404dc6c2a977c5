import { count } from '../words';
import { DURATION, type Frame, type Simulation, type Smoothing, type Summary } from './simulate';

/** In the units of the SVG's view box. */
export const CHART = { width: 640, height: 200, top: 30, bottom: 170 } as const;

export const chartX = (time: number) => (time / DURATION) * CHART.width;
export const chartY = (position: number) => CHART.bottom - position * (CHART.bottom - CHART.top);

/** The lines of the chart by name, as the `d` attributes of SVG paths. */
export function chartPaths({ frames }: Simulation) {
  return {
    sender: line(frames, ({ sender }) => sender),
    raw: line(frames, ({ raw }) => raw),
    smooth: line(frames, ({ smooth }) => smooth),
    extrapolated: runs(frames, 'extrapolated'),
    held: runs(frames, 'held'),
  };
}

function line(frames: readonly Frame[], value: (frame: Frame) => number): string {
  return frames
    .map((frame, index) => `${index === 0 ? 'M' : 'L'}${point(frame.time, value(frame))}`)
    .join('');
}

/** The parts of the smoothed line that one kind of smoothing produced. */
function runs(frames: readonly Frame[], smoothing: Smoothing): string {
  let path = '';
  frames.forEach((frame, index) => {
    if (frame.smoothing !== smoothing) return;
    const before = frames[index - 1];
    path +=
      before?.smoothing === smoothing
        ? `L${point(frame.time, frame.smooth)}`
        : `M${point(before?.time ?? frame.time, before?.smooth ?? frame.smooth)}L${point(frame.time, frame.smooth)}`;
  });
  return path;
}

const point = (time: number, position: number) =>
  `${round(chartX(time))} ${round(chartY(position))}`;

const round = (value: number) => Math.round(value * 10) / 10;

/** What the chart shows, in words. */
export function interpolationText({ settings, summary }: Simulation): string {
  const { rawStep, smoothStep, behind, lost, late } = summary;
  return (
    `From one frame to the next, the raw motion jumps by up to ${rawStep}% of the track, ` +
    `the smoothed motion by up to ${smoothStep}%. The smoothed motion is ${behind}\u00a0ms behind the ` +
    `sender, of which ${settings.delay}\u00a0ms is the delay. ${gapsText(summary)} ` +
    `${count(lost, 'No packet is', '1 packet is', 'packets are')} lost, and ` +
    `${count(late, 'none arrives', '1 arrives', 'arrive')} too late.`
  );
}

/** What happens where the samples that interpolation needs have not arrived. */
function gapsText({ extrapolated, held }: Summary): string {
  if (extrapolated === 0 && held === 0) return 'Every frame lies between two samples.';
  if (held === 0) return `It is extrapolated in ${extrapolated}% of the frames.`;
  if (extrapolated === 0) return `It stands still in ${held}% of the frames.`;
  return `It is extrapolated in ${extrapolated}% of the frames and stands still in ${held}%.`;
}
