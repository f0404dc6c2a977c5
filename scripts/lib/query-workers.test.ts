import { queryEnvironment } from './query-workers';

const IN_PROCESS = { GATSBY_CPU_COUNT: '1' };

it('asks the queries of small sites, and on two cores, in the main process', () => {
  expect(queryEnvironment(200, 8, {})).toEqual(IN_PROCESS);
  expect(queryEnvironment(5000, 2, {})).toEqual(IN_PROCESS);
});

it('leaves large sites on larger machines to Gatsby, and everything to who has chosen', () => {
  expect(queryEnvironment(5000, 4, {})).toEqual({});
  expect(queryEnvironment(200, 2, { GATSBY_CPU_COUNT: '2' })).toEqual({});
});
