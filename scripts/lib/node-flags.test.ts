import { spawnSync } from 'node:child_process';
import { nodeFlags, queryEnvironment } from './node-flags';

it('keeps the queries and the rendering of small sites in the main process', () => {
  const inProcess = { GATSBY_CPU_COUNT: '1', RENDER_HERE: '1' };
  expect(queryEnvironment(200, 8, {})).toEqual(inProcess);
  expect(queryEnvironment(200, 2, { GATSBY_CPU_COUNT: '1' })).toEqual(inProcess);
});

it('does so for large sites on two cores, where there would be one worker', () => {
  expect(queryEnvironment(5000, 2, {})).toEqual({ GATSBY_CPU_COUNT: '1', RENDER_HERE: '1' });
});

it('leaves large sites on larger machines to Gatsby, and everything to who has chosen', () => {
  expect(queryEnvironment(5000, 4, {})).toEqual({});
  expect(queryEnvironment(200, 2, { GATSBY_CPU_COUNT: '2' })).toEqual({ GATSBY_CPU_COUNT: '2' });
});

it('runs Gatsby as a short process on small sites, and saves memory on large ones', () => {
  expect(nodeFlags(200)).toContain('--single-threaded-gc');
  expect(nodeFlags(5000)).toContain('--heap-growing-percent=50');
});

it('leaves out what Node 22 and later refuse, or where it would take more memory', () => {
  const only20 = ['--interrupt-budget=1000000', '--initial-old-space-size=700'];
  expect(nodeFlags(200, '20.19.0')).toEqual(expect.arrayContaining(only20));
  for (const version of ['22.13.0', '24.0.0'])
    expect(nodeFlags(200, version).filter((flag) => only20.includes(flag))).toEqual([]);
});

it.each([200, 5000])('passes on arguments that this Node.js has, for %i pages', (pages) => {
  const { status } = spawnSync(process.execPath, [...nodeFlags(pages), '--eval', '0']);
  expect(status).toBe(0);
});
