/** Milliseconds for which hits must stand before they count as seen. */
const DEBOUNCE_MS = 400;
/** Hits that one event names, at most. */
const BATCH = 20;

/**
 * Gathers the hits that are seen, each once as long as the document lives. A query that is still
 * being typed is no view.
 */
export class Views {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: readonly string[] = [];
  private readonly sent = new Set<string>();

  /** @param send takes the ids of the hits of one event. */
  constructor(private readonly send: (objectIDs: string[]) => void) {}

  /** These hits are on the screen, in place of those before; the same ones again change nothing. */
  shown(objectIDs: readonly string[]): void {
    const unsent = objectIDs.filter((id) => !this.sent.has(id));
    if (unsent.join('\n') === this.waiting.join('\n')) return;
    this.waiting = unsent;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), DEBOUNCE_MS);
  }

  /** Sends what waits at once: the reader follows one of them. */
  flush(): void {
    clearTimeout(this.timer);
    const { waiting } = this;
    this.waiting = [];
    for (const id of waiting) this.sent.add(id);
    for (let at = 0; at < waiting.length; at += BATCH) this.send(waiting.slice(at, at + BATCH));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}
