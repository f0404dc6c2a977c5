import { split, splitList } from './brackets';
import { parseDeclaration } from './declaration';

/**
 * Whether code that used the old declaration may no longer compile or run, by .NET's rules for its
 * own libraries (https://learn.microsoft.com/dotnet/core/compatibility/library-change-rules). What
 * they leave to judgement breaks if code has to change: a lost base, another member of an interface.
 * So does what they do not name, such as another name of a type parameter.
 */
export function isBreaking(before: string, after: string, place: Place): boolean {
  const [old, now] = [partsOf(before), partsOf(after)];
  const isOpen = place.owner === 'interface' || now.modifiers.has('abstract');
  return (
    old.name !== now.name ||
    (old.value !== undefined && now.value !== undefined && old.value !== now.value) ||
    breaksModifiers(old.modifiers, now.modifiers, place.isType) ||
    breaksParameters(old.parameters, now.parameters) ||
    breaksBases(old, now, place) ||
    lacks(old.accessors, now.accessors) ||
    (isOpen && lacks(now.accessors, old.accessors)) ||
    [...now.constraints].some(([of, text]) =>
      lacks(splitList(text), splitList(old.constraints.get(of) ?? '')),
    )
  );
}

/** What a declaration is of. */
export interface Place {
  readonly isType: boolean;
  /** The kind of the type itself, or of the one that has the member. */
  readonly owner: string;
  /** The bases and interfaces that the new type has, those of its bases among them. */
  readonly inherited?: readonly string[];
}

/** Whether code that implements or extends a type has to do something about a new member. */
export function breaksWhenAdded(signature: string, owner: string): boolean {
  const { modifiers } = parseDeclaration(signature);
  return modifiers.has('abstract') || (owner === 'interface' && !modifiers.has('static'));
}

type Parts = ReturnType<typeof partsOf>;

function partsOf(text: string) {
  const { signature, head, modifiers, parameters, constraints } = parseDeclaration(
    text.replace(/\s+/g, ' ').replace(/;\s*$/, ''),
  );
  return {
    modifiers,
    parameters,
    constraints,
    /** What it is, its type and its name. */
    name: head.replace(/\s*(?:\{| = | ?: ).*$/, ''),
    bases: splitList(/ ?: ([^{]*)/.exec(head)?.[1] ?? ''),
    value: /^[^(=]*? = (.*)$/.exec(signature)?.[1],
    /** `get`, `protected set`; what is in a nested type. */
    accessors: split(/\{(.*)\}/.exec(signature)?.[1] ?? '', ';').flatMap(
      (part) => part.trim() || [],
    ),
  };
}

/** They say who sees it, which `accessOf` compares, or what only its own code sees. */
const IGNORED = new Set(
  'public protected internal private partial async extern unsafe new'.split(' '),
);
/** What may come and go: each makes possible what was not. */
const FREE = {
  type: { added: ['readonly'], removed: ['sealed', 'abstract'] },
  member: { added: ['override'], removed: ['override', 'sealed', 'readonly'] },
};

function breaksModifiers(old: Modifiers, now: Modifiers, isType: boolean): boolean {
  const without = (some: Modifiers, others: Modifiers) =>
    [...some].filter((one) => !others.has(one) && !IGNORED.has(one));
  const [added, removed] = [without(now, old), without(old, now)];
  const isFilledIn = removed.includes('abstract') && added.includes('virtual');
  const { added: mayCome, removed: mayGo } = FREE[isType ? 'type' : 'member'];
  const wider = accessOf(now) - accessOf(old);
  return (
    wider < 0 ||
    // Overrides name the access that they override.
    (wider > 0 && now.has('virtual')) ||
    lacks(added, isFilledIn ? [...mayCome, 'virtual'] : mayCome) ||
    lacks(removed, isFilledIn ? [...mayGo, 'abstract'] : mayGo)
  );
}

type Modifiers = ReadonlySet<string>;

/** Members of interfaces and values of enums are public without saying so. */
function accessOf(modifiers: Modifiers): number {
  if (modifiers.has('protected')) return modifiers.has('internal') ? 2 : 1;
  return modifiers.has('internal') || modifiers.has('private') ? 0 : 3;
}

/** Names count, because calls may use them. A parameter may become optional, or take any number. */
function breaksParameters(old: Parts['parameters'], now: Parts['parameters']): boolean {
  return (
    old.length !== now.length ||
    old.some(({ name, type, default: value }, index) => {
      const other = now[index];
      const isSame = [type, `params ${type}`, `this ${type}`].includes(other?.type ?? '');
      return !isSame || other?.name !== name || (value !== undefined && other.default !== value);
    })
  );
}

function breaksBases(old: Parts, now: Parts, { owner, inherited = [] }: Place): boolean {
  const isFixed = owner === 'interface' || owner === 'enum';
  return lacks(old.bases, [...now.bases, ...inherited]) || (isFixed && lacks(now.bases, old.bases));
}

/** Whether some are not among others; an accessor is if it is there for more code. */
function lacks(some: readonly string[], others: readonly string[]): boolean {
  return some.some(
    (one) => !others.includes(one) && !others.includes(one.replace(/^(?:protected|internal) /, '')),
  );
}
