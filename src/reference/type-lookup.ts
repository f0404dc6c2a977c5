import { groupBy } from '../config/diagnostics/group-by';
import { Memo } from '../config/diagnostics/memo';
import type { ReferenceType } from './reference-type';
import { parseTypeName } from '../../packages/csharp/type-names';

/** Finds types by name. */
export interface TypeLookup {
  /** The type that an expression names: `RealtimeComponent<PlayerModel>`, `Tandem.Room`. */
  readonly typeOf: (expression: string) => ReferenceType | undefined;
  /** Finds a type by name and number of type arguments; omit `arity` if it is unknown. */
  readonly typeByName: (name: string, arity?: number) => ReferenceType | undefined;
}

/** Indexes types by name. A name shared by types in two namespaces matches neither. */
export function createTypeLookup(types: readonly ReferenceType[]): TypeLookup {
  const byArity = groupBy(types, arityKeyOf);
  // Those without type parameters first, as they are meant where none are written.
  const simplest = [...types].sort((a, b) => complexity(a) - complexity(b));
  const sharing = groupBy(simplest, ({ type }) => parseTypeName(type.name).name);

  // No link is better than a wrong one.
  const onlyOf = (one: ReferenceType | undefined) =>
    one && byArity.get(arityKeyOf(one))?.length === 1 ? one : undefined;

  const typeByName: TypeLookup['typeByName'] = (name, arity) =>
    onlyOf((arity === undefined ? sharing.get(name) : byArity.get(arityKey(name, arity)))?.[0]) ??
    (name.endsWith('Attribute') ? undefined : onlyOf(sharing.get(`${name}Attribute`)?.[0]));

  const findType: TypeLookup['typeOf'] = (expression) => {
    const { qualifier, name, args, counted } = nameForms(expression);
    const counterparts = counted ? (byArity.get(arityKey(name, args)) ?? []) : undefined;
    if (qualifier === '') return counterparts ? onlyOf(counterparts[0]) : typeByName(name);
    // `Map<A, B>.Add` is a member, or a type inside the map.
    const isInside = /[>}]\./.test(expression);
    const candidates = (counterparts ?? sharing.get(name) ?? []).map((one) => {
      const outer = parseTypeName(one.type.name).qualifier;
      return { one, outer, full: outer ? `${one.type.namespace}.${outer}` : one.type.namespace };
    });
    if (!isInside) {
      const qualified = candidates.find(({ full }) => full === qualifier);
      if (qualified) return qualified.one;
    }
    // `Outer.Inner`, with or without the namespace.
    const inside = candidates.filter(
      ({ outer, full }) => outer !== '' && [outer, full].includes(qualifier),
    );
    const exact = inside.filter(({ one }) => one.type.name === expression);
    const [found, ...others] = exact.length > 0 ? exact : inside;
    return others.length === 0 ? found?.one : undefined;
  };

  // Called for each base of each type, on each page.
  const found = new Memo<ReferenceType | undefined>();
  return { typeOf: (name) => found.get(name, '', () => findType(name)), typeByName };
}

/** Whether a type is inside another or has type parameters: 0 to 2. */
function complexity({ type }: ReferenceType): number {
  const { name, args } = parseTypeName(type.name);
  return Number(type.name !== name) + Number(args.length > 0);
}

/** Name and number of type arguments: `RealtimeSet~1`, `ISerializer~0`. */
function arityKey(name: string, arity: number): string {
  return `${name}~${arity}`;
}

function arityKeyOf({ type }: ReferenceType): string {
  const { name, args } = parseTypeName(type.name);
  return arityKey(name, args.length);
}

/** A name in one of its forms: `Set<T>`, `Set{T}`, `Set-T`, ``Set`1``. */
function nameForms(text: string) {
  const form = /^([^<`{-]*)(?:`(\d+)|((?:-\w+)+))$/.exec(text);
  const { qualifier, name, args } = parseTypeName(
    form ? (form[1] ?? '') : text.replace(/\{/g, '<').replace(/\}/g, '>'),
  );
  if (!form) return { qualifier, name, args: args.length, counted: args.length > 0 };
  const count = form[2] ? Number(form[2]) : (form[3]?.split('-').length ?? 1) - 1;
  return { qualifier, name, args: count, counted: true };
}
