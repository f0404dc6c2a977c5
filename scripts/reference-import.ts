/**
 * `npm run reference:import -- <folder>`: makes pages of the reference from what `docfx metadata`
 * writes. `--help` says how it is called.
 */
import { importReference } from '../src/reference-import/command';
import type { OnProgress } from '../src/reference-import/read-folder';

const STEP = 500;

/** One line that changes in a terminal, a line each 500 elsewhere; short imports show nothing. */
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
