/** A row of a decision table, as far as a decision depends on it. */
export interface Candidate {
  readonly name: string;
  /** The answers that it suits, by question; it suits every answer to a question left out. */
  readonly suits: Readonly<Record<string, readonly string[]>>;
}

/** The reader's answers by question; a question without an answer is absent. */
export type Answers = Readonly<Record<string, string>>;

export interface Decision {
  /** For each row, the questions whose answer it does not suit. */
  readonly refusals: readonly (readonly string[])[];
  /** The first row that suits every answer; none if no row does, or nothing is answered. */
  readonly best?: number;
  /** The rows that suit most answers; empty if there is nothing to decide. */
  readonly closest: readonly number[];
}

/** Which rows suit the reader's answers. Rows are in the order in which they are recommended. */
export function decide(rows: readonly Candidate[], answers: Answers): Decision {
  const chosen = Object.entries(answers);
  const refusals = rows.map(({ suits }) =>
    chosen
      .filter(
        ([question, answer]) =>
          Object.hasOwn(suits, question) && suits[question]?.includes(answer) === false,
      )
      .map(([question]) => question),
  );
  if (chosen.length === 0) return { refusals, closest: [] };
  const fewest = Math.min(...refusals.map(({ length }) => length));
  const closest = refusals.flatMap(({ length }, row) => (length === fewest ? [row] : []));
  const [best] = closest;
  return { refusals, closest, ...(fewest === 0 && best !== undefined && { best }) };
}

/**
 * The decision in words.
 *
 * @param labels what the questions are called, by id.
 */
export function decisionText(
  rows: readonly Candidate[],
  { best, closest, refusals }: Decision,
  labels: Readonly<Record<string, string>>,
): string {
  if (closest.length === 0) return UNDECIDED;
  const nameOf = (row: number) => rows[row]?.name ?? '';
  if (best !== undefined) {
    const others = closest.slice(1).map(nameOf);
    const also = others.length > 0 ? ` Also possible: ${others.join('; ')}.` : '';
    return `Best fit: ${nameOf(best)}.${also}`;
  }
  // Of the rows that fail for the same reasons, only the first is worth naming.
  const firsts = new Map<string, string>();
  for (const row of closest) {
    const against = (refusals[row] ?? []).map((question) => labels[question] ?? question);
    const reason = against.join(' and ');
    if (!firsts.has(reason)) firsts.set(reason, nameOf(row));
  }
  const near = [...firsts].map(([reason, name]) => `Apart from “${reason}”: ${name}.`);
  return `Nothing fits all of it. ${near.join(' ')}`;
}

export const UNDECIDED = 'Answer one question or more to see what fits.';
