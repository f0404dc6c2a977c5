import fs from 'node:fs';
import path from 'node:path';
import { installationProblem } from './installed';
import { tempFolder } from '../../src/test/temp-folder';

const dir = tempFolder();
beforeAll(() => fs.mkdirSync(path.join(dir, 'node_modules')));

const WANTED = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
};

function problemOf(installed: object): string | undefined {
  const put = (name: string, packages: object) =>
    fs.writeFileSync(path.join(dir, name), JSON.stringify({ packages }));
  put('package-lock.json', WANTED);
  put('node_modules/.package-lock.json', installed);
  return installationProblem(dir);
}

it('is content with the packages of the lock file, without those of other platforms', () => {
  expect(problemOf({ 'node_modules/a': { version: '1.0.0' } })).toBeUndefined();
});

it.each([
  [{ 'node_modules/a': { version: '0.9.0' } }, '(a is 0.9.0, not 1.0.0)'],
  [{}, '(a is missing, not 1.0.0)'],
  [
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
    '(b is 1.0.0, not 2.0.0)',
  ],
])('says to install when there is %j', (installed, reason) => {
  expect(problemOf(installed)).toBe(
    `Run npm ci: node_modules does not match package-lock.json ${reason}.`,
  );
});

it('says nothing where npm has left no record', () => {
  fs.rmSync(path.join(dir, 'node_modules/.package-lock.json'));
  expect(installationProblem(dir)).toBeUndefined();
});

it('finds nothing wrong with this project', () => {
  expect(installationProblem(process.cwd())).toBeUndefined();
});
