import { spawnSync } from 'node:child_process';
import { queryEnvironment, shortProcessFlags } from './query-workers';

it('keeps the queries and the rendering of small sites in the main process', () => {
  const inProcess = { GATSBY_CPU_COUNT: '1', RENDER_HERE: '1' };
  expect(queryEnvironment(200, 8, {})).toEqual(inProcess);
  expect(queryEnvironment(200, 2, { GATSBY_CPU_COUNT: '1' })).toEqual(inProcess);
});

it('lets large sites render on a second core', () => {
  expect(queryEnvironment(5000, 2, {})).toEqual({ GATSBY_CPU_COUNT: '1' });
});

it('leaves large sites on larger machines to Gatsby, and everything to who has chosen', () => {
  expect(queryEnvironment(5000, 4, {})).toEqual({});
  expect(queryEnvironment(200, 2, { GATSBY_CPU_COUNT: '2' })).toEqual({ GATSBY_CPU_COUNT: '2' });
});

it('runs Gatsby as a short process on small sites, and as V8 would on large ones', () => {
  expect(shortProcessFlags(200)).toContain('--single-threaded-gc');
  expect(shortProcessFlags(5000)).toEqual([]);
});

it('passes on arguments that this Node.js has', () => {
  const { status } = spawnSync(process.execPath, [...shortProcessFlags(200), '--eval', '0']);
  expect(status).toBe(0);
});
