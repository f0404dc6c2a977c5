/** How long the button says that it has copied, in milliseconds. */
const SAID_FOR_MS = 2000;

/** What takes each button's words back. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies a code block; lines that a diff takes away are left out of nothing: the text is as shown. */
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
    // Absent where the page is not served over https.
    if (!('clipboard' in navigator)) say(MESSAGES.copyByKey);
    else
      navigator.clipboard.writeText(code.replace(/\n$/, '')).then(
        () => say(MESSAGES.copied),
        () => say(MESSAGES.notCopied),
      );
  });
}
