import { z } from 'zod';
import { sectionKeywords } from '../front-matter';
import { declaredType } from './declared-type';

/**
 * The front matter of an API class page. Descriptions are Markdown on one line or more: code,
 * emphasis and links.
 */

const description = z.string().min(1);

const parameter = z.strictObject({
  name: z.string().min(1),
  type: z.string().min(1),
  /** What it is for, with units and range. */
  description,
  /** The default value as C# writes it. */
  default: z.string().optional(),
});

const typeParameter = z.strictObject({
  name: z.string().min(1),
  description,
  /** The constraint as C# writes it: `RealtimeModel, new()`. */
  constraint: z.string().optional(),
});

const thrown = z.strictObject({
  type: z.string().min(1),
  /** When it is thrown. */
  description,
});

export const MEMBER_KINDS = [
  'constructor',
  'value',
  'constant',
  'field',
  'property',
  'indexer',
  'event',
  'method',
  'operator',
] as const;

const member = z.strictObject({
  /** The name as C# knows it: `RequestOwnership`, `this[uint]`, `operator ==`. */
  name: z.string().min(1),
  kind: z.enum(MEMBER_KINDS),
  static: z.boolean().default(false),
  /** The declaration as C# writes it. */
  signature: z.string().min(1),
  summary: description,
  remarks: description.optional(),
  typeParameters: z.array(typeParameter).default([]),
  parameters: z.array(parameter).default([]),
  /** What a method gives back, or what a property holds: units and range. */
  returns: description.optional(),
  exceptions: z.array(thrown).default([]),
  /** The first version that has it. */
  since: z.string().optional(),
  /** What to use in its place. */
  obsolete: z.string().optional(),
  /** The id in the compiler's XML documentation, by which `xref:` links can name it too. */
  uid: z.string().optional(),
  /** Where it is declared; shown as a link where the settings have a `sourceUrl`. */
  source: z
    .strictObject({ path: z.string().min(1), startLine: z.number().int().positive().optional() })
    .optional(),
  /** The attributes that stand above the declaration: `[Serializable]`. */
  attributes: z.array(z.string()).default([]),
  /** Names of types and members, as C# writes them. */
  seeAlso: z.array(z.string()).default([]),
  /** Code that shows its use. */
  example: description.optional(),
});

export const TYPE_KINDS = [
  'class',
  'struct',
  'interface',
  'enum',
  'delegate',
  'attribute',
  'exception',
] as const;

export const apiFrontMatterSchema = z.strictObject({
  /** The type's name as C# writes it, type parameters included: `RealtimeSet<TModel>`. */
  name: z.string().min(1),
  kind: z.enum(TYPE_KINDS),
  namespace: z.string().min(1),
  /** The group in the sidebar and in the index. */
  category: z.string().min(1),
  /** One sentence. */
  summary: description,
  /** The declaration as C# writes it. */
  signature: z.string().min(1),
  /** The base classes, nearest first. */
  inherits: z.array(z.string()).default([]),
  implements: z.array(z.string()).default([]),
  typeParameters: z.array(typeParameter).default([]),
  members: z.array(member).default([]),
  /**
   * Types inside this one, as C# declares them, members without bodies. The page shows them as they
   * are written; the text says what they are for.
   */
  nested: z
    .array(
      z
        .string()
        .refine(
          (text) => declaredType(text) !== undefined,
          'must be the declaration of a class, struct, interface, enum or delegate',
        ),
    )
    .default([]),
  /** For search engines; the summary where it is left out. */
  description: description.optional(),
  /** The path; the file's name below /reference/classes where it is left out. */
  slug: z
    .string()
    .regex(/^\/[^\s?#]*$/, 'must be a path that starts with a slash')
    .optional(),
  /** Words by which readers call the type and which its page does not say. */
  keywords: z.array(z.string()).default([]),
  /** The same for its members, by their ids. */
  sectionKeywords: sectionKeywords.default({}),
  since: z.string().optional(),
  obsolete: z.string().optional(),
  unlisted: z.boolean().default(false),
  /** The id in the compiler's XML documentation, by which `xref:` links can name it too. */
  uid: z.string().optional(),
  /** Where it is declared; shown as a link where the settings have a `sourceUrl`. */
  source: z
    .strictObject({ path: z.string().min(1), startLine: z.number().int().positive().optional() })
    .optional(),
  /** The attributes that stand above the declaration: `[Serializable]`. */
  attributes: z.array(z.string()).default([]),
  /** Names of types and members, as C# writes them. */
  seeAlso: z.array(z.string()).default([]),
  /** What the assembly says besides the summary; an author's remarks are in the body. */
  remarks: description.optional(),
  example: description.optional(),
  /** Of a delegate. */
  parameters: z.array(parameter).default([]),
  /** What a delegate gives back. */
  returns: description.optional(),
});

export type ApiFrontMatter = z.output<typeof apiFrontMatterSchema>;
export type ApiMember = ApiFrontMatter['members'][number];
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** What the assembly's author has not described is left out, not filled in. */
const undescribed = z.string().default('');

/** A member of a type that `npm run reference:import` has written. */
export const importedMemberSchema = member.extend({
  summary: undescribed,
  typeParameters: z.array(typeParameter.extend({ description: undescribed })).default([]),
  parameters: z.array(parameter.extend({ description: undescribed })).default([]),
  exceptions: z.array(thrown.extend({ description: undescribed })).default([]),
});

/** The front matter of a type that `npm run reference:import` has written: it has a uid. */
export const importedFrontMatterSchema = apiFrontMatterSchema.extend({
  summary: undescribed,
  typeParameters: z.array(typeParameter.extend({ description: undescribed })).default([]),
  parameters: z.array(parameter.extend({ description: undescribed })).default([]),
  members: z.array(importedMemberSchema).default([]),
});

/** The schema of a page: texts may be missing in what comes from an assembly. */
export function apiSchemaOf(data: unknown): z.ZodType<ApiFrontMatter> {
  const isImported = typeof data === 'object' && data !== null && 'uid' in data;
  return isImported ? importedFrontMatterSchema : apiFrontMatterSchema;
}
