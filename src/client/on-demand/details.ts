import { closest, onPage } from '../early/events';
import { decodePath } from '../early/paths';
import { slide } from '../early/slide';

/**
 * Animates the folding of `details` elements: without it, the browser folds them in one step. Opens
 * those that a fragment leads to or into, which not every browser does.
 */
export function start(): void {
  onPage(reveal);
  addEventListener('hashchange', reveal);
  document.addEventListener('click', (event) => {
    const details = closest(event.target, 'article summary')?.parentElement;
    // Links and buttons in the summary keep working.
    if (event.defaultPrevented || closest(event.target, 'a, button')) return;
    if (!(details instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    toggle(details);
  });
}

function reveal(): void {
  const target = document.getElementById(decodePath(location.hash.slice(1)));
  // It opens below its target: what is being scrolled to stays where it is.
  closest(target, '.member-row')?.querySelector('details')?.toggleAttribute('open', true);
  const details = closest(target, 'article details:not([open])');
  if (!target || !(details instanceof HTMLDetailsElement)) return;
  const { top } = target.getBoundingClientRect();
  details.open = true;
  // A way back leads to where the reader was, which may be elsewhere.
  if (scrollY === 0 || (top >= 0 && top < innerHeight))
    target.scrollIntoView({ behavior: 'instant' });
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
