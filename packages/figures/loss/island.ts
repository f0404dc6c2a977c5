import { dataOf, draw, onSettings, settingsOf, showing } from '../form';
import { lossPicture } from './picture';
import { DEFAULT_LOSS, lossTexts, simulateLoss } from './simulate';

/** Lets the reader change loss and latency. */
export default function start(figure: HTMLElement): void {
  const { tickRate } = dataOf(figure) as { tickRate: number };
  const show = showing(figure);
  onSettings(figure, (form) => {
    const fates = simulateLoss({ ...settingsOf(form, DEFAULT_LOSS), tickRate });
    draw(figure, lossPicture(fates));
    show(lossTexts(fates));
  });
}
