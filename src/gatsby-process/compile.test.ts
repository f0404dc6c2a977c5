import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SCRIPT_LOADER } from '../bundling/quick-scripts';
import { compileGatsbyFiles } from './compile';

let rootDir: string;

beforeEach(() => {
  rootDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gatsby-files-'));
  write('src/gatsby-process/preload.ts', 'console.log("first");');
  write(
    'src/gatsby-process/compile-bodies.ts',
    'import config from "../../gatsby-config"; config;',
  );
  write('src/gatsby-process/side-tasks.ts', 'console.log("side");');
  write('src/bundling/script-loader.ts', 'export default (source: string): string => source;');
  write('shared.ts', 'let reads = 0; export const read = (): number => ++reads;');
  write('gatsby-config.ts', 'import { read } from "./shared"; export default { reads: read() };');
  write('gatsby-node.ts', 'import { read } from "./shared"; export const onPreInit = read;');
});

afterEach(() => fs.rmSync(rootDir, { recursive: true, force: true }));

function write(name: string, text: string): void {
  const file = path.join(rootDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const load = (name: string) =>
  jest.requireActual<Record<string, unknown>>(path.join(rootDir, '.cache/compiled', name));

it('compiles both files into one bundle, whose modules are loaded once', () => {
  compileGatsbyFiles(rootDir);
  const { reads } = load('gatsby-config.js');
  const { onPreInit } = load('gatsby-node.js') as { onPreInit: () => number };
  expect([reads, onPreInit()]).toEqual([1, 2]);
});

it('exports from gatsby-node.ts what it does, and nothing else: Gatsby refuses other names', () => {
  compileGatsbyFiles(rootDir);
  expect(Object.keys(load('gatsby-node.js'))).toEqual(['onPreInit']);
});

it('returns the script that is loaded first, which does not load the rest', () => {
  const preload = compileGatsbyFiles(rootDir);
  expect(fs.readFileSync(preload, 'utf8')).toContain('"first"');
  expect(fs.readFileSync(preload, 'utf8')).not.toContain('reads');
});

it('leaves the loader of scripts where webpack is told to find it', () => {
  compileGatsbyFiles(rootDir);
  expect(fs.existsSync(path.join(rootDir, SCRIPT_LOADER))).toBe(true);
});

it('leaves nothing of an earlier compilation', () => {
  write('.cache/compiled/gatsby-browser.js', '');
  compileGatsbyFiles(rootDir);
  expect(fs.existsSync(path.join(rootDir, '.cache/compiled/gatsby-browser.js'))).toBe(false);
});

describe('where an earlier build has compiled the files', () => {
  const compiled = () => path.join(rootDir, '.cache/compiled/stdin.js');
  /** Compiling empties the folder. An inode would not tell: file systems use those of deleted files again. */
  const other = () => path.join(rootDir, '.cache/compiled/other.js');
  /** What changed in the same moment would be compiled once more. */
  const compileLater = () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    compileGatsbyFiles(rootDir);
  };

  beforeEach(() => {
    write('src/part.ts', 'export const read = (): number => 1;');
    write('gatsby-node.ts', 'export { read as onPreInit } from "./src/part";');
  });

  afterEach(() => jest.restoreAllMocks());

  it('keeps them while nothing changes', () => {
    compileLater();
    fs.writeFileSync(other(), '');
    compileLater();
    expect(fs.existsSync(other())).toBe(true);
  });

  it.each([
    ['a file changes', () => write('src/part.ts', 'export const read = (): number => 7;')],
    ['a file is found first', () => write('src/part.tsx', 'export const read = (): number => 7;')],
  ])('compiles them again when %s', (_, change) => {
    compileLater();
    change();
    compileLater();
    expect(fs.readFileSync(compiled(), 'utf8')).toContain('=> 7');
  });

  it('compiles them again when what was compiled is gone, or is another file', () => {
    compileLater();
    const before = fs.readFileSync(compiled(), 'utf8');
    fs.rmSync(compiled());
    compileLater();
    expect(fs.readFileSync(compiled(), 'utf8')).toBe(before);
    fs.appendFileSync(compiled(), '// half');
    compileLater();
    expect(fs.readFileSync(compiled(), 'utf8')).toBe(before);
  });

  it('compiles them again in a plain build', () => {
    compileLater();
    fs.writeFileSync(other(), '');
    process.env.PLAIN_BUILD = '1';
    compileLater();
    delete process.env.PLAIN_BUILD;
    expect(fs.existsSync(other())).toBe(false);
  });
});

it('ends with the place of a mistake', () => {
  write('shared.ts', 'export const read = ;');
  expect(() => compileGatsbyFiles(rootDir)).toThrow(/shared\.ts:1:20: ERROR: Unexpected ";"/);
});
