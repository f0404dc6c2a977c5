/** A type as C# writes it, taken apart: `IReadOnlyList<Room>`, `int[]`, `(Room room, int id)`. */
export interface TypeExpression {
  /** Without namespace and outer types; `[]` for an array, `()` for a tuple. */
  readonly name: string;
  /** With them, as written. */
  readonly path: string;
  /** Its type arguments, or what an array or a tuple consists of. */
  readonly args: readonly TypeExpression[];
}

/** Parses a type; whatever is not closed yet is closed at the end, since readers are still typing. */
export function parseType(text: string): TypeExpression {
  const written = text.trim().replace(/\?$/, '');
  const array = /^(.+)\[[\s,]*\]?$/.exec(written);
  if (array) return { name: '[]', path: '[]', args: [parseType(array[1] ?? '')] };
  if (written.startsWith('(')) {
    const parts = splitTop(written.slice(1).replace(/\)$/, ''), ',');
    return { name: '()', path: '()', args: parts.map((part) => parseType(withoutName(part))) };
  }
  const open = written.indexOf('<');
  const outer = open < 0 ? written : written.slice(0, open);
  const inner = open < 0 ? '' : written.slice(open + 1).replace(/>$/, '');
  const path = outer.trim();
  const name = path.split('.').at(-1) ?? '';
  return { name, path, args: splitTop(inner, ',').map(parseType) };
}

/** All types that a type names: `IReadOnlyList<Room>` and `Room`. */
export function typesIn(type: TypeExpression): TypeExpression[] {
  return [...(/\w/.test(type.name) ? [type] : []), ...type.args.flatMap(typesIn)];
}

/** `Room room` becomes `Room`; a type alone stays as it is. */
export function withoutName(text: string): string {
  return text.trim().replace(/(?<=[\w>\])?])\s+@?\w+$/, '');
}

/** Splits at a sign outside brackets; empty parts are left out. */
export function splitTop(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const one = text.charAt(at);
    if (one !== '' && '<([{'.includes(one)) depth++;
    else if (one !== '' && '>)]}'.includes(one)) depth--;
    if (at < text.length && (one !== sign || depth > 0)) continue;
    parts.push(text.slice(start, at).trim());
    start = at + 1;
  }
  return parts.filter((part) => part !== '');
}
