import { z } from 'zod';
import { loadContentModule } from './content-module';

/** The file of facts in the content folder; optional. */
export const FACTS_FILE = 'facts.ts';

interface Facts {
  readonly [name: string]: string | number | Facts;
}

const factsSchema: z.ZodType<Facts> = z.lazy(() =>
  z.record(z.string().regex(/^[A-Za-z]\w*$/), z.union([z.string(), z.number(), factsSchema])),
);

const FIX =
  'The file exports one object by default; its values are numbers, texts, or objects of these.';

/**
 * Reads the content's facts and turns them into variables: `facts.limits.roomName`. Numbers are
 * formatted for prose (`1,024`), or for code if `.digits` is appended (`1024`).
 */
export function loadFacts(contentDir: string, rootDir: string) {
  const { data = {}, problems } = loadContentModule(contentDir, rootDir, {
    name: FACTS_FILE,
    schema: factsSchema,
    check: 'settings',
    fix: FIX,
    wrong: (issue) => {
      const keys = deepest(issue);
      const fact = keys.join('.');
      const message =
        issue.code === 'invalid_key'
          ? `The name of the fact "${fact}" must be letters and digits.`
          : `The fact "${fact}" must be a number or a text.`;
      return [{ path: keys, message, fix: FIX }];
    },
  });
  return { variables: Object.fromEntries(factVariables(data, 'facts')), problems };
}

/** The path of what is wrong, inside objects of facts too. */
function deepest({ path, ...issue }: z.core.$ZodIssue): readonly PropertyKey[] {
  if (issue.code !== 'invalid_union') return path;
  const inner = issue.errors
    .flat()
    .find((one) => one.path.length > 0 || one.code === 'invalid_union');
  return inner ? [...path, ...deepest(inner)] : path;
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
