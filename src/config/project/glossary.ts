import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { nearest } from '../diagnostics/problems';
import { keyPathLocator } from '../diagnostics/source-lines';
import { substituteDeep, type Variables } from '../settings/variables';
import { loadContentModule } from './content-module';
import { namesOf } from './term-names';

/** The registry of terms in the content folder; optional. */
const GLOSSARY_FILE = 'glossary.ts';

/** One or two sentences: more does not fit beside the text in which the term stands. */
const MAX_DEFINITION = 320;

const termSchema = z.strictObject({
  /** The term as the glossary lists it: in the singular. */
  name: z.string().min(1),
  /** Other names, by which pages can refer to the term too. */
  also: z.array(z.string().min(1)).default([]),
  /** What it is, in one or two sentences; Markdown. */
  definition: z
    .string()
    .min(1)
    .max(MAX_DEFINITION, `must be one or two sentences, at most ${MAX_DEFINITION} characters`),
  /** What it is in code: the name of a type or a member. */
  type: z.string().min(1).optional(),
  /** The ids of related terms. */
  see: z.array(z.string().min(1)).default([]),
});

/** The ids are anchors, so they are written like those of headings. */
const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/;

const glossarySchema = z
  .record(
    z.string().min(1),
    z.record(z.string().regex(ID, 'must be lowercase letters, digits and hyphens'), termSchema),
  )
  .superRefine((groups, context) => {
    const owners = new Map<string, string>();
    const ids = Object.values(groups).flatMap((terms) => Object.keys(terms));
    for (const [group, terms] of Object.entries(groups)) {
      for (const [id, term] of Object.entries(terms)) {
        const refuse = (message: string, ...keys: (string | number)[]) =>
          context.addIssue({ code: 'custom', path: [group, id, ...keys], message });
        for (const name of namesOf({ id, ...term })) {
          const owner = owners.get(name);
          if (owner !== undefined) refuse(`"${name}" is already a name of "${owner}"`);
          owners.set(name, id);
        }
        for (const [index, other] of term.see.entries()) {
          if (other === id) refuse('names the term itself', 'see', index);
          if (ids.includes(other)) continue;
          const near = nearest(other, ids);
          const hint = near ? `; write "${near}"` : '';
          refuse(`there is no term "${other}"${hint}`, 'see', index);
        }
      }
    }
  });

/** The registry as an author writes it: terms by id, by group. Its texts may contain variables. */
export type GlossaryInput = z.input<typeof glossarySchema>;

export interface GlossaryTerm extends z.output<typeof termSchema> {
  /** Its anchor in the glossary. */
  readonly id: string;
  readonly group: string;
  /** Where the registry has it, for mistakes in its links. */
  readonly place: {
    readonly source: string;
    /** Found when it is asked for: the parser takes longer to load than the glossary to read. */
    readonly line?: number | undefined;
  };
}

/** Reads the glossary's registry. @param variables those of settings and facts, for the texts. */
export function loadGlossary(contentDir: string, rootDir: string, variables: Variables) {
  const { data, problems } = loadContentModule(contentDir, rootDir, {
    name: GLOSSARY_FILE,
    schema: glossarySchema,
    check: 'content',
    fix: 'Fix the syntax. The file exports one object of the type GlossaryInput by default.',
  });
  if (!data) return { terms: [], problems };
  const source = path.join(contentDir, GLOSSARY_FILE);
  const text = fs.readFileSync(source, 'utf8');
  let lineOf: ReturnType<typeof keyPathLocator> | undefined;
  const terms = Object.entries(data).flatMap(([group, inGroup]) =>
    Object.entries(inGroup).map(([id, term]): GlossaryTerm => ({
      ...substituteDeep(term, variables),
      id,
      group: substituteDeep(group, variables),
      place: {
        source,
        get line() {
          lineOf ??= keyPathLocator(text);
          return lineOf([group, id]);
        },
      },
    })),
  );
  return { terms, problems };
}
