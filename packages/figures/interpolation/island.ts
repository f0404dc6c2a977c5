import { onSettings, settingsOf, showing } from '../form';
import { CHART, chartPaths, chartX, interpolationText } from './chart';
import {
  DEFAULT_INTERPOLATION,
  DURATION,
  FRAME,
  type Simulation,
  simulateInterpolation,
} from './simulate';

/** Brings the static figure to life. */
export default function start(figure: HTMLElement): void {
  let simulation: Simulation | undefined;
  const show = showing(figure);
  onSettings(figure, (form) => {
    simulation = simulateInterpolation(settingsOf(form, DEFAULT_INTERPOLATION));
    for (const [line, d] of Object.entries(chartPaths(simulation))) {
      figure.querySelector(`[data-series="${line}"]`)?.setAttribute('d', d);
    }
    show({ result: interpolationText(simulation) });
  });
  animate(figure, () => simulation);
}

function animate(figure: HTMLElement, current: () => Simulation | undefined): void {
  const button = figure.querySelector<HTMLButtonElement>('[data-part="play"]');
  const cursor = figure.querySelector('[data-part="cursor"]');
  const lanes = [...figure.querySelectorAll<SVGElement>('[data-lane]')];
  let playing = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let visible = false;
  let running = false;
  let time = DURATION / 2;
  let last = 0;

  const show = () => {
    const frame = current()?.frames[Math.floor(time / FRAME)];
    if (!frame) return;
    for (const lane of lanes) {
      const position = frame[lane.dataset.lane as 'sender' | 'raw' | 'smooth'];
      lane.setAttribute('cx', String(20 + position * 600));
    }
    cursor?.setAttribute('d', `M${chartX(time)} 0V${CHART.height}`);
  };
  const tick = (now: number) => {
    if (!playing || !visible || !figure.isConnected) {
      running = false;
      return;
    }
    // Keeps the motion from jumping when the reader returns to the tab.
    time = (time + Math.min(now - last, 100)) % DURATION;
    last = now;
    show();
    requestAnimationFrame(tick);
  };
  const run = () => {
    if (button) button.textContent = playing ? 'Pause' : 'Play';
    if (running || !playing || !visible) return;
    running = true;
    last = performance.now();
    requestAnimationFrame(tick);
  };

  button?.addEventListener('click', () => {
    playing = !playing;
    run();
  });
  new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false;
    run();
  }).observe(figure);
  show();
  run();
}
