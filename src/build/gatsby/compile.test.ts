import fs from 'node:fs';
import path from 'node:path';
import { loadSettings } from '../../config/settings/load';
import { COMPILED_INPUTS, compileGatsbyFiles } from './compile';
import { putFile, tempFolder } from '../../test/temp-folder';

let rootDir: string;

beforeEach(() => {
  rootDir = tempFolder();
  write('src/build/gatsby/preload.ts', 'console.log("first");');
  write('shared.ts', 'let reads = 0; export const read = (): number => ++reads;');
  write('gatsby-config.ts', 'import { read } from "./shared"; export default { reads: read() };');
  write('gatsby-node.ts', 'import { read } from "./shared"; export const onPreInit = read;');
});

const write = (name: string, text: string) => putFile(path.join(rootDir, name), text);

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

it('leaves nothing of an earlier compilation', () => {
  write('.cache/compiled/gatsby-browser.js', '');
  compileGatsbyFiles(rootDir);
  expect(fs.existsSync(path.join(rootDir, '.cache/compiled/gatsby-browser.js'))).toBe(false);
});

it('bundles the module that reads pages of another system only for a site that names it', () => {
  write('src/markdown/mdx/plugin.ts', 'export const setMarkdownPlugin = globalThis.onPlugin;');
  write('moved/index.ts', 'export default "the plugin";');
  const onPlugin = jest.fn();
  Object.assign(globalThis, { onPlugin });
  const inputs = () => fs.readFileSync(path.join(rootDir, COMPILED_INPUTS), 'utf8');
  compileGatsbyFiles(rootDir);
  expect(inputs()).not.toContain('moved');
  compileGatsbyFiles(rootDir, './moved');
  load('stdin.js');
  expect(onPlugin).toHaveBeenCalledWith('the plugin');
  expect(inputs()).toContain('moved');
});

it('has nothing of the importers in this site’s own scripts', () => {
  const own = tempFolder();
  const copies = [
    'gatsby-config.ts',
    'gatsby-node.ts',
    'package.json',
    'packages',
    'src',
    'tsconfig.json',
  ];
  for (const name of copies) fs.symlinkSync(path.resolve(name), path.join(own, name));
  compileGatsbyFiles(own, loadSettings(process.cwd()).settings.markdownPlugin);
  const inputs = fs.readFileSync(path.join(own, COMPILED_INPUTS), 'utf8');
  expect(inputs).toContain('markdown/mdx/plugin.ts');
  expect(inputs).not.toContain('packages/importers');
});

it('ends with the place of a mistake', () => {
  write('shared.ts', 'export const read = ;');
  expect(() => compileGatsbyFiles(rootDir)).toThrow(/shared\.ts:1:20: ERROR: Unexpected ";"/);
});
