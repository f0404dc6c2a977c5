import { closing, split } from './brackets';

/** The type arguments of an outer type: `<T>` in `Outer<T>.Inner` isn't part of the name. */
const OUTER_ARGUMENTS = /<[^<>]*>(?=\.)/g;

/** Parses `Ns.Map<string, List<int>>`. Anything after the type arguments (`[]`, `?`) is dropped. */
export function parseTypeName(expression: string) {
  const text = expression.replace(OUTER_ARGUMENTS, '');
  const open = text.indexOf('<');
  const path = (open < 0 ? text : text.slice(0, open)).trim().replace(/[?[\]]+$/, '');
  const dot = path.lastIndexOf('.');
  return {
    /** What precedes the name, without the last dot; may be empty. */
    qualifier: dot < 0 ? '' : path.slice(0, dot),
    /** The name alone: `Map`. */
    name: path.slice(dot + 1),
    /** The type arguments as written: `['string', 'List<int>']`. */
    args: open < 0 ? [] : argumentsAt(text, open),
  };
}

/** The number of type arguments after a name that ends at an index; 0 if there are none. */
export function arityAt(text: string, end: number): number {
  return text[end] === '<' ? argumentsAt(text, end).length : 0;
}

/** The type arguments whose bracket opens at an index; empty if it isn't a list of types. */
function argumentsAt(text: string, open: number): string[] {
  const end = closing(text, open);
  const list = text.slice(open + 1, end);
  // Characters that don't occur in types: this is a comparison.
  return end < 0 || /[^\w\s<>,.?[\]()]/.test(list)
    ? []
    : split(list, ',').map((part) => part.trim());
}

/** Substitutes type parameters: replaces `TModel` in `Func<TModel>`, but not in `TModelView`. */
export function substituteTypes(text: string, types: ReadonlyMap<string, string>): string {
  return text.replace(/\b[A-Za-z_]\w*\b/g, (name) => types.get(name) ?? name);
}
