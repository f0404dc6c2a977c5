import { z } from 'zod';
import { fieldsOf } from './derive';

const inner = z.strictObject({ a: z.string() });
const NAMES = new Map([[inner, 'Inner']]);
const derived = (shape: z.ZodRawShape, ...rest: [options?: Parameters<typeof fieldsOf>[2]]) =>
  fieldsOf(z.strictObject(shape), NAMES, ...rest);

it.each<[string, z.ZodType, string]>([
  ['a text', z.string().min(1), 'String!'],
  ['an optional text', z.string().optional(), 'String'],
  ['a choice', z.enum(['x', 'y']).describe('One.'), 'String!'],
  ['a flag with a default', z.boolean().default(false), 'Boolean!'],
  ['a whole number', z.number().int().positive(), 'Int!'],
  ['another number', z.number(), 'Float!'],
  ['a list', z.array(z.string()).default([]), '[String!]!'],
  ['an object', inner, 'Inner!'],
  ['an optional object', inner.optional(), 'Inner'],
  ['a list of objects', z.array(inner).default([]), '[Inner!]!'],
  ['a map', z.record(z.string(), z.string()).default({}), 'JSON!'],
])('%s', (_, schema, type) => {
  expect(derived({ key: schema }).split('\n').at(-1)).toBe(`key: ${type}`);
});

it('documents a field with its schema’s description, and an enum with its values', () => {
  expect(derived({ a: z.string().describe('Says "a".') })).toBe('"Says \\"a\\"."\na: String!');
  expect(derived({ kind: z.enum(['x', 'y', 'z']) })).toBe('"x, y or z."\nkind: String!');
});

it('leaves fields out, and reads nested values', () => {
  expect(derived({ a: z.string(), b: z.string() }, { without: ['a'], below: 'type' })).toBe(
    'b: String! @proxy(from: "type.b")',
  );
});

it('throws for an unknown kind of schema', () => {
  expect(() => derived({ a: z.date() })).toThrow('"date" has no GraphQL type');
});
