import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { lintWith, programOf, typeMistakes } from './typed-lint';

const CODE = `async function save(): Promise<void> {}
export const all = [save(), save()];
save();
all[0].then(() => save());
export const wrong: number = 'text';
`;
const SETTINGS = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'es2022',
    // Without the types of a browser, which take seconds.
    lib: ['es2022'],
    types: [],
    skipLibCheck: true,
  },
  include: ['src'],
};

let dir: string;

beforeEach(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'typed-lint-')));
  write('tsconfig.json', JSON.stringify(SETTINGS));
  write('src/code.ts', CODE);
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

const at = (name: string) => path.join(dir, name);

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true });
  fs.writeFileSync(at(name), text);
}

/** The project's configuration in short: rules that ask for types. */
const OWN: Linter.Config[] = [
  {
    files: ['**/*.ts'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
    },
  },
];
const parsing = (): Linter.Config[] => [
  {
    files: ['**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: dir },
    },
  },
];

/** What ESLint says about a file. */
function lint(name: string, more: Linter.Config[] = []): readonly string[] {
  const text = fs.readFileSync(at(name), 'utf8');
  const messages = new Linter({ cwd: dir }).verify(text, [...OWN, ...parsing(), ...more], at(name));
  return messages.map(({ line, ruleId, message }) => `${line} ${ruleId ?? message}`);
}

/** What `tsc` says. */
function tsc(): string {
  const args = [path.resolve('node_modules/typescript/bin/tsc'), '--noEmit', '-p', dir];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}

it('reports the mistakes that tsc reports, in its words', () => {
  const found = typeMistakes(programOf(at('tsconfig.json')));
  expect(found).toContain("error TS2322: Type 'string' is not assignable to type 'number'.");
  expect(found).toContain("error TS2532: Object is possibly 'undefined'.");
  expect(found).toBe(tsc());
});

it('shows the lines in question in a terminal', () => {
  expect(typeMistakes(programOf(at('tsconfig.json')), true)).toContain("= 'text';");
});

it('reports a wrong option, and files that are none', () => {
  write('tsconfig.json', JSON.stringify({ compilerOptions: { strickt: true }, include: ['none'] }));
  const found = typeMistakes(programOf(at('tsconfig.json')));
  expect(found).toContain('strickt');
  expect(found).toContain('No inputs were found');
});

it('names a configuration that is not there', () => {
  expect(() => programOf(at('missing.json'))).toThrow('missing.json');
});

it('finds nothing in what is right', () => {
  write('src/code.ts', 'export const right: number = 1;\n');
  const program = programOf(at('tsconfig.json'));
  expect(typeMistakes(program)).toBe('');
  expect(lint('src/code.ts', lintWith(program))).toEqual([]);
});

it('has rules find what they find with a program of their own', () => {
  const found = lint('src/code.ts', lintWith(programOf(at('tsconfig.json'))));
  expect(found).toEqual([
    '3 @typescript-eslint/no-floating-promises',
    '4 @typescript-eslint/no-floating-promises',
  ]);
  expect(found).toEqual(lint('src/code.ts'));
});

it('says of a file that the configuration leaves out that it is not checked', () => {
  write('other.ts', CODE);
  const [message] = lint('other.ts', lintWith(programOf(at('tsconfig.json'))));
  expect(message).toMatch(/not found in any of the provided program instance\(s\): other\.ts/);
});
