import { z } from 'zod';

/** The GraphQL type names of object schemas. */
export type TypeNames = ReadonlyMap<z.ZodType, string>;

export interface FieldOptions {
  /** Keys that get no field, because they are computed or not meant for queries. */
  readonly without?: readonly string[];
  /** Where the values are nested in the node: with `type`, the field `kind` reads `type.kind`. */
  readonly below?: string;
}

/**
 * The fields of a GraphQL type, in schema definition language, derived from the schema that
 * validates its data. An optional key is nullable; one with a default never is.
 *
 * @param names the type names of nested objects.
 * @throws {Error} for a kind of schema that has no GraphQL type yet.
 */
export function fieldsOf(
  schema: z.ZodObject,
  names: TypeNames,
  { without = [], below }: FieldOptions = {},
): string {
  return Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>)
    .filter(([key]) => !without.includes(key))
    .map(([key, value]) => {
      const documentation = value.description ?? valuesOf(value);
      const proxy =
        below === undefined ? '' : ` @proxy(from: ${JSON.stringify(`${below}.${key}`)})`;
      const field = `${key}: ${typeOf(value, names)}${proxy}`;
      return documentation === undefined ? field : `${JSON.stringify(documentation)}\n${field}`;
    })
    .join('\n');
}

/** The values of an enum, as its documentation. */
function valuesOf(schema: z.ZodType): string | undefined {
  if (!(schema instanceof z.ZodEnum)) return undefined;
  const values = schema.options.map(String);
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}.`;
}

function typeOf(schema: z.ZodType, names: TypeNames): string {
  if (schema instanceof z.ZodOptional) return nullableType(schema.unwrap() as z.ZodType, names);
  if (schema instanceof z.ZodDefault) return typeOf(schema.unwrap() as z.ZodType, names);
  return `${nullableType(schema, names)}!`;
}

function nullableType(schema: z.ZodType, names: TypeNames): string {
  const name = names.get(schema);
  if (name !== undefined) return name;
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return 'String';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodNumber) return schema.format === 'safeint' ? 'Int' : 'Float';
  if (schema instanceof z.ZodArray) return `[${typeOf(schema.element as z.ZodType, names)}]`;
  if (schema instanceof z.ZodRecord) return 'JSON';
  throw new Error(
    `The key "${schema.description ?? schema.type}" has no GraphQL type: give one to its schema in graphql/derive.ts.`,
  );
}
