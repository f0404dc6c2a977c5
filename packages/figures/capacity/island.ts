import { dataOf, isOn, onSettings, settingsOf, showing } from '../form';
import type { Wire } from '../price/estimate';
import { DEFAULT_LOAD, fit, fitTexts } from './fit';

/** Computes again on every change. */
export default function start(figure: HTMLElement): void {
  const { wire, browser } = dataOf(figure) as { wire: Wire; browser: Wire };
  const show = showing(figure);
  onSettings(figure, (form) => {
    const load = settingsOf(form, { ...DEFAULT_LOAD, bytes: 0, fps: 0, passedOn: 0 });
    show(fitTexts(fit(load, isOn(form, 'browser') ? browser : wire)));
  });
}
