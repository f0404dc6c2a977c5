import type { DocumentedMember, DocumentedType } from './documented';
import type { NamedPath } from './form';
import { COSTS, type Step, type TypeGraph } from './type-graph';

/** How to get from one type to another: a line of C#, and the last member that it uses. */
export interface Way {
  readonly line: string;
  readonly type: DocumentedType;
  readonly member: DocumentedMember | undefined;
}

interface Begun {
  readonly at: string;
  readonly code: string;
  readonly cost: number;
  readonly seen: readonly string[];
  readonly last?: Step;
}

const MOST_WAYS = 3;
const MOST_STEPS = 3;

export class Ways {
  constructor(private readonly graph: TypeGraph) {}

  /** The shortest ways, at most three. Names are taken as readers type them. */
  between({ from, to }: NamedPath): (NamedPath & { readonly lines: readonly Way[] }) | undefined {
    const [start, end] = [from, to].map((name) => this.graph.endOf(name));
    if (start === undefined || end === undefined || this.graph.is(start, end)) return undefined;
    if (!this.graph.hasInstances(start)) return undefined;
    return { from: start, to: end, lines: this.linesBetween(start, end) };
  }

  private linesBetween(start: string, end: string): readonly Way[] {
    const found = new Map<string, Way & { readonly steps: number }>();
    const open: Begun[] = [{ at: start, code: nameOf(start), cost: 0, seen: [start] }];
    for (let way = open.shift(); way; way = open.shift()) {
      const [first] = found.values();
      if (found.size === MOST_WAYS) break;
      // More steps than the shortest way has are a detour.
      if (way.seen.length > (first?.steps ?? MOST_STEPS) + 1) continue;
      if (way.last && this.graph.is(way.at, end)) {
        const { type, member } = way.last;
        const key = `${type.path}#${member?.anchor ?? ''}`;
        if (!found.has(key))
          found.set(key, { line: lineOf(way, end), type, member, steps: way.seen.length - 1 });
        continue;
      }
      if (way.last && way.last.kind !== 'value') continue;
      for (const step of this.graph.stepsFrom(way.at, way.last === undefined)) {
        if (way.seen.includes(step.to)) continue;
        // What is on the same object is known of what a member gives.
        if (!step.member && way.last && way.last.cost !== COSTS.property) continue;
        if (step.kind !== 'value' && !this.graph.is(step.to, end)) continue;
        const next = {
          at: step.to,
          code: step.code(way.code),
          cost: way.cost + step.cost,
          seen: [...way.seen, step.to],
          last: step,
        };
        const place = open.findIndex(({ cost }) => cost > next.cost);
        open.splice(place < 0 ? open.length : place, 0, next);
      }
    }
    return [...found.values()];
  }
}

function lineOf({ code, last }: Begun, to: string): string {
  const name = nameOf(to);
  if (last?.kind === 'each') return `foreach (${to} ${name} in ${code}) { }`;
  if (last?.kind !== 'event') return `${to} ${name} = ${code};`;
  let others = '';
  let isNamed = false;
  const names = (last.handedOut ?? []).map((type) => {
    if (type !== last.to || isNamed) return (others += '_');
    isNamed = true;
    return name;
  });
  return `${code} += (${names.join(', ')}) => { };`;
}

/** `RealtimeView` is held by `realtimeView`, `RPCTarget` by `rpcTarget`, `IClient` by `client`. */
export function nameOf(type: string): string {
  const name = type
    .replace(/^I(?=\p{Lu}\p{Ll})/u, '')
    .replace(/^\p{Lu}+(?!\p{Ll})|^\p{Lu}/u, (start) => start.toLowerCase());
  return /^(?:event|object|string|char|double|delegate|float|decimal)$/.test(name)
    ? `@${name}`
    : name;
}
