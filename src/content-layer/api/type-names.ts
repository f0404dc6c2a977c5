/** A C# type expression taken apart: `Ns.Map<string, List<int>>`. */
export interface TypeName {
  /** What stands before the name, without the last dot; empty where there is nothing. */
  readonly qualifier: string;
  /** The name alone: `Map`. */
  readonly name: string;
  /** The type arguments as written: `['string', 'List<int>']`. */
  readonly args: readonly string[];
}

/** The type arguments of an outer type: those of `Outer<T>.Inner` are no part of its own name. */
const OUTER_ARGUMENTS = /<[^<>]*>(?=\.)/g;

/** Takes a type expression apart. What follows the type arguments (`[]`, `?`) is left out. */
export function parseTypeName(expression: string): TypeName {
  const text = expression.replace(OUTER_ARGUMENTS, '');
  const open = text.indexOf('<');
  const path = (open < 0 ? text : text.slice(0, open)).trim().replace(/[?[\]]+$/, '');
  const dot = path.lastIndexOf('.');
  return {
    qualifier: dot < 0 ? '' : path.slice(0, dot),
    name: path.slice(dot + 1),
    args: open < 0 ? [] : argumentsAt(text, open),
  };
}

/** The number of type arguments of a name that ends at an index; 0 where none follow. */
export function arityAt(text: string, end: number): number {
  return text[end] === '<' ? argumentsAt(text, end).length : 0;
}

/** The type arguments whose bracket opens at an index; empty where it is no list of types. */
function argumentsAt(text: string, open: number): string[] {
  const args: string[] = [];
  let depth = 0;
  let start = open + 1;
  for (let at = open; at < text.length; at++) {
    const sign = text.charAt(at);
    // A comparison has other signs than types have.
    if (!/[\w\s<>,.?[\]()]/.test(sign)) return [];
    if (sign === '<' || sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (sign === '>' && --depth === 0) return [...args, text.slice(start, at).trim()];
    else if (sign === ',' && depth === 1) {
      args.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [];
}

/** Splits a list at the commas outside brackets: `int a, Map<K, V> b`. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if ('<([{'.includes(sign)) depth++;
    else if ('>)]}'.includes(sign)) depth--;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  const last = text.slice(start).trim();
  return last === '' ? parts : [...parts, last];
}

/** Puts types in place of type parameters: `TModel` in `Func<TModel>`, but not in `TModelView`. */
export function substituteTypes(text: string, types: ReadonlyMap<string, string>): string {
  return text.replace(/\b[A-Za-z_]\w*\b/g, (name) => types.get(name) ?? name);
}
