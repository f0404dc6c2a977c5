import { dataOf, draw, listSteps, numberOf, onSettings, settingsOf, showing } from '../form';
import { lifetimePicture } from './picture';
import { DEFAULT_LIFETIME, OWNERS, simulateLifetime, type Timing } from './simulate';

/** Lets the reader choose the flags, the owner and how the clients leave. */
export default function start(figure: HTMLElement): void {
  const timing = dataOf(figure) as Timing;
  const show = showing(figure);
  onSettings(figure, (form) => {
    const owner = OWNERS[numberOf(form, 'owner')] ?? 'none';
    const settings = { ...settingsOf(form, DEFAULT_LIFETIME), owner };
    const simulation = simulateLifetime(settings, timing);
    draw(figure, lifetimePicture(simulation));
    listSteps(figure, simulation.steps, 's');
    show({ result: simulation.result });
  });
}
