import { z } from 'zod';

/** What can be written for a key. */
type Property = z.core.JSONSchema.JSONSchema;

/**
 * What editors read: a JSON schema for each kind of file that authors write, and snippets for the front
 * matter of pages, which no schema reaches in Markdown.
 *
 * @param schemas by the name of their file; `page` is that of a page's front matter.
 * @returns texts of files by their paths.
 */
export function editorFiles(schemas: Record<string, z.ZodType> & { page: z.ZodType }) {
  const files: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas))
    files[`schemas/${name}.schema.json`] = json(jsonSchema(schema));
  files['front-matter.code-snippets'] = json(snippets(schemas.page));
  return files;
}

const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/** What authors write, before defaults are filled in. Checks that JSON schemas lack are left out. */
const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });

function snippets(page: z.ZodType): object {
  const properties = Object.entries(jsonSchema(page).properties ?? {}) as [string, Property][];
  // Keys without a description have no effect here.
  const described = properties.filter(([, { description }]) => description);
  const entries = described.map(([prefix, property]) => {
    const body = prefix + placeholder(property);
    const { description } = property;
    const snippet = { prefix, scope: 'markdown,mdx', body, description };
    return [`front matter: ${prefix}`, snippet] as const;
  });
  return Object.fromEntries(entries);
}

/** What is filled in behind a key: a choice where there are few values. */
function placeholder({ type, enum: values, minimum, maximum }: Property): string {
  const choice = (texts: readonly unknown[]) => `: \${1|${texts.join(',')}|}`;
  if (values) return choice(values);
  if (type === 'boolean') return choice([true, false]);
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return choice(Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index));
  if (type === 'object') return ':\n  $1';
  return type === 'array' ? ': [$1]' : ': $1';
}
