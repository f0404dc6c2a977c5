/**
 * `npx tsx scripts/reference-import.ts <folder>`: creates reference pages from the output of `docfx
 * metadata`. See `--help` for usage.
 */
import { importReference } from '../packages/importers/reference/command';
import type { OnProgress } from '../packages/importers/reference/read-folder';

const STEP = 500;

/**
 * A single updating line in a terminal, a line every 500 items elsewhere; short imports show
 * nothing.
 */
function progress(title: string, what: string): OnProgress {
  return (done, total) => {
    if (total < STEP || (done % STEP !== 0 && done !== total)) return;
    const text = `${title}: ${done} of ${total} ${what}`;
    if (process.stderr.isTTY) process.stderr.write(`\r${text}${done === total ? '\n' : ''}`);
    else console.error(text);
  };
}

process.exitCode = importReference(process.argv.slice(2), process.cwd(), {
  log: (text) => console.log(text),
  error: (text) => console.error(text),
  onProgress: progress,
});
