import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

interface Holder {
  readonly pid: number;
  /** When it started: another process may have its number by now. */
  readonly started: string;
  /** What it is: "npm run build". */
  readonly command: string;
}

const fileIn = (rootDir: string) => path.join(rootDir, '.tmp', 'build.lock');

/**
 * Keeps the folders that a build writes, `.cache/` and `public/`, for this process until it ends, and
 * for those that it adds. What a killed process has left keeps nobody out.
 *
 * @param command what the process is, for whoever comes next.
 * @throws {Error} if another process has them.
 */
export function lockFolder(rootDir: string, command: string): void {
  const file = fileIn(rootDir);
  const other = holdersIn(file).find(({ pid, started }) => started === startOf(pid));
  if (other?.pid === process.pid) return;
  if (other) throw new Error(busy(other));
  fs.rmSync(file, { force: true });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(file, lineOf(process.pid, command), { flag: 'wx' });
  } catch (error) {
    const [first] = holdersIn(file);
    throw first ? new Error(busy(first)) : error;
  }
  process.once('exit', () => fs.rmSync(file, { force: true }));
}

/** Adds a process to those that hold the lock: it may outlive the one that started it. */
export function shareLock(rootDir: string, pid: number, command: string): void {
  const file = fileIn(rootDir);
  if (fs.existsSync(file)) fs.appendFileSync(file, lineOf(pid, command));
}

const busy = ({ pid, command }: Holder) =>
  `Another build is running in this folder: ${command} (pid ${pid}). Wait until it has ended, or ` +
  'end it: both would write to .cache/ and public/.';

function lineOf(pid: number, command: string): string {
  return `${JSON.stringify({ pid, started: startOf(pid) ?? '', command } satisfies Holder)}\n`;
}

/** One of each line; none where a process was killed while it wrote. */
function holdersIn(file: string): readonly Holder[] {
  if (!fs.existsSync(file)) return [];
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Holder];
      } catch {
        return [];
      }
    });
}

/** Tells a process from a later one of the same number; undefined if there is none. */
function startOf(pid: number): string | undefined {
  try {
    // In clock ticks since the machine started; before it is a name, which may hold spaces.
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // A process that nobody has waited for yet has ended all the same.
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    if (process.platform === 'linux') return undefined;
  }
  if (process.platform !== 'win32') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.trim() || undefined;
  }
  try {
    process.kill(pid, 0);
    return 'unknown';
  } catch {
    return undefined;
  }
}
