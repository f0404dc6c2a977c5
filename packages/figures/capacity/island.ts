import { dataOf, isOn, numberOf, onSettings, showing } from '../form';
import type { Wire } from '../price/estimate';
import { DEFAULT_LOAD, fit, fitTexts, type Load } from './fit';

const NAMES = ['bytes', 'fps', 'passedOn', ...Object.keys(DEFAULT_LOAD)] as (keyof Load)[];

/** Computes again on every change. */
export default function start(figure: HTMLElement): void {
  const { wire, browser } = dataOf(figure) as { wire: Wire; browser: Wire };
  const show = showing(figure);
  onSettings(figure, (form) => {
    const of = (name: string) => numberOf(form, name);
    const load = Object.fromEntries(NAMES.map((name) => [name, of(name)])) as unknown as Load;
    show(fitTexts(fit(load, isOn(form, 'browser') ? browser : wire)));
  });
}
