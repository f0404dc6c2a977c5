import { slide } from '../early/slide';

/** Lets `details` unfold and fold by and by. Without this script the browser does it in one step. */
export function start(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const details = target?.closest('main summary')?.parentElement;
    // A link in the summary stays one.
    if (event.defaultPrevented || target?.closest('a, button')) return;
    if (!(details instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    toggle(details);
  });
}

function toggle(details: HTMLDetailsElement): void {
  const opens = !details.open || details.hasAttribute('data-closing');
  details.toggleAttribute('data-closing', !opens);
  const set = () => (details.open = opens);
  slide(details, set, () => {
    set();
    details.removeAttribute('data-closing');
  });
  // Until the end there is something to see.
  details.open = true;
}
