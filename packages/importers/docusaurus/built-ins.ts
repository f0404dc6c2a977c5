import path from 'node:path';
import { Closure, copyPlaces, Unknown } from './unknown';

/** A result, which may be undefined itself. */
type Result = { readonly value: unknown } | undefined;

/** `path` and `process.env`, as if no variable were set; undefined for any other name. */
export function globalValue(name: string): object | undefined {
  if (name === 'process') return { env: { NODE_ENV: 'production' }, argv: [], platform: 'linux' };
  if (name === 'module:path') return PATH;
  return ['Object', 'JSON', 'Boolean', 'String', 'Number', 'Array'].includes(name)
    ? { builtIn: name }
    : undefined;
}

const texts = (args: readonly unknown[]): string[] =>
  args.filter((arg): arg is string => typeof arg === 'string');

const UNREAD = { file: '', line: 0 };

const pathFunction = (work: (...parts: string[]) => string) =>
  new Closure(
    (args) =>
      args.every((arg) => typeof arg === 'string')
        ? work(...texts(args))
        : (args.find((arg) => arg instanceof Unknown) ?? new Unknown('a path', UNREAD)),
    UNREAD,
  );

const PATH = {
  join: pathFunction((...parts) => path.join(...parts)),
  resolve: pathFunction((...parts) => path.resolve(...parts)),
  dirname: pathFunction((file = '') => path.dirname(file)),
};

/** Functions of the language that have no effect besides their result. */
export function callBuiltIn(name: string, args: readonly unknown[]): Result {
  const [first] = args;
  const isObject = typeof first === 'object' && first !== null && !(first instanceof Unknown);
  switch (name) {
    case 'Object.keys':
      return isObject ? { value: Object.keys(first) } : undefined;
    case 'Object.values':
      return isObject ? { value: Object.values(first) } : undefined;
    case 'Object.entries':
      return isObject ? { value: Object.entries(first) } : undefined;
    case 'Object.freeze':
      return { value: first };
    case 'Object.fromEntries':
      return Array.isArray(first)
        ? { value: Object.fromEntries(first as [string, unknown][]) }
        : undefined;
    case 'Object.assign':
      return args.some((arg) => arg instanceof Unknown)
        ? undefined
        : { value: Object.assign({}, ...(args as object[])) as object };
    default:
      return undefined;
  }
}

/** Methods of texts, arrays and dates that have no effect besides their result. */
export function callMethod(owner: unknown, name: string, args: readonly unknown[]): Result {
  if (owner instanceof Date)
    return name === 'getFullYear' ? { value: owner.getFullYear() } : undefined;
  if (Array.isArray(owner)) return arrayMethod(owner, name, args);
  if (typeof owner === 'string') return textMethod(owner, name, args);
  if (typeof owner === 'number' && name === 'toString') return { value: String(owner) };
  return undefined;
}

function arrayMethod(owner: unknown[], name: string, args: readonly unknown[]): Result {
  const [first] = args;
  if (name === 'join' && owner.every((one) => typeof one !== 'object')) {
    return { value: owner.join(typeof first === 'string' ? first : ',') };
  }
  if (name === 'concat') return { value: owner.concat(...(args as unknown[])) };
  if (name === 'includes') return { value: owner.includes(first) };
  if (name === 'slice') {
    return { value: owner.slice(...args.filter((arg): arg is number => typeof arg === 'number')) };
  }
  const isBoolean = (first as { builtIn?: unknown } | undefined)?.builtIn === 'Boolean';
  if (name === 'filter' && isBoolean) return { value: kept(owner, owner.filter(Boolean)) };
  if (!(first instanceof Closure)) return undefined;
  const results = owner.map((one, index) => first.call([one, index]));
  if (name === 'map') return { value: results };
  if (name === 'flatMap') return { value: results.flat() };
  const unknown = results.find((one) => one instanceof Unknown);
  if (unknown) return { value: unknown };
  if (name === 'filter')
    return {
      value: kept(
        owner,
        owner.filter((_, index) => results[index]),
      ),
    };
  if (name === 'find') return { value: owner.find((_, index) => results[index]) };
  return undefined;
}

/** Places are those of the array before, as far as items are still at theirs. */
function kept(from: unknown[], to: unknown[]): unknown[] {
  if (from.length === to.length) copyPlaces(from, to);
  return to;
}

function textMethod(owner: string, name: string, args: readonly unknown[]): Result {
  const [first = '', second = ''] = texts(args);
  const isText = texts(args).length === args.length;
  switch (name) {
    case 'trim':
      return { value: owner.trim() };
    case 'toLowerCase':
      return { value: owner.toLowerCase() };
    case 'toUpperCase':
      return { value: owner.toUpperCase() };
    case 'toString':
      return { value: owner };
    case 'startsWith':
      return { value: owner.startsWith(first) };
    case 'endsWith':
      return { value: owner.endsWith(first) };
    case 'includes':
      return { value: owner.includes(first) };
    case 'split':
      return isText ? { value: owner.split(first) } : undefined;
    case 'replace':
      return isText ? { value: owner.replace(first, () => second) } : undefined;
    default:
      return undefined;
  }
}
