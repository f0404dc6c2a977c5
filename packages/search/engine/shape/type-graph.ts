import type { DocumentedMember, DocumentedType } from './documented';
import { LISTS, type Member, type ParsedMember } from './parsed';
import { parseType, type TypeExpression } from './type-expression';

export interface Step {
  readonly to: string;
  readonly cost: number;
  /** What is done with what it gives: nothing may follow but on a value. */
  readonly kind: 'value' | 'last' | 'each' | 'event';
  /** The expression with the step, from the one before it. */
  readonly code: (before: string) => string;
  readonly type: DocumentedType;
  readonly member?: DocumentedMember;
  /** Of an event: all that it hands out. */
  readonly handedOut?: readonly string[];
}

export const COSTS = {
  property: 1,
  component: 1.5,
  /** One of a list, each of which the reader goes through. */
  each: 2,
  /** A method that may do more than find something; an event. */
  method: 2.5,
  event: 2.5,
  /** An instance that is the same wherever one comes from. */
  shared: 3,
} as const;

/** Methods that find something without doing anything. */
const FINDS = /^(?:Get|Find|As|To)(?!\p{Ll})/u;
/** What every script on a Unity object has, and the object itself. */
const COMPONENT = 'Component';
const OBJECTS = { GameObject: 'gameObject', Transform: 'transform' } as const;

/** Types, and the steps that lead from one to another. */
export class TypeGraph {
  /** By name in lower case: types without type parameters, and a component's object. */
  private readonly ends = new Map<string, string>();
  private readonly typeOf = new Map<string, DocumentedType>();
  private readonly membersOf = new Map<string, Member[]>();
  private readonly steps = new Map<string, readonly Step[]>();
  private readonly shared: readonly Member[];
  /** Those that most others require come first. */
  private readonly components: readonly (readonly [name: string, type: DocumentedType])[];

  constructor(types: readonly DocumentedType[], members: readonly Member[]) {
    for (const type of types) {
      const { name, args } = parseType(type.title);
      if (args.length === 0) this.ends.set(name.toLowerCase(), name);
      if (args.length === 0 || !this.typeOf.has(name)) this.typeOf.set(name, type);
      if (!type.bases.includes(COMPONENT)) continue;
      for (const own of Object.keys(OBJECTS)) this.ends.set(own.toLowerCase(), own);
    }
    for (const member of members) {
      const own = this.membersOf.get(member.type.title) ?? [];
      this.membersOf.set(member.type.title, [...own, member]);
    }
    const requirers = (name: string) =>
      types.filter(({ requires }) => requires?.includes(name) === true).length;
    this.components = [...this.typeOf]
      .filter(([name, { bases }]) => bases.includes(COMPONENT) && this.isEnd(name))
      .sort(([a], [b]) => requirers(b) - requirers(a));
    this.shared = members.filter(
      ({ own, type }) => /^static /.test(own.signature) && !type.title.includes('<'),
    );
  }

  /** All types that ways start from and lead to. */
  get names(): readonly string[] {
    return [...this.ends.values()];
  }

  /** A type as it is written. */
  endOf(name: string): string | undefined {
    return this.ends.get(name.toLowerCase());
  }

  /** Whether there is anything to start from. */
  hasInstances(name: string): boolean {
    const members = this.membersOf.get(name) ?? [];
    return members.length === 0 || members.some(({ parsed }) => !parsed.isStatic);
  }

  /** Whether a type is another, or derives from it. */
  is(name: string, wanted: string): boolean {
    if (name === wanted) return true;
    const { bases = [], interfaces = [] } = this.typeOf.get(name) ?? {};
    return [...bases, ...interfaces].includes(wanted);
  }

  private isEnd(name: string): boolean {
    return this.endOf(name) === name;
  }

  /** @param isStart whether no step comes before. */
  stepsFrom(name: string, isStart: boolean): readonly Step[] {
    const key = isStart ? `${name} ` : name;
    const known = this.steps.get(key);
    if (known) return known;
    const own = this.ownSteps(name);
    const steps = [
      ...own,
      ...this.shared.flatMap(({ parsed }) => this.sharedSteps(name, parsed, isStart)),
      ...this.componentSteps(name, isStart).filter(
        ({ to }) => !own.some((step) => step.to === to && step.kind === 'value'),
      ),
    ];
    this.steps.set(key, steps);
    return steps;
  }

