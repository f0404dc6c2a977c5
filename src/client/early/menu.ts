import { DESKTOP_WIDTH } from '../../styles/breakpoints';
import { closest, isModified, onPage } from './events';

const DESKTOP = `(min-width: ${DESKTOP_WIDTH}px)`;

const root = document.documentElement;
const menu = () => document.querySelector<HTMLElement>('[data-menu]');

/**
 * The slide-in menu, a modal panel. Escape, the backdrop, a navigation or widening to the desktop
 * layout closes it. Focus moves in when it opens and returns when it closes (WAI-ARIA APG, dialog
 * pattern).
 */
export function startMenu(): void {
  document.addEventListener('click', (event) => {
    // On the tap, not on arrival: the next page may be slow, or be the one already open.
    if (closest(event.target, '[data-menu] a') && !isModified(event)) close();
    const target = closest(
      event.target,
      '[data-menu-open],[data-menu-close],[data-menu-backdrop],[data-menu-show]',
    );
    const name = target?.dataset.menuShow;
    if (target?.hasAttribute('data-menu-open')) open();
    else if (name) show(name);
    else if (target) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  matchMedia(DESKTOP).addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
  addEventListener('popstate', close);
  onPage(close);
}

function open(): void {
  const panel = menu();
  if (!panel) return;
  panel.setAttribute('data-panel', 'docs');
  panel.setAttribute('data-open', '');
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', MESSAGES.menu);
  panel.setAttribute('aria-modal', 'true');
  root.setAttribute('data-menu-is-open', '');
  setBackground(true);
  panel.querySelector<HTMLElement>('[data-menu-close]')?.focus();
  panel.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
}

function close(): void {
  if (!root.hasAttribute('data-menu-is-open')) return;
  for (const name of ['data-open', 'role', 'aria-label', 'aria-modal'])
    menu()?.removeAttribute(name);
  root.removeAttribute('data-menu-is-open');
  setBackground(false);
  document.querySelector<HTMLElement>('[data-menu-open]')?.focus();
}

function show(name: string): void {
  const panel = menu();
  panel?.setAttribute('data-panel', name);
  panel?.querySelector<HTMLElement>(`[data-menu-panel="${name}"] button`)?.focus();
}

/** Makes everything but the menu inert while it is open. */
function setBackground(inert: boolean): void {
  document.querySelector('[data-menu-open]')?.setAttribute('aria-expanded', String(inert));
  for (let part: Element | null = menu(); part && part !== document.body; part = part.parentElement)
    for (const sibling of part.parentElement?.children ?? [])
      if (sibling !== part && !sibling.hasAttribute('data-menu-backdrop'))
        sibling.toggleAttribute('inert', inert);
}
