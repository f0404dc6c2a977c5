/** How long hits must stay on screen before they count as seen, in milliseconds. */
const DEBOUNCE_MS = 400;
/** The maximum number of hits per event. */
const BATCH = 20;

/**
 * Collects the hits that readers see, each once per document. Hits of a query that is still being
 * typed don't count.
 */
export class Views {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: readonly string[] = [];
  private readonly sent = new Set<string>();

  /** @param send called with the ids of the hits of one event. */
  constructor(private readonly send: (objectIDs: string[]) => void) {}

  /** Call with the hits now on screen. Passing the same ones again changes nothing. */
  shown(objectIDs: readonly string[]): void {
    const unsent = objectIDs.filter((id) => !this.sent.has(id));
    if (unsent.join('\n') === this.waiting.join('\n')) return;
    this.waiting = unsent;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), DEBOUNCE_MS);
  }

  /** Sends pending hits immediately, because the reader has opened one of them. */
  flush(): void {
    clearTimeout(this.timer);
    const { waiting } = this;
    this.waiting = [];
    for (const id of waiting) this.sent.add(id);
    for (let at = 0; at < waiting.length; at += BATCH) this.send(waiting.slice(at, at + BATCH));
  }
}
