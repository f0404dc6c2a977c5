import { draw, listSteps, onSettings, settingsOf, showing } from '../form';
import { ownershipPicture } from './picture';
import { DEFAULT_OWNERSHIP, ownershipResult, simulateOwnership } from './simulate';

/** Lets the reader change the latencies and the time between the grabs. */
export default function start(figure: HTMLElement): void {
  const show = showing(figure);
  onSettings(figure, (form) => {
    const simulation = simulateOwnership(settingsOf(form, DEFAULT_OWNERSHIP));
    draw(figure, ownershipPicture(simulation));
    listSteps(figure, simulation.steps, 'ms');
    show({ result: ownershipResult(simulation) });
  });
}
