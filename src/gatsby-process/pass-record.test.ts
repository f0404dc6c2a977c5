import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isCurrent, type PassRecord, recordPass, surroundings } from './pass-record';

let rootDir: string;

beforeEach(() => {
  rootDir = fs.mkdtempSync(path.join(os.tmpdir(), 'passes-'));
  write('package-lock.json', '{ "react": "18.3.1" }');
  write('site.config.ts', 'export default {};');
  write('README.md', 'One.');
  write('src/components/Card.tsx', 'export const card = process.env.CARD;');
  write('src/components/Card.module.css', '.card {}');
  write('content/docs/page.md', '# Page');
  write('node_modules/react/index.js', 'module.exports = env["REACT"];');
  write('public/app.js', 'app');
});

afterEach(() => {
  fs.rmSync(rootDir, { recursive: true, force: true });
  delete process.env.CARD;
  delete process.env.REACT;
  delete process.env.PASSING_BY;
});

const file = (name: string) => path.join(rootDir, name);

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), text);
}

/** A moment after every write so far. */
const later = () => Date.now() + 60_000;

const FILES = {
  read: [
    'src/components/Card.tsx',
    'src/components/Card.module.css',
    'node_modules/react/index.js',
  ],
  missing: ['src/components/Card.js', 'src/components/Card.tsx/package.json'],
  written: ['public/app.js'],
};

function record(started = later()): PassRecord | undefined {
  const [read, missing, written] = [FILES.read, FILES.missing, FILES.written].map((names) =>
    names.map(file),
  );
  const files = { read: read ?? [], missing: missing ?? [], written: written ?? [] };
  return recordPass(surroundings(rootDir, {}), 'hash', files, started);
}

/** Whether a pass need not run after a change. */
function isKeptAfter(change: () => void, settings: unknown = {}): boolean {
  const kept = record();
  change();
  return kept !== undefined && isCurrent(kept, surroundings(rootDir, settings));
}

it('keeps a pass while nothing changes, or only content and texts about the project', () => {
  const change = () => {
    write('content/docs/page.md', '# Another');
    write('README.md', 'Two.');
    process.env.PASSING_BY = '1';
  };
  expect(isKeptAfter(() => undefined)).toBe(true);
  expect(isKeptAfter(change)).toBe(true);
});

it.each<[string, () => void]>([
  ['a component', () => write('src/components/Card.tsx', 'export const card = 2;')],
  ['a CSS module', () => write('src/components/Card.module.css', '.card { color: red; }')],
  ['a setting', () => write('site.config.ts', 'export default { title: "Other" };')],
  ['the version of a package', () => write('package-lock.json', '{ "react": "18.3.2" }')],
  ['a file of a package', () => write('node_modules/react/index.js', 'module.exports = 2;')],
  ['our own code in the build', () => write('.cache/compiled/stdin.js', 'other')],
  ['a file that would be found first', () => write('src/components/Card.js', '')],
  ['a new file of sources', () => write('src/components/New.tsx', '')],
  ['the configuration of a tool', () => write('.browserslistrc', 'chrome 120')],
  ['a variable of Gatsby', () => (process.env.GATSBY_TEST = '1')],
  ['a variable that a component mentions', () => (process.env.CARD = '1')],
  ['a variable that a package mentions', () => (process.env.REACT = '1')],
  ['what was written', () => write('public/app.js', 'other')],
  ['a file that was read and is gone', () => fs.rmSync(file('node_modules'), { recursive: true })],
  ['a file that was written and is gone', () => fs.rmSync(file('public/app.js'))],
])('runs a pass again after a change of %s', (_, change) => {
  expect(isKeptAfter(change)).toBe(false);
  delete process.env.GATSBY_TEST;
});

it('runs a pass again with another configuration', () => {
  expect(isKeptAfter(() => undefined, { pathPrefix: '/docs' })).toBe(false);
});

it('follows links, and sees where they lead', () => {
  fs.rmSync(file('node_modules/react/index.js'));
  fs.symlinkSync(file('public/app.js'), file('node_modules/react/index.js'));
  write('other.js', 'app');
  expect(isKeptAfter(() => undefined)).toBe(true);
  const relink = () => {
    fs.rmSync(file('node_modules/react/index.js'));
    fs.symlinkSync(file('other.js'), file('node_modules/react/index.js'));
  };
  expect(isKeptAfter(relink)).toBe(false);
});

it('records nothing of a pass during which a file changed', () => {
  expect(record(Date.now() - 60_000)).toBeUndefined();
});
