import { z } from 'zod';
import { nearest } from './problems';

export interface KeyProblem {
  path: readonly PropertyKey[];
  message: string;
  fix: string;
}

/** A validation issue in terms that authors understand; `whole` is what all of it is called. */
export function issueToProblems(
  issue: z.core.$ZodIssue,
  known: (path: readonly PropertyKey[]) => readonly string[],
  whole = 'the front matter',
): KeyProblem[] {
  const at = issue.path.map(String).join('.') || whole;
  if (issue.code === 'unrecognized_keys') {
    const keys = known(issue.path);
    return issue.keys.map((key) => {
      const near = nearest(key, keys);
      return {
        path: [...issue.path, key],
        message: `Unknown key "${key}".`,
        fix: near
          ? `Write "${near}", or remove the key.`
          : `Remove it. Known keys: ${keys.join(', ')}.`,
      };
    });
  }
  if (issue.code === 'invalid_union') {
    const best = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
    if (best.length > 0) {
      return best.flatMap((inner) =>
        issueToProblems({ ...inner, path: [...issue.path, ...inner.path] }, known, whole),
      );
    }
    if ('discriminator' in issue) {
      const message = `"${at}" has an unknown or missing ${issue.discriminator}.`;
      return [{ path: issue.path, message, fix: 'Use one that the schema lists.' }];
    }
  }
  if (
    issue.code === 'invalid_type' &&
    issue.input === undefined &&
    /received undefined/.test(issue.message)
  ) {
    return [
      { path: issue.path, message: `"${at}" is missing.`, fix: `Add "${at}": ${issue.expected}.` },
    ];
  }
  const [inner] = issue.code === 'invalid_key' ? issue.issues : [];
  const expected = (inner ?? issue).message.replace(/^Invalid (?:input|option): |^Too \w+: /, '');
  return [{ path: issue.path, message: `"${at}": ${expected}.`, fix: fixOf(issue, at) }];
}

/** What is written for a type, in YAML as well as in TypeScript. */
const WRITTEN: Readonly<Record<string, string>> = {
  array: 'a list: [a, b]',
  boolean: 'true or false, without quotes',
  number: 'a number, without quotes',
  object: 'keys with values: { key: value }',
  record: 'keys with values: { key: value }',
  string: 'a text, in quotes',
};

function fixOf(issue: z.core.$ZodIssue, at: string): string {
  const written = issue.code === 'invalid_type' ? WRITTEN[issue.expected] : undefined;
  if (written !== undefined) return `Write ${written}.`;
  if (issue.code === 'invalid_value') return `Write ${issue.values.map(String).join(' or ')}.`;
  if (issue.code === 'invalid_key') return `Give "${at}" another name.`;
  return `Give "${at}" a value that fits.`;
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(
    ...issues.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)),
    0,
  );
}

/** Returns a function that lists the keys an object schema allows at a path. */
export function knownKeys(schema: z.ZodType): (path: readonly PropertyKey[]) => readonly string[] {
  return (path) => {
    let current: unknown = schema;
    for (const key of path) current = step(current, key);
    const keys = objectsOf(current).flatMap((object) => Object.keys(object.shape));
    return [...new Set(keys)];
  };
}

function unwrap(schema: unknown): unknown {
  let current = schema;
  while (
    current instanceof z.ZodOptional ||
    current instanceof z.ZodDefault ||
    current instanceof z.ZodPrefault ||
    current instanceof z.ZodNullable
  ) {
    current = current.unwrap();
  }
  return current;
}

/** The object that a schema describes, or every object of a union. */
function objectsOf(schema: unknown): z.ZodObject[] {
  const current = unwrap(schema);
  if (current instanceof z.ZodUnion) return current.options.flatMap(objectsOf);
  return current instanceof z.ZodObject ? [current] : [];
}

function step(schema: unknown, key: PropertyKey): unknown {
  const current = unwrap(schema);
  if (current instanceof z.ZodArray) return current.element;
  if (current instanceof z.ZodRecord) return current.valueType;
  return objectsOf(current)
    .map((object) => (object.shape as Record<string, unknown>)[String(key)])
    .find((value) => value !== undefined);
}
