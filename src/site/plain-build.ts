/**
 * Whether a build does without what makes it quick and must not show in its result: tests build a
 * site both ways and compare (`scripts/test-same.ts`).
 */
export function isPlainBuild({ PLAIN_BUILD }: NodeJS.ProcessEnv = process.env): boolean {
  return PLAIN_BUILD === '1';
}