  /** Over the members that a type has, with type arguments for the parameters of its bases. */
  private ownSteps(name: string): Step[] {
    const chain = [name, ...(this.typeOf.get(name)?.bases ?? [])];
    return chain.flatMap((written) => {
      const { name: own, args } = parseType(written);
      const type = this.typeOf.get(own);
      if (!type) return [];
      const variables = parseType(type.title).args;
      const given = new Map(variables.map((one, at) => [one.name, args[at] ?? one]));
      return (this.membersOf.get(type.title) ?? []).flatMap(({ parsed }) =>
        parsed.isStatic ? [] : this.stepsOver(parsed, given),
      );
    });
  }

  private stepsOver(member: ParsedMember, given: ReadonlyMap<string, TypeExpression>): Step[] {
    const { name, isEvent, isMade, isMethod, inputs, outputs } = member;
    const { signature, handedOut = [] } = member.member;
    const isHidden =
      /^protected /.test(signature) || (/\{/.test(signature) && !/\bget\b/.test(signature));
    if (isHidden || isMade || inputs.some(({ isOptional }) => !isOptional)) return [];
    const own = { type: member.type, member: member.member };
    if (isEvent) {
      const names = [...new Set(handedOut)].filter((one) => this.isEnd(one));
      const code = (before: string) => `${before}.${name}`;
      return names.map((to) => ({ ...own, to, cost: COSTS.event, kind: 'event', code, handedOut }));
    }
    const [output] = outputs;
    if (!output || /\?\s+\w+(?:\s*\{|\(|$)/.test(signature)) return [];
    const call = isMethod ? `${name}()` : name;
    const cost = isMethod && !FINDS.test(name) ? COSTS.method : COSTS.property;
    return this.given(given.get(output.name) ?? output, cost).map((step) => ({
      ...own,
      ...step,
      code: (before) => step.code(`${before}.${call}`),
    }));
  }

  /** What can be done with a value: take it, go through it, or wait for it. */
  private given(type: TypeExpression, cost: number): Pick<Step, 'to' | 'cost' | 'kind' | 'code'>[] {
    const itself = (code: string) => code;
    const [first, second] = type.args;
    const inside = (one: TypeExpression | undefined) =>
      one && one.args.length === 0 && this.isEnd(one.path) ? one.path : undefined;
    const to = inside(type) ?? inside(second ?? first);
    if (to === undefined) return [];
    if (type.args.length === 0) return [{ to, cost, kind: 'value', code: itself }];
    const each = { to, cost: cost + COSTS.each - COSTS.property, kind: 'each' } as const;
    if (LISTS.has(type.name) && !second) return [{ ...each, code: itself }];
    if (/^I?(?:ReadOnly)?Dictionary$/.test(type.name))
      return [{ ...each, code: (code) => `${code}.Values` }];
    if (type.name !== 'Task') return [];
    return [{ to, cost, kind: 'last', code: (code) => `await ${code}` }];
  }

  /** Over a static method that takes the type alone; at the start, over what a type shares. */
  private sharedSteps(name: string, member: ParsedMember, isStart: boolean): Step[] {
    const [output] = member.outputs;
    const needed = member.inputs.filter(({ isOptional }) => !isOptional);
    const own = { type: member.type, member: member.member };
    const call = `${member.type.title}.${member.name}`;
    if (!output || output.args.length > 0 || !this.isEnd(output.path) || member.isEvent) return [];
    const to = output.path;
    if (!member.isMethod) {
      const code = () => call;
      return isStart ? [{ ...own, to, cost: COSTS.shared, kind: 'value', code }] : [];
    }
    const [only, other] = needed;
    if (!only || other || only.type.args.length > 0 || !this.is(name, only.type.path)) return [];
    const cost = FINDS.test(member.name) ? COSTS.property : COSTS.method;
    return [{ ...own, to, cost, kind: 'value', code: (before) => `${call}(${before})` }];
  }

  /** Between components of one object, as far as one requires the other, and from the object. */
  private componentSteps(name: string, isStart: boolean): Step[] {
    const own = this.typeOf.get(name);
    const found: Step[] = [];
    const isObject = Object.hasOwn(OBJECTS, name) && isStart;
    for (const [to, type] of this.components) {
      const isBeside = own?.requires?.includes(to) === true || type.requires?.includes(name);
      if (!isObject && !isBeside) continue;
      const code = (before: string) => `${before}.GetComponent<${to}>()`;
      found.push({ to, cost: COSTS.component, kind: 'value', code, type });
    }
    if (!own?.bases.includes(COMPONENT)) return found;
    for (const [to, property] of Object.entries(OBJECTS)) {
      const code = (before: string) => `${before}.${property}`;
      found.push({ to, cost: COSTS.property, kind: 'last', code, type: own });
    }
    return found;
  }
}
