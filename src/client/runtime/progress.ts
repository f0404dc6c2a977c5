/** How long a navigation may take before its progress is shown, in milliseconds. */
const DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the progress bar if the navigation takes longer than 200 ms. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    document.documentElement.setAttribute('data-navigating', '');
  }, DELAY_MS);
}

export function stopProgress(): void {
  clearTimeout(timer);
  document.documentElement.removeAttribute('data-navigating');
}
