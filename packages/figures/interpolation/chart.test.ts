import { CHART, chartPaths, chartX, chartY, interpolationText } from './chart';
import { DEFAULT_INTERPOLATION, DURATION, simulateInterpolation } from './simulate';

const simulation = simulateInterpolation(DEFAULT_INTERPOLATION);

it('spans the whole chart', () => {
  expect(chartX(0)).toBe(0);
  expect(chartX(DURATION)).toBe(CHART.width);
  expect(chartY(0)).toBe(CHART.bottom);
  expect(chartY(1)).toBe(CHART.top);
});

it('draws one line through all frames', () => {
  const { sender } = chartPaths(simulation);
  expect(sender.match(/M/g)).toHaveLength(1);
  expect(sender.match(/L/g)).toHaveLength(simulation.frames.length - 1);
});

it('marks extrapolated parts only if there are any', () => {
  const calm = simulateInterpolation({ ...DEFAULT_INTERPOLATION, jitter: 0, loss: 0, delay: 200 });
  const rough = simulateInterpolation({ ...DEFAULT_INTERPOLATION, loss: 40, delay: 0 });
  expect(chartPaths(calm).extrapolated).toBe('');
  expect(chartPaths(rough).extrapolated).toMatch(/^M[\d. ]+L/);
});

it('describes the chart in words', () => {
  const text = interpolationText(simulation);
  expect(text).toContain(`${simulation.summary.behind}\u00a0ms behind`);
  expect(text).toContain(`${simulation.summary.lost} packets are lost`);
});

it('says what gaps do only if there are any, as the colours of the chart', () => {
  const textOf = (extrapolated: number, held: number) =>
    interpolationText({ ...simulation, summary: { ...simulation.summary, extrapolated, held } });
  expect(textOf(0, 0)).toContain('Every frame lies between two samples.');
  expect(textOf(7.9, 0)).toContain('It is extrapolated in 7.9% of the frames. ');
  expect(textOf(0, 2)).toContain('It stands still in 2% of the frames.');
  expect(textOf(7.9, 2)).toContain('in 7.9% of the frames and stands still in 2%.');
  const { summary } = simulation;
  expect(summary.held === 0).toBe(chartPaths(simulation).held === '');
  expect(summary.extrapolated === 0).toBe(chartPaths(simulation).extrapolated === '');
});

it('counts packets in words that fit the number', () => {
  const textOf = (lost: number, late: number) =>
    interpolationText({ ...simulation, summary: { ...simulation.summary, lost, late } });
  expect(textOf(0, 0)).toContain('No packet is lost, and none arrives too late.');
  expect(textOf(1, 1)).toContain('1 packet is lost, and 1 arrives too late.');
  expect(textOf(2, 3)).toContain('2 packets are lost, and 3 arrive too late.');
});
