import { isOn, numberOf, onSettings, setText } from '../form';
import type { Wire } from '../price/estimate';
import { DEFAULT_LOAD, fit, fitTexts, type Load } from './fit';

const NAMES = ['bytes', 'fps', 'passedOn', ...Object.keys(DEFAULT_LOAD)] as (keyof Load)[];

/** Computes on every change; the sentence, which is read out, once the reader pauses. */
export default function start(figure: HTMLElement): void {
  const data = figure.querySelector<HTMLElement>('[data-part="data"]')?.dataset;
  const wire = JSON.parse(data?.wire ?? '{}') as Wire;
  const browser = JSON.parse(data?.browser ?? '{}') as Wire;
  let speaking = 0;
  onSettings(figure, (form) => {
    const of = (name: string) => numberOf(form, name);
    const load = Object.fromEntries(NAMES.map((name) => [name, of(name)])) as unknown as Load;
    const { result = '', ...figures } = fitTexts(fit(load, isOn(form, 'browser') ? browser : wire));
    for (const [name, text] of Object.entries(figures)) setText(figure, name, text);
    window.clearTimeout(speaking);
    speaking = window.setTimeout(() => setText(figure, 'result', result), 300);
  });
}
