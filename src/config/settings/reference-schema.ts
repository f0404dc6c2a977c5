import { z } from 'zod';
import { orFalse } from './address-schema';

export const sourceUrl = orFalse(
  z
    .string()
    .regex(/^https?:\/\//, 'must be an http or https address')
    .refine((value) => value.includes('{path}'), 'must contain {path}'),
).default(false);

export const externalXrefs = z
  .array(
    z.strictObject({
      /** The path of the map from the project's root: YAML, or JSON if it ends in `.json`. */
      file: z.string().regex(/^\.\.?\/[^\\]+$/, 'must be a path that starts with "./"'),
      /** Where its relative addresses start, with a slash at the end, if it does not say so itself. */
      baseUrl: z
        .url({ protocol: /^https?$/, error: 'must be an http or https address' })
        .optional(),
    }),
  )
  .default([]);

export const externalTypes = orFalse(
  z.array(
    z.strictObject({
      /** The namespace whose types, including those in nested namespaces, it documents. */
      namespace: z.string().regex(/^[A-Z][\w.]*$/, 'must be a namespace'),
      /**
       * The address of a type: `{name}` is its name relative to the namespace, `{fullName}`
       * includes the namespace, `{fullNameLower}` is that in lower case. `List<T>` is `List-1`.
       */
      url: z
        .string()
        .regex(/^https?:\/\//, 'must be an http or https address')
        .regex(/\{(?:name|fullName|fullNameLower)\}/, 'must contain {name} or {fullName}'),
      /** Types that `reference/external-types.ts` does not know: ``System.Numerics.Vector`1``. */
      types: z
        .array(z.string().regex(/^[A-Z]\w*(?:\.\w+)+(?:`\d+)?$/, 'must be a full name'))
        .default([]),
    }),
  ),
).default([
  {
    namespace: 'UnityEngine',
    url: 'https://docs.unity3d.com/ScriptReference/{name}.html',
    types: [],
  },
  { namespace: 'System', url: 'https://learn.microsoft.com/dotnet/api/{fullNameLower}', types: [] },
]);
