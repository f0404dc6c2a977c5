/**
 * `npm run test:quick`: what can be checked about a change in under a minute, before it is pushed.
 * Types, ESLint and Prettier on files changed since their last run, the unit tests affected by
 * changed files, and the text of the content, in parallel. Unlike `npm test` it is not complete: it
 * builds nothing, and ESLint does not recheck an unchanged file whose imports have changed.
 *
 * `-- <commit>` sets the commit to compare with, instead of `origin/main`.
 */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const CACHES = path.join('node_modules', '.cache', 'quick');

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
}

function stepsSince(commit: string): readonly (readonly [title: string, command: string[]])[] {
  const types = ['--incremental', '--tsBuildInfoFile', path.join(CACHES, 'types.tsbuildinfo')];
  const cache = (name: string) => ['--cache', '--cache-location', path.join(CACHES, name)];
  return [
    ['Types', ['tsc', '--noEmit', ...types]],
    ['ESLint', ['eslint', ...cache('eslint'), '--cache-strategy', 'content', '.']],
    [
      'Prettier',
      [
        'prettier',
        '--check',
        '--log-level',
        'warn',
        ...cache('prettier'),
        '--cache-strategy',
        'content',
        '.',
      ],
    ],
    ['Unit tests', ['jest', `--changedSince=${commit}`, '--passWithNoTests']],
    ['Content', ['tsx', 'scripts/lint-content.mts']],
  ];
}

function run([name = '', ...args]: readonly string[]): Promise<Outcome> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(path.resolve('node_modules', '.bin', name), args);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      resolve({ passed: code === 0, output: Buffer.concat(chunks).toString(), seconds });
    });
  });
}

/** If `origin/main` was never fetched, only uncommitted files count as changed. */
function base(): string {
  const named = process.argv[2] ?? 'origin/main';
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${named}^{commit}`]);
  if (status === 0) return named;
  if (process.argv[2] === undefined) return 'HEAD';
  console.error(`git knows no commit "${named}".`);
  process.exit(1);
}

async function main(): Promise<void> {
  const commit = base();
  console.log(`Comparing with ${commit}.`);
  const outcomes = await Promise.all(
    stepsSince(commit).map(async ([title, command]) => {
      const { passed, output, seconds } = await run(command);
      console.log(`  ${passed ? '✓' : '✗'} ${title}, ${seconds} s`);
      if (!passed) console.error(output);
      return passed;
    }),
  );
  const failed = outcomes.filter((passed) => !passed).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exit(1);
}

void main();
