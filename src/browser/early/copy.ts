/** How long the button shows the result, in milliseconds. */
const SAID_FOR_MS = 2000;

/** The timers that restore the buttons' labels. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies a code block exactly as shown, including the removed lines of a diff. */
export function startCopy(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
    const code = button?.closest('figure')?.querySelector('pre')?.textContent;
    const label = button?.querySelector('.code-copy-label');
    if (!button || !label || code === undefined) return;
    const say = (text: string) => {
      label.textContent = text;
      clearTimeout(timers.get(label));
      timers.set(
        label,
        setTimeout(() => (label.textContent = MESSAGES.copy), SAID_FOR_MS),
      );
    };
    // The clipboard is undefined unless the page is served over HTTPS.
    if (!('clipboard' in navigator)) say(MESSAGES.copyByKey);
    else
      navigator.clipboard.writeText(code.replace(/\n$/, '')).then(
        () => say(MESSAGES.copied),
        () => say(MESSAGES.notCopied),
      );
  });
}
