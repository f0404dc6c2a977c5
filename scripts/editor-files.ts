/**
 * `scripts/editor-files.ts`: writes the JSON schemas and snippets in `.vscode/` from the schemas of
 * front matter, sidebars and settings. They are committed, and a unit test finds old ones.
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { apiFrontMatterSchema } from '../src/reference/schema';
import { docFrontMatterSchema } from '../src/markdown/front-matter';
import { categoryFileSchema, sidebarsSchema } from '../src/site/sidebars/schema';
import { settingsSchema } from '../src/config/settings/schema';

/** The folder of what editors read, from the project's root. */
export const EDITOR_DIR = '.vscode';

/** What JSON schemas are made of, by the name of their file. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  page: docFrontMatterSchema,
  'api-class': apiFrontMatterSchema,
  category: categoryFileSchema,
  sidebars: sidebarsSchema,
  settings: settingsSchema,
};

/** The parts of a JSON schema that say what can be written for a key. */
interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
}

interface Snippet {
  readonly prefix: string;
  readonly scope: string;
  readonly body: string;
  readonly description?: string;
}

/**
 * The files that editors read, by their path in `.vscode/`: a JSON schema for each kind of file that
 * authors write, and snippets for the front matter of pages, which no schema reaches in Markdown.
 */
export function editorFiles(): Readonly<Record<string, string>> {
  const schemas = Object.entries(SCHEMAS).map(
    ([name, schema]) => [`schemas/${name}.schema.json`, json(jsonSchema(schema))] as const,
  );
  return { ...Object.fromEntries(schemas), 'front-matter.code-snippets': json(snippets()) };
}

/** What authors write, before defaults are filled in. Checks that JSON schemas lack are left out. */
function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
}

function snippets(): Readonly<Record<string, Snippet>> {
  const { properties = {} } = jsonSchema(docFrontMatterSchema) as {
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

function main(): void {
  for (const [name, content] of Object.entries(editorFiles())) {
    const file = path.join(EDITOR_DIR, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
    console.log(file);
  }
}

if (require.main === module) main();
