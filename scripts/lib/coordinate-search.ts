/** Named numbers, for example `title` or `reference.code`. */
export type Values = Readonly<Record<string, number>>;

export interface Change {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** What the objective gained when this change was made, on top of those before it. */
  readonly gain: number;
}

export interface SearchOptions {
  /** How good some values are; more is better. The same values must always give the same. */
  readonly objective: (values: Values) => number;
  /** How many times at most each value is tried. */
  readonly passes: number;
  /** The first pass tries each value this share above and below; each further pass, half of it. */
  readonly step: number;
  /** A change must gain at least this much, in units of the objective. */
  readonly leastGain: number;
  /** Told after each value has been tried in a pass. */
  readonly onTried?: (name: string, pass: number) => void;
}

export interface SearchOutcome {
  readonly before: number;
  readonly after: number;
  readonly values: Values;
  /** In the order in which they were made; a value may change once in each pass. */
  readonly changes: readonly Change[];
}

/**
 * Improves values one at a time, in their order: each is tried a step above and a step below, and
 * the better of the two is kept if it gains enough. There is no chance in it, so a run repeats.
 *
 * Values have two significant digits. Those below 1 are shares and factors that demote: they stay
 * below 1, and 1 itself is not exceeded.
 */
export function coordinateSearch(start: Values, options: SearchOptions): SearchOutcome {
  const { objective, passes, leastGain, onTried } = options;
  const before = objective(start);
  const changes: Change[] = [];
  let values = start;
  let score = before;
  for (let pass = 0; pass < passes; pass++) {
    const step = options.step / 2 ** pass;
    for (const [name, first] of Object.entries(start)) {
      const from = values[name] ?? first;
      const trials = neighbours(from, step, largest(first)).map((to) => {
        const trial = { ...values, [name]: to };
        return { to, trial, gain: objective(trial) - score };
      });
      const [best] = trials.sort((a, b) => b.gain - a.gain);
      if (best && best.gain >= leastGain) {
        changes.push({ name, from, to: best.to, gain: best.gain });
        values = best.trial;
        score += best.gain;
      }
      onTried?.(name, pass + 1);
    }
  }
  return { before, after: score, values, changes };
}

function neighbours(value: number, step: number, most: number): number[] {
  return [value * (1 + step), value * (1 - step)]
    .map((one) => Math.min(most, Number(one.toPrecision(2))))
    .filter((one) => one !== value);
}

function largest(first: number): number {
  if (first > 1) return Infinity;
  return first === 1 ? 1 : 0.99;
}
