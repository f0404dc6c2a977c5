import { closest, on, onPage } from '../early/events';
import { fetchHtml, listOf, markCurrent, setOpen } from '../early/sidebar';
import { slide } from '../early/slide';

const BRANCH = '[data-collapse="branch"]';

/**
 * Unfolds the branches of a large sidebar that the document lacks: those that the reader opens, and
 * after a navigation those that lead to the page. Each is a file, fetched once, as soon as the
 * pointer or the focus comes near. Where it cannot be fetched, the reader gets to the page of the
 * branch, whose document has it.
 */
export function start(): void {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      const button = closest(target, '.nav-head')?.querySelector(BRANCH);
      if (button && !listOf(button)) prefetch(addressOf(button));
    });
  // The early script has already changed the state of the button, maybe long before this one came.
  on('click', BRANCH, (button) => void unfold(button));
  for (const button of document.querySelectorAll(BRANCH)) void unfold(button);
  onPage(() => void showPath());
}

const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';

/** Adds the list of a branch that the reader has opened. */
async function unfold(button: Element): Promise<void> {
  if (!isOpen(button) || listOf(button)) return;
  const list = await fill(button);
  // The reader may have folded it again.
  if (!isOpen(button)) return;
  setOpen(button, false);
  if (list) slide(list, () => setOpen(button, true));
  // With a click, as if on the link itself: the menu closes, and a fault has its banner.
  else (button.previousElementSibling as HTMLElement).click();
}

/** Unfolds what leads to the page, as its own document has it, and marks the page. */
async function showPath(): Promise<void> {
  const path = location.pathname;
  const ids = document.querySelector('[data-branches]')?.getAttribute('data-branches');
  const holder = document.querySelector<HTMLElement>('[data-menu] [data-static]');
  if (!ids || !holder) return;
  await filled(holder);
  const missing = ids.split(' ').filter((id) => !document.getElementById(`nav-${id}`));
  // Together: there may be branches in branches.
  for (const id of missing) prefetch(addressIn(holder, id));
  for (const id of missing) {
    const button = holder.querySelector(`[aria-controls="nav-${id}"]`);
    if (!button) return;
    if (!(await fill(button))) {
      setOpen(button, false);
      return;
    }
  }
  if (missing.length > 0 && location.pathname === path) markCurrent(path);
}

/** Resolves when the early script has fetched a sidebar that the first document did not have. */
function filled(holder: Element): Promise<void> {
  return new Promise((resolve) => {
    if (holder.firstChild) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(holder, { childList: true });
  });
}

/** @returns the list; none if it cannot be fetched. */
async function fill(button: Element): Promise<HTMLElement | null | undefined> {
  try {
    const html = await request(addressOf(button));
    if (!listOf(button)) button.closest('li')?.insertAdjacentHTML('beforeend', html);
  } catch (error) {
    console.warn('A part of the sidebar cannot be fetched.', error);
  }
  return listOf(button);
}

const addressIn = (holder: HTMLElement, id: string) =>
  `${BASE_PATH}/sidebars/${holder.dataset.static?.slice('sidebar-'.length)}/${id}.json`;

function addressOf(button: Element): string {
  const holder = button.closest<HTMLElement>('[data-static]') ?? document.body;
  return addressIn(holder, button.getAttribute('aria-controls')?.replace(/^nav-/, '') ?? '');
}

const requests = new Map<string, Promise<string>>();

function request(address: string): Promise<string> {
  const known = requests.get(address);
  if (known) return known;
  const fetched = fetchHtml(address);
  requests.set(address, fetched);
  // The next attempt asks again.
  fetched.catch(() => requests.delete(address));
  return fetched;
}

/** A failure shows where the branch is needed. */
function prefetch(address: string): void {
  request(address).catch(() => undefined);
}
