/**
 * `npm run check:code`: what `npm run typecheck` and ESLint find in the whole project, in one process.
 * Both need the types of all files, which are then computed once.
 */
import { ESLint } from 'eslint';
import { lintWith, programOf, typeMistakes } from './lib/typed-lint';

async function main(): Promise<boolean> {
  const program = programOf('tsconfig.json');
  const mistakes = typeMistakes(program, process.stdout.isTTY);
  if (mistakes !== '') console.error(mistakes);

  const eslint = new ESLint({ overrideConfig: lintWith(program) });
  const results = await eslint.lintFiles(['.']);
  const formatter = await eslint.loadFormatter('stylish');
  const found = await formatter.format(results);
  if (found !== '') console.error(found);
  return mistakes === '' && results.every(({ errorCount }) => errorCount === 0);
}

main().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
