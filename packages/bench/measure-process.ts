import { spawn } from 'node:child_process';
import fs from 'node:fs';

export interface ProcessFigures {
  readonly seconds: number;
  /** User and system time of the process and its children; undefined without `/proc`. */
  readonly cpuSeconds?: number;
  /** The peak of their resident memory in total, in bytes; pages that they share count in each. */
  readonly peakBytes?: number;
}

const SAMPLE_MS = 100;
/** Linux counts time in hundredths of a second and memory in pages of 4 KiB. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/**
 * Runs a command and measures it with its children by sampling `/proc`.
 *
 * @throws {Error} if the command fails.
 */
export function measureProcess(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<ProcessFigures> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
    const ticks = new Map<number, number>();
    let peakBytes = 0;
    const timer = setInterval(() => {
      const tree = processTree(child.pid ?? -1);
      for (const { pid, time } of tree) ticks.set(pid, time);
      peakBytes = Math.max(peakBytes, sum(tree.map(({ pages }) => pages)) * PAGE_BYTES);
    }, SAMPLE_MS);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) reject(new Error(`"${command}" failed in ${options.cwd}.`));
      resolve({
        seconds: (performance.now() - start) / 1000,
        ...(peakBytes > 0 && {
          cpuSeconds: sum([...ticks.values()]) / TICKS_PER_SECOND,
          peakBytes,
        }),
      });
    });
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A process and all that it has started. Children have larger numbers than their parents. */
function processTree(root: number) {
  if (!fs.existsSync('/proc')) return [];
  const pids = fs.readdirSync('/proc').map(Number).filter(Boolean);
  const tree = new Set([root]);
  return pids
    .sort((a, b) => a - b)
    .flatMap(sample)
    .filter(({ pid, parent }) => pid === root || (tree.has(parent) && tree.add(pid)));
}

/** The fields of `/proc/<pid>/stat` after the name, which may contain spaces (proc(5)). */
function sample(pid: number) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return [{ pid, parent, time: (fields[11] ?? 0) + (fields[12] ?? 0), pages: fields[21] ?? 0 }];
  } catch {
    // It has ended.
    return [];
  }
}
