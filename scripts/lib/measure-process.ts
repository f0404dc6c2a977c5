import { spawn } from 'node:child_process';
import fs from 'node:fs';

export interface ProcessFigures {
  readonly code: number;
  readonly seconds: number;
  /**
   * User and system time of the process and its children; undefined if the system does not provide
   * it.
   */
  readonly cpuSeconds?: number;
  /** The peak of their resident memory in total, in bytes; pages that they share count in each. */
  readonly peakBytes?: number;
}

const SAMPLE_MS = 100;
/** Linux counts time in hundredths of a second and memory in pages of 4 KiB. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** Runs a command and measures it with its children by sampling `/proc`. */
export function measureProcess(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<ProcessFigures> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
    const ticks = new Map<number, number>();
    let peakBytes = 0;
    const timer = setInterval(() => {
      const tree = processTree(child.pid ?? -1);
      peakBytes = Math.max(
        peakBytes,
        tree.reduce((sum, { pages }) => sum + pages * PAGE_BYTES, 0),
      );
      for (const { pid, time } of tree) ticks.set(pid, time);
    }, SAMPLE_MS);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(timer);
      const cpu = [...ticks.values()].reduce((sum, time) => sum + time, 0) / TICKS_PER_SECOND;
      resolve({
        code: code ?? 1,
        seconds: (performance.now() - start) / 1000,
        ...(peakBytes > 0 && { cpuSeconds: cpu, peakBytes }),
      });
    });
  });
}

interface Sample {
  readonly pid: number;
  readonly parent: number;
  readonly time: number;
  readonly pages: number;
}

function processTree(root: number): Sample[] {
  const all = fs.existsSync('/proc')
    ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : [];
  const samples = all.flatMap((name) => sample(Number(name)) ?? []);
  const inTree = new Set([root]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { pid, parent } of samples) {
      if (inTree.has(parent) && !inTree.has(pid)) {
        inTree.add(pid);
        grown = true;
      }
    }
  }
  return samples.filter(({ pid }) => inTree.has(pid));
}

/** The fields of `/proc/<pid>/stat` after the name, which may contain spaces (proc(5)). */
function sample(pid: number): Sample | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { pid, parent, time: (fields[11] ?? 0) + (fields[12] ?? 0), pages: fields[21] ?? 0 };
  } catch {
    return undefined;
  }
}
