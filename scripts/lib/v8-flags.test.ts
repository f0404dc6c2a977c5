import { spawnSync } from 'node:child_process';
import { quickFlags } from './v8-flags';

it('has only arguments that this Node.js knows', () => {
  const { status } = spawnSync(process.execPath, [...quickFlags(), '--eval', '0']);
  expect(status).toBe(0);
});

it('leaves out what Node 22 and later refuse', () => {
  expect(quickFlags('20.19.0')).toContain('--interrupt-budget=1000000');
  for (const version of ['22.13.0', '24.0.0'])
    expect(quickFlags(version)).toEqual(['--single-threaded-gc']);
});
