import { ownValue } from '../diagnostics/own-value';
import { z } from 'zod';
import { nearest } from '../diagnostics/problems';
import { substituteDeep, type Variables } from '../settings/variables';
import { loadContentModule } from './content-module';

/** The decision tables in the content folder; optional. */
const DECISION_TABLES_FILE = 'decision-tables.ts';

/** Ids become parameters in the page's address. */
const id = z.string().regex(/^[a-z][a-z\d-]*$/, 'must be lowercase letters, digits and hyphens');

const questionSchema = z.strictObject({
  label: z.string().min(1),
  /** The answers by id, in their order. */
  answers: z.record(id, z.string().min(1)),
});

const rowSchema = z.strictObject({
  name: z.string().min(1),
  /** What it is; Markdown. */
  what: z.string().min(1),
  /** What one pays for it; Markdown. */
  price: z.string().min(1),
  /** The answers that it suits, by question; a question that is left out makes no difference. */
  suits: z.record(id, z.array(z.string()).min(1)),
});

const tableSchema = z
  .strictObject({
    /** The accessible name of the figure. */
    label: z.string().min(1),
    questions: z.record(id, questionSchema),
    /** In the order in which they are recommended: the first row that suits is the one to take. */
    rows: z.array(rowSchema).min(1),
  })
  .superRefine(({ questions, rows }, context) => {
    rows.forEach(({ suits }, row) => {
      for (const [question, answers] of Object.entries(suits)) {
        const refuse = (what: string, name: string, known: object, ...at: number[]) => {
          const near = nearest(name, Object.keys(known));
          const message = `there is no ${what} "${name}"${near ? `; write "${near}"` : ''}`;
          const path = ['rows', row, 'suits', question, ...at];
          context.addIssue({ code: 'custom', path, message });
        };
        const known = ownValue(questions, question);
        if (!known) {
          refuse('question', question, questions);
          continue;
        }
        answers.forEach((answer, index) => {
          if (!Object.hasOwn(known.answers, answer)) refuse('answer', answer, known.answers, index);
        });
      }
    });
  });

const fileSchema = z.record(id, tableSchema);

/** The tables as an author writes them, by id. Their texts may contain variables. */
export type DecisionTablesInput = z.input<typeof fileSchema>;

export type DecisionTable = z.output<typeof tableSchema>;
export type DecisionTables = Readonly<Record<string, DecisionTable>>;

/** Reads the decision tables. @param variables those of settings and facts, for the texts. */
export function loadDecisionTables(contentDir: string, rootDir: string, variables: Variables) {
  const { data, problems } = loadContentModule(contentDir, rootDir, {
    name: DECISION_TABLES_FILE,
    schema: fileSchema,
    check: 'content',
    fix: 'Fix the syntax. The file exports one object of the type DecisionTablesInput by default.',
  });
  return { tables: substituteDeep(data ?? {}, variables), problems };
}
