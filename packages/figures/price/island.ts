import { dataOf, numberOf, onSettings, showing } from '../form';
import { estimate, type Plan, type Wire } from './estimate';
import { estimateTexts } from './texts';

/** Recomputes the estimate on every change. */
export default function start(figure: HTMLElement): void {
  const { plans, wire } = dataOf(figure) as { plans: readonly Plan[]; wire: Wire };
  const show = showing(figure);
  onSettings(figure, (form) => {
    const of = (name: string) => numberOf(form, name);
    const result = estimate(
      {
        players: of('players'),
        rooms: of('rooms'),
        hours: of('hours'),
        tick: of('tick'),
        properties: of('properties'),
        bytes: of('bytes'),
        speakers: of('speakers'),
        serverFactor: of('serverFactor') || 1,
      },
      wire,
      plans,
    );
    show(estimateTexts(result));
  });
}
