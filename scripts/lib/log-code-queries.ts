import { respond } from '../../packages/search/engine/respond';
import { logCodePath } from '../../src/routes';
import type { LogCode } from '../../src/config/project/log-codes';
import { engineOf, type Index } from './search-index';

/** The most that the search box takes, in characters. */
const MAX_QUERY = 64;

/**
 * What readers search for with a logged line in front of them: its code, its title, and the line
 * itself, of which the box takes the beginning.
 */
export function logCodeQueries({ code, title, text }: LogCode): string[] {
  const line = text.replace(/<[a-z][A-Za-z]*>/g, 'x7').slice(0, MAX_QUERY);
  return [...new Set([code, code.toLowerCase(), title, line])];
}

/** The queries of log codes whose page is not the first hit, as sentences. */
export function missedLogCodes(index: Index, logCodes: readonly LogCode[]): string[] {
  const engine = engineOf(index);
  return logCodes.flatMap((entry) =>
    logCodeQueries(entry).flatMap((query) => {
      const [first] = respond(engine, { query }, 'complete').hits;
      const url = first?.url.split('#')[0];
      if (url === logCodePath(entry.code)) return [];
      return [`log codes: "${query}" finds ${url ?? 'nothing'} before ${logCodePath(entry.code)}.`];
    }),
  );
}
