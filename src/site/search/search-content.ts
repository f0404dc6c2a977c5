import { z } from 'zod';
import type { Problem } from '../../config/diagnostics/problems';
import { issueToProblems, knownKeys } from '../../config/diagnostics/zod-issues';
import { loadContentModule } from '../../config/project/content-module';
import type { Variables } from '../../config/settings/variables';

/** The optional file in the content folder that configures search for the content. */
export const SEARCH_FILE = 'search.ts';

const schema = z.strictObject({
  /** Readers' words and phrases, separated by commas, and the words that pages use instead. */
  synonyms: z
    .array(z.strictObject({ said: z.string().min(1), meant: z.string().min(1) }))
    .default([]),
  /** Reference categories whose types come after all others. */
  internals: z.array(z.string().min(1)).default([]),
  /** Headings, such as lists of links, that are no hits; their words still find the page. */
  ignoredHeadings: z.array(z.string().min(1)).default([]),
  /**
   * Tasks that many readers come for, with the paths of their pages: shown in the search before
   * anything is typed, and on the not-found page. Six fit.
   */
  popular: z
    .array(z.strictObject({ label: z.string().min(1), href: z.string().startsWith('/') }))
    .default([]),
});

export type SearchContentInput = z.input<typeof schema>;

export type SearchContent = Readonly<z.output<typeof schema>>;

const FIX =
  'The file exports one object by default: synonyms, internals, ignoredHeadings, popular.';

/** Reads the file; if it is missing or wrong, the result is empty. */
export function loadSearchContent(
  contentDir: string,
  rootDir: string,
  variables: Variables,
): SearchContent & { readonly problems: readonly Problem[] } {
  const known = knownKeys(schema);
  const { data = schema.parse({}), problems } = loadContentModule(contentDir, rootDir, {
    name: SEARCH_FILE,
    schema,
    variables,
    check: 'settings',
    fix: FIX,
    wrong: (issue) =>
      issueToProblems(issue, known, 'the file').map((found) => ({
        ...found,
        fix: found.path.length > 0 ? found.fix : FIX,
      })),
  });
  return { ...data, problems };
}
