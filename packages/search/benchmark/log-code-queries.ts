import { respond } from '../engine/respond';
import { engineOf, type Index } from './search-index';

/** A line that the product logs, and the path of its page. */
export type LoggedLine = Readonly<Record<'code' | 'title' | 'text' | 'path', string>>;

/** The most that the search box takes, in characters. */
const MAX_QUERY = 64;

/**
 * What readers search for with a logged line in front of them: its code, its title, and the line
 * itself, of which the box takes the beginning.
 */
export function logCodeQueries({ code, title, text }: Omit<LoggedLine, 'path'>): string[] {
  const line = text.replace(/<[a-z][A-Za-z]*>/g, 'x7').slice(0, MAX_QUERY);
  return [...new Set([code, code.toLowerCase(), title, line])];
}

/** The queries of log codes whose page is not the first hit, as sentences. */
export function missedLogCodes(index: Index, lines: readonly LoggedLine[]): string[] {
  const engine = engineOf(index);
  return lines.flatMap((entry) =>
    logCodeQueries(entry).flatMap((query) => {
      const [first] = respond(engine, { query }, 'complete').hits;
      const url = first?.url.split('#')[0];
      if (url === entry.path) return [];
      return [`log codes: "${query}" finds ${url ?? 'nothing'} before ${entry.path}.`];
    }),
  );
}
