import { remembered } from '../remembered';
import type { DocumentedMember, DocumentedType } from './documented';
import { LISTS, type Member, type ParsedMember } from './parsed';
import { parseType, splitTop, type TypeExpression, typesIn, withoutName } from './type-expression';

/** What a member is asked to take and give. */
export interface Shape {
  readonly inputs: readonly TypeExpression[];
  readonly outputs: readonly TypeExpression[];
  readonly isEvent: boolean;
}

export interface Fitting {
  readonly type: DocumentedType;
  readonly member: DocumentedMember;
  readonly score: number;
}

/** How much of a fit remains. */
const FITS = {
  variable: 0.3,
  /** Where a base or an interface is taken for what derives from it; where it is the other way round. */
  base: 0.6,
  derived: 0.25,
  /** Inside a task, which hands it out; inside other generics and arrays. */
  awaited: 0.9,
  inside: 0.5,
  /** A list of another kind. */
  list: 0.7,
  /** A type whose name begins with what is typed. */
  begun: 0.8,
  /** What an event gives, where none is asked for. */
  event: 0.7,
  /** What a member belongs to, where it may as well be handed to it. */
  receiver: 0.9,
  internal: 0.85,
  /** One of the types has to fit so well, and all of them together so well next to the best. */
  surest: 0.5,
  nextToBest: 0.65,
} as const;

/** What it costs that a member needs more than is asked for. */
const COSTS = { required: 0.05, optional: 0.01, receiver: 0.04 } as const;

/** A single letter begins too many names. */
const LEAST_LETTERS = 2;

const AWAITED = new Set(['Task', 'ValueTask', 'Nullable']);

/** `(Vector3, Quaternion) -> GameObject`, `A -> B -> C`, `event with Room`. */
export function readShape(query: string): Shape {
  const event = /^\s*events?\s+with\s+(.*)$/i.exec(query);
  if (event) return { inputs: [], outputs: readTypes(event[1] ?? ''), isEvent: true };
  const parts = query.split(/->|→/).map(readTypes);
  return { inputs: parts.slice(0, -1).flat(), outputs: parts.at(-1) ?? [], isEvent: false };
}

function readTypes(list: string): TypeExpression[] {
  const own = list.trim();
  const inner = /^\(.*\)?$/.test(own) ? own.slice(1).replace(/\)$/, '') : own;
  return splitTop(inner, ',')
    .map((type) => type.replace(/^(?:(?:ref|out|in|params|this)\s+)+/, ''))
    .map((type) => parseType(withoutName(type)));
}

/** Finds members by what they take and give. */
export class Matching {
  private readonly basesOf = new Map<string, ReadonlySet<string>>();

  constructor(
    types: readonly DocumentedType[],
    private readonly members: readonly Member[],
  ) {
    for (const { title, bases, interfaces } of types) {
      const all = [...bases, ...interfaces].map((base) => lower(parseType(base)));
      this.basesOf.set(lower(parseType(title)), new Set(all));
    }
  }

