import type { CreatePagesArgs } from 'gatsby';
import type { Settings } from '../../config/settings/schema';
import { formatProblems, type Problem, severityOf } from '../../config/diagnostics/problems';

/** Of a warning that many files have; a site from another system has it in hundreds. */
const LISTED = 5;

/** Prints the problems. A mistake ends a build; develop only reports it. */
export function report(
  problems: readonly Problem[],
  checks: Settings['checks'],
  reporter: CreatePagesArgs['reporter'],
): void {
  const warnings = problems.filter((problem) => severityOf(problem, checks) === 'warn');
  const errors = problems.filter((problem) => severityOf(problem, checks) === 'error');
  // Printed directly, because Gatsby's reporter would wrap the lines and break their addresses.
  if (warnings.length > 0) {
    process.stderr.write(
      `\n${count(warnings, 'warning')}\n\n${formatProblems(warnings, LISTED)}\n\n`,
    );
  }
  if (errors.length === 0) return;
  process.stderr.write(`\n${formatProblems(errors)}\n\n`);
  const summary = `${count(errors, 'mistake')} in the content, listed above.`;
  if (process.env.NODE_ENV === 'production')
    reporter.panic({ id: CONTENT_ERROR, context: { summary } });
  else reporter.error(summary);
}

function count(problems: readonly Problem[], noun: string): string {
  return `${problems.length} ${noun}${problems.length === 1 ? '' : 's'}`;
}

/** The id with which `registerErrors` has Gatsby print the report without a stack. */
const CONTENT_ERROR = '90000';

/** Call this in `onPluginInit`. */
export function registerErrors(reporter: CreatePagesArgs['reporter']): void {
  reporter.setErrorMap({
    [CONTENT_ERROR]: {
      text: ({ summary }: { summary: string }) => summary,
      level: 'ERROR',
      category: 'USER',
      type: 'PLUGIN',
    } as never,
  });
}
