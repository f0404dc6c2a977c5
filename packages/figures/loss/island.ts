import { dataOf, draw, numberOf, onSettings, showing } from '../form';
import { lossPicture } from './picture';
import { lossTexts, simulateLoss } from './simulate';

/** Lets the reader change loss and latency. */
export default function start(figure: HTMLElement): void {
  const { tickRate } = dataOf(figure) as { tickRate: number };
  const show = showing(figure);
  onSettings(figure, (form) => {
    const fates = simulateLoss({
      loss: numberOf(form, 'loss'),
      latency: numberOf(form, 'latency'),
      tickRate,
    });
    draw(figure, lossPicture(fates));
    show(lossTexts(fates));
  });
}
