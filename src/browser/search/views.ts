/** Milliseconds for which hits must stand before they count as seen. */
const DEBOUNCE_MS = 400;
/** Hits that one event names, at most. */
const BATCH = 20;

/** Gathers the hits that are seen: a query that is still being typed is no view. */
export class Views {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: readonly string[] | undefined;
  private last = '';

  /** @param send takes the ids of the hits of one event. */
  constructor(private readonly send: (objectIDs: string[]) => void) {}

  /** These hits are on the screen, in place of those before. */
  shown(objectIDs: readonly string[]): void {
    this.waiting = objectIDs;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), DEBOUNCE_MS);
  }

  /** Sends what waits at once: the reader follows one of them. */
  flush(): void {
    clearTimeout(this.timer);
    const { waiting } = this;
    if (!waiting) return;
    this.waiting = undefined;
    const all = waiting.join('\n');
    // The same hits for one more letter are the same view.
    if (all === this.last) return;
    this.last = all;
    for (let at = 0; at < waiting.length; at += BATCH) this.send(waiting.slice(at, at + BATCH));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = undefined;
  }
}
