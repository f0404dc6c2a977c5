/**
 * In `npm run develop` only: lists the mistakes in the content on the open page. The list follows
 * what the server finds, so it goes when they are corrected.
 */
import socketIo from '$gatsby/socketIo';
import type { Mistake, MistakesMessage } from '../../page-model/mistakes-message';
import * as styles from './mistakes.module.css';

/** Gatsby sends others. */
interface Message extends Pick<MistakesMessage, 'payload'> {
  readonly type: string;
}

const box = document.createElement('div');
let isHidden = false;
let shown = '';

/** Shows what is wrong; nothing if all is well. New mistakes show although earlier ones were hidden. */
export function show({ mistakes, outdated }: MistakesMessage['payload']): void {
  const text = JSON.stringify([mistakes, outdated]);
  if (text === shown) return;
  if (text.length > shown.length) isHidden = false;
  shown = text;
  draw({ mistakes, outdated });
}

function draw(payload: MistakesMessage['payload']): void {
  const { mistakes, outdated } = payload;
  if (mistakes.length + outdated.length === 0) {
    box.remove();
    return;
  }
  const title = titleOf(mistakes.length);
  const toggle = button(isHidden ? title : 'Hide', styles.toggle);
  toggle.setAttribute('aria-expanded', String(!isHidden));
  const setHidden = (hidden: boolean) => {
    isHidden = hidden;
    draw(payload);
    box.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  toggle.addEventListener('click', () => setHidden(!isHidden));
  hide = () => setHidden(true);
  box.className = (isHidden ? styles.hidden : styles.panel) ?? '';
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', title);
  box.replaceChildren(...(isHidden ? [toggle] : list(title, toggle, payload)));
  if (!box.isConnected) document.body.append(box);
}

let hide = () => {};

function titleOf(count: number): string {
  if (count === 0) return 'Restart needed';
  return `${count} mistake${count === 1 ? '' : 's'} in the content`;
}

function list(title: string, toggle: HTMLElement, payload: MistakesMessage['payload']) {
  const head = element('div', styles.head);
  const heading = element('h2');
  // Screen readers say so when the reader pauses.
  heading.setAttribute('role', 'status');
  head.append(heading, toggle);
  const items = element('ul');
  items.append(...payload.outdated.map(outdatedItem), ...payload.mistakes.map(mistakeItem));
  requestAnimationFrame(() => (heading.textContent = title));
  return [head, items];
}

function mistakeItem({ file, line, column, message, fix }: Mistake): HTMLElement {
  const item = element('li');
  const place = button(
    [file, line, column].filter((part) => part !== undefined).join(':'),
    styles.place,
  );
  place.title = 'Open in the editor';
  const query = new URLSearchParams({ fileName: file, lineNumber: String(line ?? 1) });
  // Gatsby's server opens it.
  place.addEventListener('click', () => void fetch(`/__open-stack-frame-in-editor?${query}`));
  item.append(place, paragraph(message), paragraph(`→ ${fix}`));
  return item;
}

function outdatedItem(file: string): HTMLElement {
  const item = element('li');
  item.append(
    paragraph(`${file} is read at the start.`),
    paragraph('→ Press r, then Enter, in the terminal to restart.'),
  );
  return item;
}

const paragraph = (text: string) => element('p', '', text);

function button(text: string, className: string | undefined): HTMLButtonElement {
  return Object.assign(element('button', className, text), { type: 'button' as const });
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, className = '', text = '') {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented && box.isConnected && !isHidden) hide();
});

socketIo()?.on('message', ({ type, payload }: Message) => {
  if (type === 'siteMistakes') show(payload);
});