  /** Best first. Members that fit but for one type come only where none fits as a whole. */
  find(shape: Shape): { readonly found: readonly Fitting[]; readonly isWhole: boolean } {
    const found = this.candidatesFor(shape).flatMap(({ type, own, parsed }) => {
      const fit = this.fitOf(shape, parsed);
      return fit ? [{ type, member: own, ...fit }] : [];
    });
    const missed = Math.min(...found.map((one) => one.missed));
    const left = found.filter((one) => one.missed === missed);
    const least = FITS.nextToBest * Math.max(...left.map(({ score }) => score));
    return {
      found: left.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score),
      isWhole: missed === 0,
    };
  }

  /** The members that name one of the types, or one that derives from it, or that it derives from. */
  private candidatesFor({ inputs, outputs }: Shape): readonly Member[] {
    const wanted = [...inputs, ...outputs].flatMap(typesIn);
    if (wanted.some((type) => this.isVariable(type))) return this.members;
    const written = wanted.map(lower).filter((name) => name.length >= LEAST_LETTERS);
    const names = written.flatMap((name) => {
      const derived = [...this.basesOf].filter(([, bases]) => bases.has(name));
      return [name, ...(this.basesOf.get(name) ?? []), ...derived.map(([own]) => own)];
    });
    return this.members.filter(({ text }) => names.some((name) => text.includes(` ${name}`)));
  }

  /** Whether a name is that of a type, so that it is not the beginning of another. */
  private readonly isKnown = remembered((name) => {
    const isIn = (member: Member) =>
      member.text.includes(` ${name} `) &&
      typesOf(member.parsed).some((type) => lower(type) === name);
    return this.members.some(isIn);
  });

  private fitOf({ inputs, outputs, isEvent }: Shape, candidate: ParsedMember) {
    if (isEvent && !candidate.isEvent) return undefined;
    const bound = new Map<string, string>();
    const given = outputs.map((wanted) =>
      Math.max(0, ...candidate.outputs.map((one) => this.fit(wanted, one, true, candidate, bound))),
    );
    if (given.includes(0)) return undefined;
    const left = [
      ...(candidate.receiver ? [{ type: candidate.receiver, isOptional: false }] : []),
      ...candidate.inputs,
    ];
    const taken = inputs.map((wanted) => {
      const fits = left.map(({ type }) =>
        type === candidate.receiver
          ? FITS.receiver * this.fitOfNames(wanted, type, false)
          : this.fit(wanted, type, false, candidate, bound),
      );
      const best = Math.max(0, ...fits);
      if (best > 0) left.splice(fits.indexOf(best), 1);
      return best;
    });
    const missed = taken.filter((fit) => fit === 0).length;
    const fits = [...given, ...taken];
    if (missed > Math.min(1, fits.length - 1) || Math.max(...fits) < FITS.surest) return undefined;
    const cost = left.reduce((sum, { type, isOptional }) => {
      const kind = type === candidate.receiver ? 'receiver' : isOptional ? 'optional' : 'required';
      return sum + COSTS[kind];
    }, 0);
    const share = candidate.isEvent && !isEvent ? FITS.event : 1;
    const rank = candidate.type.rank === 'internal' ? FITS.internal : 1;
    const score = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
    return { score: score * share * rank - cost, missed };
  }

  /** From 0 to 1: how well a type that is asked for fits the one of a member. */
  private fit(
    wanted: TypeExpression,
    given: TypeExpression,
    isGiven: boolean,
    candidate: ParsedMember,
    bound: Map<string, string>,
  ): number {
    if (candidate.variables.has(given.name)) {
      const own = JSON.stringify(wanted).toLowerCase();
      if ((bound.get(given.name) ?? own) !== own) return 0;
      bound.set(given.name, own);
      return this.isVariable(wanted) ? 1 : FITS.variable;
    }
    const next = (one: TypeExpression, other: TypeExpression) =>
      this.fit(one, other, isGiven, candidate, bound);
    const inner = given.args.map((arg) => next(wanted, arg));
    const inside = Math.max(0, ...inner) * (AWAITED.has(given.name) ? FITS.awaited : FITS.inside);
    const own = this.fitOfNames(wanted, given, isGiven);
    if (own === 0 || wanted.args.length === 0) return Math.max(own, inside);
    const args = wanted.args.map((arg, at) => {
      const other = given.args[at];
      return other && given.args.length === wanted.args.length ? next(arg, other) : 0;
    });
    const share = args.reduce((sum, fit) => sum + fit, 0) / args.length;
    // A list or a tuple is nothing without what it consists of.
    const least = /\w/.test(wanted.name) ? 0.5 : 0;
    return Math.max(own * (least + (1 - least) * share), inside);
  }

  private fitOfNames(wanted: TypeExpression, given: TypeExpression, isGiven: boolean): number {
    const [want, have] = [lower(wanted), lower(given)];
    if (want === have) return 1;
    if (wanted.args.length > 0 && LISTS.has(wanted.name) && LISTS.has(given.name)) return FITS.list;
    if (!this.isKnown(want)) {
      const isBegun = want.length >= LEAST_LETTERS && have.startsWith(want);
      return isBegun ? FITS.begun * (0.5 + want.length / have.length / 2) : 0;
    }
    const [derived, base] = isGiven ? [have, want] : [want, have];
    if (this.basesOf.get(derived)?.has(base)) return FITS.base;
    return this.basesOf.get(base)?.has(derived) ? FITS.derived : 0;
  }

  /** `T`, `TModel`: a name like that of a type parameter, which no type has. */
  private isVariable({ name }: TypeExpression): boolean {
    return /^T(?:\p{Lu}\p{L}*)?$/u.test(name) && !this.basesOf.has(name.toLowerCase());
  }
}

function lower({ name }: TypeExpression): string {
  return name.toLowerCase();
}

function typesOf({ inputs, outputs, receiver }: ParsedMember): TypeExpression[] {
  const all = [...inputs.map(({ type }) => type), ...outputs, ...(receiver ? [receiver] : [])];
  return all.flatMap(typesIn);
}
