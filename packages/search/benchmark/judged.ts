import fs from 'node:fs';
import path from 'node:path';

/** A query, and what a reader who types it wants to find. */
export interface JudgedQuery {
  readonly kind: string;
  /** Held-out queries are never looked at while the engine is tuned. */
  readonly set: 'tune' | 'held-out';
  readonly query: string;
  /**
   * `/path` is the page or any place on it, `/path#anchor` that place, `/folder/*#anchor` that
   * anchor on any page in the folder.
   */
  readonly answers: readonly string[];
}

/** `judged` is what readers type; `own-words` deliberately avoids the words of the pages. */
export type JudgedSet = 'judged' | 'own-words';

/** The rows of a file of tab-separated values, without its head. */
function rowsOf(dir: string, name: string): string[][] {
  const text = fs.readFileSync(path.join(dir, `${name}.tsv`), 'utf8').trimEnd();
  const [, ...lines] = text.split('\n');
  return lines.map((line) => line.split('\t'));
}

/** Reads a judged set, with variables replaced by the values of the site. */
export function readJudged(
  dir: string,
  set: JudgedSet,
  substitute: (text: string) => string,
): JudgedQuery[] {
  return rowsOf(dir, set).map(([kind = '', part, query = '', answers = '']) => ({
    kind,
    set: part === 'held-out' ? 'held-out' : 'tune',
    query: substitute(query),
    answers: substitute(answers).split(' '),
  }));
}

/** Questions that no page answers. */
export function readUnanswerable(dir: string): Pick<JudgedQuery, 'set' | 'query'>[] {
  return rowsOf(dir, 'unanswerable').map(([set, query = '']) => {
    return { set: set === 'held-out' ? 'held-out' : 'tune', query };
  });
}

export function isAnswer(url: string, answers: readonly string[]): boolean {
  const [page = '', anchor] = url.split('#');
  return answers.some((answer) => {
    const [wanted = '', wantedAnchor] = answer.split('#');
    const isPage = wanted.endsWith('/*') ? page.startsWith(wanted.slice(0, -1)) : page === wanted;
    return isPage && (wantedAnchor === undefined || wantedAnchor === anchor);
  });
}

/** Answers that are on no page of the site. */
export function missingAnswers(
  answers: readonly string[],
  addresses: ReadonlySet<string>,
): readonly string[] {
  return answers.filter((answer) => {
    if (!answer.includes('*')) return !addresses.has(answer);
    return ![...addresses].some((address) => isAnswer(address, [answer]));
  });
}

export interface Figures {
  readonly queries: number;
  readonly success1: number;
  readonly success5: number;
  /** Mean reciprocal rank of the first answer among the first ten. */
  readonly mrr: number;
}

/** @param ranks the rank of each query's first answer, from 1; undefined if there is none. */
export function figuresOf(ranks: readonly (number | undefined)[]): Figures {
  const share = (isIn: (rank: number) => boolean) =>
    ranks.filter((rank) => rank !== undefined && isIn(rank)).length / (ranks.length || 1);
  const reciprocal = ranks.map((rank) => (rank === undefined || rank > 10 ? 0 : 1 / rank));
  return {
    queries: ranks.length,
    success1: share((rank) => rank === 1),
    success5: share((rank) => rank <= 5),
    mrr: reciprocal.reduce((sum, value) => sum + value, 0) / (ranks.length || 1),
  };
}
