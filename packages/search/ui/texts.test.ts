import { SearchUnavailable } from '../engine/types';
import { countText, errorHelp, errorText } from './texts';

it('counts what was found', () => {
  expect(countText(0, 'x', 'complete')).toBe('No results for "x"');
  expect(countText(1, 'x', 'complete')).toBe('1 result for "x"');
  expect(countText(20, 'x', 'complete', 20)).toBe('20 results for "x"');
  expect(countText(21, 'x', 'complete', 20)).toBe('21 results for "x", 20 shown');
});

it('ends by saying that only titles were searched', () => {
  expect(countText(21, 'x', 'partial', 20)).toBe(
    `21 results for "x", 20 shown. Only titles are searched: the texts could not be loaded.`,
  );
});

describe('the message about a failed search', () => {
  it.each(['unreachable', 'timeout', 'engine'] as const)(
    'suggests that the network may be at fault: %s',
    (reason) => {
      expect(errorText(new SearchUnavailable(reason))).toBe(
        'Unable to fetch results. You might want to check your network connection.',
      );
    },
  );

  it('does not blame the network if the service refuses', () => {
    expect(errorHelp(new SearchUnavailable('refused', { status: 403 }))).toBe(
      'The search service refused the request (status 403).',
    );
  });

  it('does not blame the network for an unreadable answer or incomplete settings', () => {
    for (const reason of ['damaged', 'credentials'] as const)
      expect(errorHelp(new SearchUnavailable(reason))).not.toMatch(/network/);
  });

  it('is generic for any other error', () => {
    expect(errorHelp(new Error('x'))).toBe('You might want to check your network connection.');
    expect(errorHelp(undefined)).toBe('You might want to check your network connection.');
  });
});
