import { isOn, numberOf, onSettings, showing } from '../form';
import { ownershipPicture } from './picture';
import { ownershipResult, simulateOwnership } from './simulate';
import type { OwnershipStep } from './simulation';

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
    const picture = figure.querySelector('[data-part="picture"]');
    // Safe: it consists of numbers and class names, with no text from the reader.
    if (picture) picture.innerHTML = ownershipPicture(simulation);
    figure.querySelector('[data-part="steps"]')?.replaceChildren(...simulation.steps.map(item));
    show({ result: ownershipResult(simulation) });
  });
}

function item({ time, text, rollback }: OwnershipStep): HTMLLIElement {
  const entry = document.createElement('li');
  if (rollback) entry.dataset.rollback = '';
  const when = document.createElement('span');
  when.className = 'own-time';
  when.textContent = `${time} ms`;
  const what = document.createElement('span');
  what.textContent = text;
  entry.append(when, ' ', what);
  return entry;
}
