import { dataOf, onSettings, settingsOf, showing } from '../form';
import { DEFAULT_USAGE, estimate, type Plan, type Wire } from './estimate';
import { estimateTexts } from './texts';

/** Recomputes the estimate on every change. */
export default function start(figure: HTMLElement): void {
  const { plans, wire } = dataOf(figure) as { plans: readonly Plan[]; wire: Wire };
  const show = showing(figure);
  onSettings(figure, (form) => {
    show(estimateTexts(estimate(settingsOf(form, DEFAULT_USAGE), wire, plans)));
  });
}
