import fs from 'node:fs';
import path from 'node:path';
import { loadLogCodes } from './log-codes';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

const VARIABLES = { logPrefix: 'TDM', 'facts.wait': '10' };

function load(source: string) {
  fs.writeFileSync(path.join(dir, 'log-codes.ts'), source);
  return loadLogCodes(dir, dir, VARIABLES);
}

const entry = (change = '') =>
  `{ severity: 'error', text: 'Too late: no answer in {facts.wait} s', cause: 'C', fix: 'F', since: '2.0.0'${change} }`;

it('knows each code with its prefix, its title and its group', () => {
  const { logCodes, variables, problems } = load(
    `export default { groups: { 1: 'Connecting' }, codes: { 1004: ${entry()} } };`,
  );
  expect(problems).toEqual([]);
  expect(logCodes).toEqual([
    {
      number: '1004',
      code: 'TDM1004',
      severity: 'error',
      title: 'Too late',
      text: 'Too late: no answer in 10 s',
      cause: 'C',
      fix: 'F',
      since: '2.0.0',
      group: 'Connecting',
    },
  ]);
  expect(variables).toEqual({ 'log.1004': 'TDM1004', 'log.1004.title': 'Too late' });
});

it('is empty if the content has no registry', () => {
  expect(loadLogCodes(dir, dir, VARIABLES)).toEqual({ logCodes: [], variables: {}, problems: [] });
});

it('locates each mistake', () => {
  const { logCodes, problems } = load(`export default {
  groups: { 1: 'Connecting' },
  codes: {
    1004: ${entry(", hint: 'H'")},
    1005: {
      severity: 'fatal',
      text: 'T', cause: 'C', fix: 'F', since: 'soon',
    },
    2001: ${entry()},
  },
};`);
  expect(logCodes).toEqual([]);
  expect(problems).toMatchObject([
    { file: 'log-codes.ts', line: 4, message: 'Unknown key "hint".' },
    { file: 'log-codes.ts', line: 6 },
    { file: 'log-codes.ts', line: 7, message: expect.stringContaining('2.0.0') as string },
  ]);
});

it('asks for the group of a code', () => {
  const { problems } = load(`export default {
  groups: { 1: 'Connecting' },
  codes: {
    2001: ${entry()},
  },
};`);
  expect(problems).toMatchObject([
    { line: 4, message: '"codes.2001": has no group: add "2" to the groups.' },
  ]);
});

it('locates a syntax error', () => {
  expect(load('export default {\n  codes: ,\n};').problems).toMatchObject([
    { file: 'log-codes.ts', line: 2 },
  ]);
});
