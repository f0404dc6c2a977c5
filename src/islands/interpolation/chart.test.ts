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
