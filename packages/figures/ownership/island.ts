import { draw, isOn, listSteps, numberOf, onSettings, showing } from '../form';
import { ownershipPicture } from './picture';
import { ownershipResult, simulateOwnership } from './simulate';

/** Lets the reader change the latencies and the time between the grabs. */
export default function start(figure: HTMLElement): void {
  const show = showing(figure);
  onSettings(figure, (form) => {
    const simulation = simulateOwnership({
      latencyA: numberOf(form, 'latencyA'),
      latencyB: numberOf(form, 'latencyB'),
      gap: numberOf(form, 'gap'),
      prevent: isOn(form, 'prevent'),
    });
    draw(figure, ownershipPicture(simulation));
    listSteps(figure, simulation.steps, 'ms');
    show({ result: ownershipResult(simulation) });
  });
}
