import path from 'node:path';
import { copyPlaces, Unknown } from './unknown';

/** A function of the configuration that can be followed, or one of the language. */
export type Callable = (...args: readonly unknown[]) => unknown;

/** A function of the language, which is called only if all of its arguments are known. */
const pure =
  (work: (...args: never[]) => unknown): Callable =>
  (...args) => {
    const unknown = args.find((arg) => arg instanceof Unknown);
    if (unknown) return unknown;
    try {
      return work(...(args as never[]));
    } catch {
      return new Unknown('a call that fails', { file: '', line: 0 });
    }
  };

const GLOBALS: Readonly<Record<string, object>> = {
  // As if no variable were set.
  process: { env: { NODE_ENV: 'production' }, argv: [], platform: 'linux' },
  'module:path': {
    join: pure((...parts: string[]) => path.join(...parts)),
    resolve: pure((...parts: string[]) => path.resolve(...parts)),
    dirname: pure((file: string) => path.dirname(file)),
  },
  Object: {
    keys: pure(Object.keys),
    values: pure(Object.values),
    entries: pure(Object.entries),
    freeze: pure((value: unknown) => value),
    fromEntries: pure(Object.fromEntries),
    assign: pure((...objects: object[]) => Object.assign({}, ...objects) as object),
  },
  Boolean: pure(Boolean),
};

/** `path`, `process.env` and what has no effect besides its result; undefined for other names. */
export function globalValue(name: string): object | undefined {
  return Object.hasOwn(GLOBALS, name) ? GLOBALS[name] : undefined;
}

const ARRAY_METHODS = new Set('concat filter find flatMap includes join map slice'.split(' '));
const TEXT_METHODS = new Set(
  'endsWith includes replace split startsWith toLowerCase toString toUpperCase trim'.split(' '),
);

/** Methods of texts, arrays and dates that have no effect besides their result. */
export function callMethod(
  owner: unknown,
  name: string,
  args: readonly unknown[],
): { readonly value: unknown } | undefined {
  if (args.some((arg) => arg === undefined)) return undefined;
  if (owner instanceof Date && name === 'getFullYear') return { value: owner.getFullYear() };
  if (typeof owner === 'string' && TEXT_METHODS.has(name)) return invoke(owner, name, args);
  if (!Array.isArray(owner) || !ARRAY_METHODS.has(name)) return undefined;
  const [first] = args;
  if (name === 'filter' || name === 'find') {
    if (typeof first !== 'function') return undefined;
    const unknown = owner
      .map((one) => (first as Callable)(one))
      .find((one) => one instanceof Unknown);
    if (unknown) return { value: unknown };
  }
  const result = invoke(owner, name, args);
  // Places are those of the array before, as long as all items are still at theirs.
  const { value } = result;
  if (name === 'filter' && Array.isArray(value) && value.length === owner.length) {
    copyPlaces(owner, value);
  }
  return result;
}

function invoke(owner: object | string, name: string, args: readonly unknown[]) {
  const method = (owner as Readonly<Record<string, Callable>>)[name];
  return { value: pure(() => method?.apply(owner, [...args]))() };
}
