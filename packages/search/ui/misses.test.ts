/** @jest-environment jsdom */
import { onRecord } from '../../../src/client/early/record';
import { noteAnswer } from './misses';

const recorded: unknown[] = [];

it('has a finished query without hits recorded once, where somebody records', () => {
  jest.useFakeTimers();
  const answer = (query: string, nbHits = 0, wait = 3000) => {
    noteAnswer({ query, nbHits });
    jest.advanceTimersByTime(wait);
  };
  answer('gravity');
  onRecord(
    (...all) => recorded.push(all),
    () => true,
  );
  answer('grav', 0, 1000);
  answer('gravi', 3);
  answer('gravity ');
  answer('gravity');
  answer('');
  expect(recorded).toEqual([['search without results', { query: 'gravity' }]]);
});
