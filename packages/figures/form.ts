import type { Step } from './timeline';

/** Calls back now and whenever the reader changes a control; updates the sliders' values. */
export function onSettings(figure: HTMLElement, callback: (form: HTMLFormElement) => void): void {
  const form = figure.querySelector('form');
  if (!form) return;
  const update = () => {
    for (const output of form.querySelectorAll<HTMLElement>('[data-output]')) {
      const input = form.elements.namedItem(output.dataset.output ?? '');
      if (!(input instanceof HTMLInputElement)) continue;
      const number = Number(input.value).toLocaleString('en-US');
      const text = withUnit(number, output.dataset.unit);
      output.textContent = text;
      input.setAttribute('aria-valuetext', text);
    }
    callback(form);
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  update();
}

/** A number as readers see it; only a percent sign follows it without a space. */
export function withUnit(number: string, unit = ''): string {
  return unit === '%' ? `${number}%` : `${number} ${unit}`.trim();
}

/** The numeric value of a control; 0 if it has none. */
export function numberOf(form: HTMLFormElement, name: string): number {
  return Number(new FormData(form).get(name)) || 0;
}

export function isOn(form: HTMLFormElement, name: string): boolean {
  return new FormData(form).has(name);
}

/** What the reader has set: a number, or whether a switch is on, for each of the defaults. */
export function settingsOf<T extends object>(form: HTMLFormElement, defaults: T): T {
  const settings = Object.entries(defaults).map(([name, initial]) => [
    name,
    typeof initial === 'boolean' ? isOn(form, name) : numberOf(form, name),
  ]);
  return Object.fromEntries(settings) as T;
}

/** Shows figures at once, and the result, which is read out, once the reader pauses. */
export function showing(figure: HTMLElement) {
  let speaking = 0;
  return ({ result = '', ...texts }: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) setText(figure, name, text);
    window.clearTimeout(speaking);
    speaking = window.setTimeout(() => setText(figure, 'result', result), 300);
  };
}

/** What the page has handed to the figure. */
export function dataOf(figure: HTMLElement): unknown {
  const data = figure.querySelector<HTMLElement>('[data-part="data"]')?.dataset.json;
  return JSON.parse(data ?? '{}');
}

/** Draws the picture of a timeline again. */
export function draw(figure: HTMLElement, picture: string): void {
  const svg = figure.querySelector('[data-part="picture"]');
  // Safe: it consists of numbers and class names, with no text from the reader.
  if (svg) svg.innerHTML = picture;
}

/** Lists what happens, as `Steps` does. */
export function listSteps(figure: HTMLElement, steps: readonly Step[], unit: string): void {
  const items = steps.map(({ time, text, loses }) => {
    const entry = document.createElement('li');
    if (loses) entry.dataset.loses = '';
    const [when, what] = [document.createElement('span'), document.createElement('span')];
    when.className = 'time-when';
    when.textContent = `${time} ${unit}`;
    what.textContent = text;
    entry.append(when, ' ', what);
    return entry;
  });
  figure.querySelector('[data-part="steps"]')?.replaceChildren(...items);
}

/** Sets the text of `[data-part=name]`. */
export function setText(figure: HTMLElement, name: string, text: string): void {
  const part = figure.querySelector(`[data-part="${name}"]`);
  if (part && part.textContent !== text) part.textContent = text;
}
