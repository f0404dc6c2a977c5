import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * In lines of TypeScript and JavaScript without tests. What brings a capability raises a budget by
 * what it needs, in the same commit; what deletes code lowers it.
 */
const BUDGETS = {
  /** What a newcomer learns: everything but `packages/`. */
  newcomer: 31_448,
  whole: 65_758,
};

/** Lines of tests for each line that they test. */
const TESTS = 0.8;

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/;
const NOT_OURS = /^content\/|\/fixtures\//;
const TEST = /\.test\.|^e2e\/|^src\/test\//;

// With files that are not added yet: they are counted before they are committed.
const { stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
  encoding: 'utf8',
});
const files = stdout
  .split('\0')
  .filter((file) => SOURCE.test(file) && !NOT_OURS.test(file) && fs.existsSync(file))
  .map((file) => ({ file, lines: fs.readFileSync(file, 'utf8').split('\n').length - 1 }));
const sum = (some: typeof files) => some.reduce((total, { lines }) => total + lines, 0);
const code = files.filter(({ file }) => !TEST.test(file));

/** `src/site`, `packages/search`, `scripts`; `.` for files at the top. */
function folderOf(file: string): string {
  const depth = /^(?:src|packages)\//.test(file) ? 2 : 1;
  return path.dirname(file).split('/').slice(0, depth).join('/');
}

it('keeps to the budgets of lines', () => {
  const folders = [...new Set(code.map(({ file }) => folderOf(file)))];
  const table = folders
    .map((folder) => ({ folder, lines: sum(code.filter(({ file }) => folderOf(file) === folder)) }))
    .sort((a, b) => b.lines - a.lines);
  const whole = sum(code);
  const newcomer = sum(code.filter(({ file }) => !file.startsWith('packages/')));
  const tests = sum(files) - whole;
  const report = [
    ...table.map(({ folder, lines }) => `${String(lines).padStart(7)} ${folder}`),
    `${String(newcomer).padStart(7)} for newcomers, of ${BUDGETS.newcomer}`,
    `${String(whole).padStart(7)} in all, of ${BUDGETS.whole}`,
    `${(tests / whole).toFixed(2).padStart(7)} lines of tests for each, of ${TESTS}`,
  ].join('\n');
  process.stdout.write(`${report}\n`);
  expect(code.length).toBeGreaterThan(300);
  expect([newcomer <= BUDGETS.newcomer, whole <= BUDGETS.whole, tests / whole <= TESTS]).toEqual([
    true,
    true,
    true,
  ]);
});

it('has no longer file than 250 lines, apart from tables', () => {
  const tables = ['src/config/settings/schema.ts', 'src/messages/en.ts'];
  const long = code.filter(({ file, lines }) => lines > 250 && !tables.includes(file));
  expect(long).toEqual([]);
});
