import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The parts of a JSON schema that say what can be written for a key. */
interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
}

/**
 * What editors read: a JSON schema for each kind of file that authors write, and snippets for the front
 * matter of pages, which no schema reaches in Markdown.
 *
 * @param schemas by the name of their file.
 * @param page the schema of a page's front matter.
 * @returns texts of files by their paths.
 */
export function editorFiles(
  schemas: Readonly<Record<string, z.ZodType>>,
  page: z.ZodType,
): Readonly<Record<string, string>> {
  const files = Object.entries(schemas).map(
    ([name, schema]) => [`schemas/${name}.schema.json`, json(jsonSchema(schema))] as const,
  );
  return { ...Object.fromEntries(files), 'front-matter.code-snippets': json(snippets(page)) };
}

/** Writes files, by their paths below a folder, and prints their names. */
export function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
    console.log(file);
  }
}

/** What authors write, before defaults are filled in. Checks that JSON schemas lack are left out. */
function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
}

function snippets(page: z.ZodType): object {
  const { properties = {} } = jsonSchema(page) as {
    readonly properties?: Readonly<Record<string, Property>>;
  };
  // Keys without a description have no effect here.
  const described = Object.entries(properties).filter(([, { description }]) => description);
  return Object.fromEntries(
    described.map(([key, property]) => [
      `front matter: ${key}`,
      {
        prefix: key,
        scope: 'markdown,mdx',
        body: `${key}:${placeholder(property)}`,
        ...(property.description && { description: property.description }),
      },
    ]),
  );
}

/** What is filled in behind a key: a choice where there are few values. */
function placeholder({ type, enum: values, minimum, maximum }: Property): string {
  const choice = (texts: readonly (string | number)[]) => ` \${1|${texts.join(',')}|}`;
  if (values) return choice(values);
  if (type === 'boolean') return choice(['true', 'false']);
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return choice(Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index));
  if (type === 'object') return '\n  $1';
  return type === 'array' ? ' [$1]' : ' $1';
}

function json(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
