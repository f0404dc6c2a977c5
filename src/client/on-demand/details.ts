import { closest } from '../early/events';
import { slide } from '../early/slide';

/** Animates the folding of `details` elements. Without it, the browser folds them in one step. */
export function start(): void {
  document.addEventListener('click', (event) => {
    const details = closest(event.target, 'main summary')?.parentElement;
    // Links and buttons in the summary keep working.
    if (event.defaultPrevented || closest(event.target, 'a, button')) return;
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
  // The content must stay visible until the animation ends.
  details.open = true;
}
