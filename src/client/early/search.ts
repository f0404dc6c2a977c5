import { MAX_QUERY } from '../../page-model/search-address';
import { SEARCH_SCRIPTS_PATH } from '../../routes';
import { closest, on, onIntent, onPage } from './events';

/** What `build/bundling/search-scripts.ts` published; null if search is off. */
declare const SEARCH: SearchScripts | null;

/** Addresses. The first of each list of scripts is the entry module, the rest are its imports. */
export interface SearchScripts {
  readonly modal: readonly string[];
  readonly style: string;
  readonly page: readonly string[];
  readonly placeholder: string;
}

/** Importing it starts loading the index. */
interface ModalModule {
  open(dialog: HTMLElement, onClose: () => void): () => void;
}

const OPENER = '[data-search-open]';
/** How long loading may take before a message says so, in milliseconds. */
const SLOW_MS = 300;

/** Where the scripts are. Refreshed if a newer deployment has renamed them. */
let scripts = SEARCH;
let dialog: HTMLDialogElement | undefined;
let unmount: (() => void) | undefined;
let loading: Promise<ModalModule> | undefined;
let failures = 0;

/**
 * The search button and its shortcuts. The first sign of intent loads the modal. Until it arrives,
 * the reader types into a box that the modal takes over.
 */
export function startSearch(): void {
  if (!SEARCH) return;
  onIntent(OPENER, () => void load().catch(() => undefined));
  on('click', OPENER, () => open());
  document.addEventListener('keydown', onKey);
  // Not in `onPage`: a reader may open search again while the page of the last hit still loads.
  addEventListener('popstate', close);
  onPage(startPage);
}

function onKey(event: KeyboardEvent): void {
  const { key, target, altKey } = event;
  const isWithControl = event.ctrlKey || event.metaKey;
  const isShortcut = isWithControl && !event.shiftKey && key.toLowerCase() === 'k';
  if (event.isComposing || altKey) return;
  if (dialog && (key === 'Escape' || isShortcut)) close();
  else if (dialog || event.defaultPrevented) return;
  else if (isShortcut) open();
  else if (isWithControl) return;
  else if (key === '/' && !closest(target, EDITABLE)) open();
  else if (closest(target, OPENER) && /^[\p{L}\p{N}]$/u.test(key)) open(key);
  else return;
  event.preventDefault();
}

const EDITABLE = 'input,select,textarea,[contenteditable]';

/** @param text what the box starts with; by default, the page's selection. */
function open(text?: string): void {
  const box = document.createElement('dialog');
  dialog = box;
  box.className = 'search-dialog';
  box.ariaLabel = MESSAGES.search;
  box.innerHTML = `<div data-search-waiting><input type=search aria-label="${MESSAGES.search}" maxlength=${MAX_QUERY} autocomplete=off><p role=status></p><form method=dialog><button>${MESSAGES.searchCancel}</button></form></div>`;
  const input = box.querySelector('input') as HTMLInputElement;
  const status = box.querySelector('p') as HTMLElement;
  input.placeholder = SEARCH?.placeholder ?? '';
  input.value = text ?? String(getSelection()).replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);
  const mount = () => {
    const slow = setTimeout(() => (status.textContent = MESSAGES.searchLoading), SLOW_MS);
    load()
      .then(
        (module) => {
          if (box === dialog) unmount = module.open(box, close);
        },
        () => {
          status.textContent = `${MESSAGES.searchFailed}. ${MESSAGES.searchFailedHint} `;
          const reload = document.createElement('button');
          reload.textContent = MESSAGES.searchReload;
          reload.onclick = () => location.reload();
          status.append(reload);
        },
      )
      .finally(() => clearTimeout(slow));
  };
  // After a failure, each keystroke tries again.
  input.oninput = () => {
    if (!loading) mount();
  };
  // The browser also closes it on the back gesture. The event may arrive when another one is open.
  box.onclose = () => {
    if (box === dialog) close();
  };
  document.body.append(box);
  box.showModal();
  input.focus();
  if (!text) input.select();
  mount();
}

function close(): void {
  const box = dialog;
  if (!box) return;
  dialog = undefined;
  unmount?.();
  unmount = undefined;
  // Closing returns the focus to where it was; if that is gone, the button gets it.
  box.close();
  box.remove();
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(OPENER)?.focus({ preventScroll: true });
}

/** Loads everything the modal needs. A failure isn't cached. */
function load(): Promise<ModalModule> {
  loading ??= twice(() =>
    Promise.all([
      importAll<ModalModule>(scripts?.modal ?? []),
      new Promise((resolve, reject) => {
        const link = addLink('stylesheet', scripts?.style ?? '');
        link.onload = resolve;
        link.onerror = reject;
      }),
    ]).then(([module]) => module),
  ).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** If the scripts fail to load, looks up their current addresses and tries once more. */
function twice<T>(act: () => Promise<T>): Promise<T> {
  return act().catch(async () => {
    failures++;
    const response = await fetch(BASE_PATH + SEARCH_SCRIPTS_PATH, { cache: 'no-cache' });
    scripts = (await response.json()) as SearchScripts;
    return act();
  });
}

/** Imports the module and preloads its imports in parallel. */
function importAll<T>([module = '', ...others]: readonly string[]): Promise<T> {
  for (const href of others) addLink('modulepreload', href);
  // Browsers may cache a failed import, so each retry has a new address.
  return import(/* webpackIgnore: true */ module + (failures ? `?${failures}` : '')) as Promise<T>;
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

/** Starts the search page if the reader is on it. */
function startPage(): void {
  const root = document.querySelector<HTMLElement>('[data-search-page]:not([data-live])');
  if (!root) return;
  root.setAttribute('data-live', '');
  twice(() => importAll<{ default(root: HTMLElement): void }>(scripts?.page ?? [])).then(
    (module) => module.default(root),
    () => root.setAttribute('data-failed', ''),
  );
}
