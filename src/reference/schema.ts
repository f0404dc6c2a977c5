import { z } from 'zod';
import { redirectFrom, sectionKeywords } from '../markdown/front-matter';
import { declaredType } from '../../packages/csharp/declared-type';

/**
 * The front matter of an API class page. Descriptions are Markdown of one or more lines, with code,
 * emphasis and links.
 *
 * The GraphQL types are derived from these schemas, with the `describe` texts as documentation. A
 * new key only needs to be added here.
 */

const text = z.string().min(1);
const optionalText = z.string().optional();
const texts = z.array(z.string()).default([]);
/** Imported descriptions may be missing; they default to an empty string. */
const undescribed = z.string().default('');

export const parameter = z.strictObject({
  name: text,
  type: text,
  description: undescribed.describe(
    'What it is for: unit, range, effect, what null means. Only imported pages may leave it out.',
  ),
  default: optionalText.describe('The default value as C# writes it.'),
});

export const typeParameter = z.strictObject({
  name: text,
  description: text,
  constraint: optionalText.describe('The constraint as C# writes it: `RealtimeModel, new()`.'),
});

export const thrown = z.strictObject({
  type: text,
  description: text.describe('When it is thrown.'),
});

export const source = z.strictObject({
  path: text.describe("The file's path from the root of the toolkit's repository."),
  startLine: z.number().int().positive().optional().describe('1-based.'),
});

/** What types and members have in common. */
const declared = {
  since: optionalText.describe('The first version that has it.'),
  changedIn: optionalText.describe('The last version with another declaration than before.'),
  changedSince: optionalText.describe('The last release, if its declaration was another.'),
  obsolete: optionalText.describe('What to use instead.'),
  uid: optionalText.describe(
    "The id in the compiler's XML documentation, by which `xref:` links can name it too.",
  ),
  source: source
    .optional()
    .describe('Where it is declared; shown as a link if the settings have a `sourceUrl`.'),
  attributes: texts.describe('The attributes above the declaration: `[Serializable]`.'),
  seeAlso: texts.describe('Related types and members, as C# writes their names.'),
  example: text.optional().describe('Code that shows its use, in Markdown.'),
};

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

export const member = z.strictObject({
  name: text.describe('The name as C# knows it: `RequestOwnership`, `this[uint]`, `operator ==`.'),
  kind: z.enum(MEMBER_KINDS),
  static: z.boolean().default(false),
  signature: text.describe('The declaration as C# writes it, without attributes.'),
  summary: text.describe('Empty if an imported assembly does not describe it.'),
  remarks: text.optional().describe('In Markdown.'),
  typeParameters: z.array(typeParameter).default([]),
  parameters: z.array(parameter).default([]),
  returns: text
    .optional()
    .describe('What a method returns, or what a property holds: units and range.'),
  exceptions: z.array(thrown).default([]),
  ...declared,
});

export const apiFrontMatterSchema = z.strictObject({
  name: text.describe(
    "The type's name as C# writes it, type parameters included: `RealtimeSet<TModel>`.",
  ),
  kind: z.enum(['class', 'struct', 'interface', 'enum', 'delegate', 'attribute', 'exception']),
  namespace: text,
  category: text.describe('The group in the sidebar and in the list of all types.'),
  summary: text.describe('One sentence; empty if an imported assembly does not describe the type.'),
  signature: text.describe('The declaration as C# writes it, without attributes.'),
  inherits: texts.describe('The base classes, nearest first.'),
  implements: texts,
  typeParameters: z.array(typeParameter).default([]),
  members: z.array(member).default([]),
  // Pages show nested types as declared; what they are for is said in the text.
  nested: z
    .array(
      z
        .string()
        .refine(
          (declaration) => declaredType(declaration) !== undefined,
          'must be the declaration of a class, struct, interface, enum or delegate',
        ),
    )
    .default([])
    .describe('The types inside this one, as C# declares them, members without bodies.'),
  description: text.optional().describe('For search engines; the summary if left out.'),
  slug: z
    .string()
    .regex(/^\/[^\s?#]*$/, 'must be a path that starts with a slash')
    .optional()
    .describe("The path; below /reference/classes, by the file's name, if left out."),
  keywords: texts.describe('Words that readers call the type by and that its page does not use.'),
  sectionKeywords: sectionKeywords.default({}).describe('The same for its members, by their ids.'),
  unlisted: z.boolean().default(false),
  redirect_from: redirectFrom.default([]).describe('Addresses that the page had before.'),
  remarks: text
    .optional()
    .describe("What the assembly says besides the summary; an author's remarks are in the body."),
  parameters: z
    .array(parameter)
    .default([])
    .describe('Those of a delegate; those of methods are with the members.'),
  returns: text.optional().describe('What a delegate returns.'),
  ...declared,
});

export type ApiFrontMatter = z.output<typeof apiFrontMatterSchema>;
export type TypeKind = ApiFrontMatter['kind'];
export type ApiMember = ApiFrontMatter['members'][number];
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** A member written by `scripts/reference-import.ts`. */
export const importedMemberSchema = member.extend({
  summary: undescribed,
  typeParameters: z.array(typeParameter.extend({ description: undescribed })).default([]),
  exceptions: z.array(thrown.extend({ description: undescribed })).default([]),
});

/** The front matter of a type written by `scripts/reference-import.ts`, recognizable by its uid. */
export const importedFrontMatterSchema = apiFrontMatterSchema.extend({
  summary: undescribed,
  typeParameters: z.array(typeParameter.extend({ description: undescribed })).default([]),
  members: z.array(importedMemberSchema).default([]),
});

/** The schema for a page: imported types may lack descriptions. */
export function apiSchemaOf(data: unknown): z.ZodType<ApiFrontMatter> {
  const isImported = typeof data === 'object' && data !== null && 'uid' in data;
  return isImported ? importedFrontMatterSchema : apiFrontMatterSchema;
}
