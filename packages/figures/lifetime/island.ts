import { dataOf, draw, isOn, listSteps, numberOf, onSettings, showing } from '../form';
import { lifetimePicture } from './picture';
import { OWNERS, simulateLifetime, type Timing } from './simulate';

/** Lets the reader choose the flags, the owner and how the clients leave. */
export default function start(figure: HTMLElement): void {
  const timing = dataOf(figure) as Timing;
  const show = showing(figure);
  onSettings(figure, (form) => {
    const simulation = simulateLifetime(
      {
        ownerLeaves: isOn(form, 'ownerLeaves'),
        lastLeaves: isOn(form, 'lastLeaves'),
        persistent: isOn(form, 'persistent'),
        owner: OWNERS[numberOf(form, 'owner')] ?? 'none',
        lost: isOn(form, 'lost'),
        joins: numberOf(form, 'joins'),
      },
      timing,
    );
    draw(figure, lifetimePicture(simulation));
    listSteps(figure, simulation.steps, 's');
    show({ result: simulation.result });
  });
}
