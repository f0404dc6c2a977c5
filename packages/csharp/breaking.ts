import { split, splitList } from './brackets';
import { parseDeclaration } from './declaration';

/**
 * Whether code that used the old declaration may no longer compile or run, by .NET's rules for its
 * own libraries (https://learn.microsoft.com/dotnet/core/compatibility/library-change-rules). What
 * they leave to judgement breaks if code has to change: a lost base, another member of an interface.
 * So does what they do not name, such as another name of a type parameter.
 *
 * @param owner the kind of the type that has the member, if it is one.
 * @param bases those of the new type and its interfaces, with those that they inherit.
 */
export function isBreaking(before: string, after: string, owner: string, bases: string[]): boolean {
  const [old, now] = [partsOf(before), partsOf(after)];
  const kind = now.keyword ?? owner;
  const isOpen = kind === 'interface' || now.modifiers.has('abstract');
  const isFixed = kind === 'interface' || kind === 'enum';
  return (
    old.name !== now.name ||
    (old.value !== undefined && now.value !== undefined && old.value !== now.value) ||
    breaksModifiers(old, now) ||
    breaksParameters(old, now) ||
    lacks(old.bases, [...now.bases, ...bases]) ||
    (isFixed && lacks(now.bases, old.bases)) ||
    lacks(old.accessors, now.accessors) ||
    (isOpen && lacks(now.accessors, old.accessors)) ||
    [...now.constraints].some(([of, text]) =>
      lacks(splitList(text), splitList(old.constraints.get(of) ?? '')),
    )
  );
}

/** Whether code that implements or extends a type has to do something about a new member. */
export function breaksWhenAdded(signature: string, owner: string): boolean {
  const { modifiers } = parseDeclaration(signature);
  return modifiers.has('abstract') || (owner === 'interface' && !modifiers.has('static'));
}

function partsOf(text: string) {
  const declaration = parseDeclaration(text.replace(/\s+/g, ' ').replace(/;\s*$/, ''));
  const { signature, head } = declaration;
  const inside = split(/\{(.*)\}/.exec(signature)?.[1] ?? '', ';');
  return {
    ...declaration,
    /** Of a type. */
    keyword: /^(?:class|struct|record|interface|enum|delegate)\b/.exec(head)?.[0],
    /** What it is, its type and its name. */
    name: head.replace(/\s*(?:\{| = | ?: ).*$/, ''),
    bases: splitList(/ ?: ([^{]*)/.exec(head)?.[1] ?? ''),
    value: /^[^(=]*? = (.*)$/.exec(signature)?.[1],
    /** `get`, `protected set`; what is in a nested type. */
    accessors: inside.flatMap((part) => part.trim() || []),
  };
}

type Parts = ReturnType<typeof partsOf>;

/** They say who sees it, which `accessOf` compares, or what only its own code sees. */
const IGNORED = 'public protected internal private partial async extern unsafe new'.split(' ');
/** What may come and go: each makes possible what was not. */
const FREE = {
  type: { added: ['readonly'], removed: ['sealed', 'abstract', 'virtual'] },
  member: { added: ['override'], removed: ['override', 'sealed', 'readonly', 'abstract'] },
};

function breaksModifiers(old: Parts, now: Parts): boolean {
  const { added, removed } = FREE[now.keyword ? 'type' : 'member'];
  // What is abstract is virtual too, without saying so.
  const all = ({ modifiers: own }: Parts) => [...own, ...(own.has('abstract') ? ['virtual'] : [])];
  const wider = accessOf(now) - accessOf(old);
  return (
    wider < 0 ||
    // Overrides name the access that they override.
    (wider > 0 && now.modifiers.has('virtual')) ||
    lacks(all(now), [...all(old), ...added, ...IGNORED]) ||
    lacks(all(old), [...all(now), ...removed, ...IGNORED])
  );
}

/** Members of interfaces and values of enums are public without saying so. */
function accessOf({ modifiers }: Parts): number {
  if (modifiers.has('protected')) return modifiers.has('internal') ? 2 : 1;
  return modifiers.has('internal') || modifiers.has('private') ? 0 : 3;
}

/** Names count, because calls may use them. A parameter may become optional, or take any number. */
function breaksParameters({ parameters: old }: Parts, { parameters: now }: Parts): boolean {
  return (
    old.length !== now.length ||
    old.some(({ name, type, default: value }, index) => {
      const other = now[index];
      const isSame = [type, `params ${type}`, `this ${type}`].includes(other?.type ?? '');
      return !isSame || other?.name !== name || (value !== undefined && other.default !== value);
    })
  );
}

/** Whether some are not among others; an accessor is if it is there for more code. */
function lacks(some: readonly string[], others: readonly string[]): boolean {
  return some.some(
    (one) => !others.includes(one) && !others.includes(one.replace(/^(?:protected|internal) /, '')),
  );
}
