import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Variables } from '../settings/variables';
import { evaluateModule, locateError } from '../diagnostics/evaluate-module';
import type { Problem } from '../diagnostics/problems';

/** The file of facts in the content folder; optional. */
export const FACTS_FILE = 'facts.ts';

interface Facts {
  readonly [name: string]: string | number | Facts;
}

const factsSchema: z.ZodType<Facts> = z.lazy(() =>
  z.record(z.string().regex(/^[A-Za-z]\w*$/), z.union([z.string(), z.number(), factsSchema])),
);

/**
 * Reads the content's facts and turns them into variables: `facts.limits.roomName`. Numbers are
 * formatted for prose (`1,024`), or for code if `.digits` is appended (`1024`).
 */
export function loadFacts(
  contentDir: string,
  rootDir: string,
): { variables: Variables; problems: readonly Problem[] } {
  const absolute = path.join(contentDir, FACTS_FILE);
  if (!fs.existsSync(absolute)) return { variables: {}, problems: [] };
  const file = path.relative(rootDir, absolute).split(path.sep).join('/');
  const fix =
    'The file exports one object by default; its values are numbers, texts, or objects of these.';
  try {
    const result = factsSchema.safeParse(evaluateModule(absolute, ''));
    if (result.success) {
      return { variables: Object.fromEntries(factVariables(result.data, 'facts')), problems: [] };
    }
    const name = result.error.issues[0]?.path.join('.') ?? '';
    const message = `The fact "${name}" must be a number or a text.`;
    return { variables: {}, problems: [{ check: 'settings', file, message, fix }] };
  } catch (error) {
    const { message, ...place } = locateError(error);
    const problem: Problem = {
      check: 'settings',
      file,
      ...place,
      message: `The facts cannot be read: ${message}`,
      fix,
    };
    return { variables: {}, problems: [problem] };
  }
}

function factVariables(facts: Facts, prefix: string): [string, string][] {
  return Object.entries(facts).flatMap(([key, value]): [string, string][] => {
    const name = `${prefix}.${key}`;
    if (typeof value === 'object') return factVariables(value, name);
    if (typeof value === 'string') return [[name, value]];
    return [
      [name, value.toLocaleString('en-US')],
      [`${name}.digits`, String(value)],
    ];
  });
}
