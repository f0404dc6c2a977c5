import { CONFIRMATION_MS, on } from './events';

/** The timers that restore the buttons. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies a code block exactly as shown, including the removed lines of a diff. */
export function startCopy(): void {
  on('click', '[data-copy]', (button) => {
    const code = button.closest('figure')?.querySelector('pre')?.textContent;
    const label = button.firstElementChild;
    if (!label || code === undefined) return;
    // The style sheet shows the icon of the state, and the text of all but the usual one.
    const show = (text: string, state: string) => {
      label.textContent = text;
      button.setAttribute('data-copy', state);
    };
    const say = (text: string, state: string) => {
      show(text, state);
      clearTimeout(timers.get(label));
      timers.set(
        label,
        setTimeout(() => show(MESSAGES.copy, ''), CONFIRMATION_MS),
      );
    };
    // The clipboard is undefined unless the page is served over HTTPS.
    if (!('clipboard' in navigator)) say(MESSAGES.copyByKey, 'failed');
    else
      navigator.clipboard.writeText(code.replace(/\n$/, '')).then(
        () => say(MESSAGES.copied, 'copied'),
        () => say(MESSAGES.notCopied, 'failed'),
      );
  });
}
