import { z } from 'zod';
import { substituteDeep, type Variables } from '../settings/variables';
import { loadContentModule } from './content-module';

/** The registry of log codes in the content folder; optional. */
export const LOG_CODES_FILE = 'log-codes.ts';

const logCodeSchema = z.strictObject({
  severity: z.enum(['error', 'warning', 'info']),
  /**
   * The logged line without its code. What differs from line to line is a placeholder: `<room>`.
   * The part before the first colon is the title of the code's page.
   */
  text: z.string().min(1),
  /** What brings the line about; Markdown. */
  cause: z.string().min(1),
  /** What to do about it; Markdown. */
  fix: z.string().min(1),
  /** The version that first logged it. */
  since: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version: 2.0.0'),
});

const logCodesSchema = z
  .strictObject({
    /** What codes are about, by their first digit. */
    groups: z.record(z.string().regex(/^[1-9]$/, 'must be one digit'), z.string().min(1)),
    /** By number: four digits. */
    codes: z.record(z.string().regex(/^[1-9]\d{3}$/, 'must be four digits'), logCodeSchema),
  })
  .superRefine(({ groups, codes }, context) => {
    for (const number of Object.keys(codes)) {
      if (Object.hasOwn(groups, number.charAt(0))) continue;
      const message = `has no group: add "${number.charAt(0)}" to the groups`;
      context.addIssue({ code: 'custom', path: ['codes', number], message });
    }
  });

export type LogSeverity = z.output<typeof logCodeSchema>['severity'];

/** The registry as an author writes it. Its texts may contain variables. */
export type LogCodesInput = z.input<typeof logCodesSchema>;

/** A line that the toolkit logs. */
export interface LogCode extends z.output<typeof logCodeSchema> {
  readonly number: string;
  /** With the prefix: `TDM1004`. */
  readonly code: string;
  readonly title: string;
  readonly group: string;
}

/**
 * Reads the registry of log codes. Its texts have the variables of settings and facts. As new
 * variables, `{log.1004}` is the code, `{log.1004.title}` its title.
 */
export function loadLogCodes(contentDir: string, rootDir: string, variables: Variables) {
  const { data, problems } = loadContentModule(contentDir, rootDir, {
    name: LOG_CODES_FILE,
    schema: logCodesSchema,
    check: 'content',
    fix: 'Fix the syntax. The file exports one object of the type LogCodesInput by default.',
  });
  if (!data) return { logCodes: [], variables: {}, problems };
  const { groups, codes } = data;
  const logCodes = Object.entries(codes).map(([number, entry]): LogCode => {
    const shown = substituteDeep(entry, variables);
    return {
      ...shown,
      number,
      code: `${variables.logPrefix ?? ''}${number}`,
      title: shown.text.split(':')[0] ?? shown.text,
      group: substituteDeep(groups[number.charAt(0)] ?? '', variables),
    };
  });
  const own = logCodes.flatMap(({ number, code, title }): [string, string][] => [
    [`log.${number}`, code],
    [`log.${number}.title`, title],
  ]);
  return { logCodes, variables: Object.fromEntries(own), problems };
}
