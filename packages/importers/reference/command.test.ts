import fs from 'node:fs';
import path from 'node:path';
import { importReference } from './command';
import { tempFolder } from '../../../src/test/temp-folder';

const FIXTURES = 'packages/importers/reference/fixtures';

let outDir: string;
beforeEach(() => (outDir = tempFolder()));

function run(...args: string[]): { code: number; stdout: string; stderr: string } {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const code = importReference(args, process.cwd(), {
    log: (text) => stdout.push(text),
    error: (text) => stderr.push(text),
  });
  return { code, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
}

it('checks, writes, and then finds nothing to do', () => {
  const args = [`${FIXTURES}/assembly`, '--out', outDir, '--category', 'Acme.Events=Events'];
  const before = run(...args, '--check');
  expect(before.code).toBe(1);
  expect(before.stdout).toMatch(/Would change:\n {2}\+ \S*Acme\.Doors\.mdx\n/);
  expect(before.stdout).toContain('Nothing was written.');
  expect(fs.readdirSync(outDir)).toEqual([]);

  const report = path.join(outDir, 'report.tsv');
  const written = run(...args, '--report', report);
  expect(written).toMatchObject({ code: 0, stderr: '' });
  expect(written.stdout).not.toMatch(/Would change|Removed|Nothing was written/);
  expect(fs.readFileSync(report, 'utf8')).toMatch(
    /^Acme\.Vault\.Capacity\twritten\t\S+Vault\.mdx$/m,
  );
  expect(fs.readFileSync(path.join(outDir, 'Acme.Events.Doors.mdx'), 'utf8')).toMatch(
    /^category: Events$/m,
  );

  expect(run(...args, '--check')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Everything is up to date.') as string,
  });
});

it('says how long it took, and takes the category of the longest namespace', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(3250);
  const categories = ['Acme=All', 'Acme.Events=Events', 'Acme.E=None'];
  const args = categories.flatMap((one) => ['--category', one]);
  const { stdout } = run(`${FIXTURES}/assembly`, '--out', outDir, ...args);
  clock.mockRestore();
  expect(stdout).toMatch(/ in 2\.3 s\.$/m);
  const categoryOf = (name: string) =>
    /^category: (.*)$/m.exec(fs.readFileSync(path.join(outDir, name), 'utf8'))?.[1];
  expect(['Vault.mdx', 'Acme.Events.Doors.mdx'].map(categoryOf)).toEqual(['All', 'Events']);
});

it('writes nothing if a page is damaged', () => {
  const page = path.join(outDir, 'Vault.mdx');
  fs.writeFileSync(page, '---\nname: "x\n---\n');
  const { code, stderr } = run(`${FIXTURES}/assembly`, '--out', outDir);
  expect(code).toBe(1);
  expect(stderr).toContain('Nothing was written.');
  expect(fs.readdirSync(outDir)).toEqual(['Vault.mdx']);
});

it('removes files of types that are gone with --prune, and says so', () => {
  const args = ['--out', outDir, '--prune'];
  run(`${FIXTURES}/assembly`, ...args);
  const before = fs.readdirSync(outDir);
  const file = path.join(outDir, 'Gone.mdx');
  const text = fs.readFileSync(path.join(outDir, 'Vault.mdx'), 'utf8').replaceAll('Vault', 'Gone');
  fs.writeFileSync(file, text);
  expect(run(`${FIXTURES}/assembly`, ...args, '--check').stdout).toMatch(/^ {2}- \S*Gone\.mdx$/m);
  expect(run(`${FIXTURES}/assembly`, ...args).stdout).toContain(' 1 removed.');
  expect(fs.readdirSync(outDir)).toEqual(before);
});

it('writes nothing if a file is damaged, and names the file', () => {
  const { code, stderr } = run(`${FIXTURES}/damaged`, '--out', outDir);
  expect(code).toBe(1);
  expect(stderr).toMatch(/ {2}packages\S+damaged\/b\.yml:6:1\n {4}The file is not valid YAML/);
  expect(stderr).toContain('Nothing was written.');
  expect(fs.readdirSync(outDir)).toEqual([]);
});

it.each([
  [[], 'No folder was given.'],
  [['folder', '--prunne'], "Unknown option '--prunne'"],
  [['folder', '--category', 'A'], '--category must be <namespace>=<name>, not "A".'],
  [['folder', '--category-from', 'x'], '--category-from must be "namespace" or "assembly"'],
])('says how it is called: %j', (args, message) => {
  const { code, stderr } = run(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npx tsx scripts/reference-import.ts');
});

it('prints help', () => {
  expect(run('--help')).toMatchObject({ code: 0, stderr: '' });
});
