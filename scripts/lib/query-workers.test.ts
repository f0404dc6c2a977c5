import { spawnSync } from 'node:child_process';
import { developFlags, processFlags, queryEnvironment } from './query-workers';

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
  expect(processFlags(200)).toContain('--single-threaded-gc');
  expect(processFlags(5000)).toContain('--heap-growing-percent=50');
});

it('gives small sites the memory that they need at once only on Node.js 20', () => {
  expect(processFlags(200, '20.19.0')).toContain('--initial-old-space-size=700');
  for (const version of ['22.13.0', '24.0.0']) {
    expect(processFlags(200, version).join(' ')).not.toContain('initial-old-space-size');
  }
});

it.each([200, 5000])('passes on arguments that this Node.js has, for %i pages', (pages) => {
  const { status } = spawnSync(process.execPath, [...processFlags(pages), '--eval', '0']);
  expect(status).toBe(0);
});

it('runs develop on small sites as a process that is to start quickly', () => {
  expect(developFlags(200)).toContain('--single-threaded-gc');
  expect(developFlags(5000)).toEqual([]);
  const { status } = spawnSync(process.execPath, [...developFlags(200), '--eval', '0']);
  expect(status).toBe(0);
});
