import { record } from '../../../src/client/early/record';

/** How long a query stays as it is until the reader has finished it, in milliseconds. */
const FINISHED_MS = 2000;

const recorded = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has analytics, where they are on, record a query that finds nothing, once. Call this for every answer. */
export function noteAnswer({ query, nbHits }: { readonly query: string; readonly nbHits: number }) {
  clearTimeout(timer);
  const text = query.trim();
  if (nbHits > 0 || text === '' || recorded.has(text)) return;
  timer = setTimeout(() => {
    if (record('search without results', { query: text })) recorded.add(text);
  }, FINISHED_MS);
}
