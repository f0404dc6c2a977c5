import { SearchUnavailable } from '../engine/types';
import { countText, errorHelp, errorText } from './texts';

it('counts what was found', () => {
  expect(countText({ nbHits: 0, query: 'x', index: 'complete' })).toBe('No results for "x"');
  expect(countText({ nbHits: 1, query: 'x', index: 'complete' })).toBe('1 result for "x"');
  expect(countText({ nbHits: 20, query: 'x', index: 'complete' }, 20)).toBe('20 results for "x"');
  expect(countText({ nbHits: 21, query: 'x', index: 'complete' }, 20)).toBe(
    '21 results for "x", 20 shown',
  );
});

it('ends by saying that only titles were searched', () => {
  expect(countText({ nbHits: 21, query: 'x', index: 'partial' }, 20)).toBe(
    `21 results for "x", 20 shown. Only titles are searched: the texts could not be loaded.`,
  );
});

it('says that nothing fits well', () => {
  expect(countText({ nbHits: 1, query: 'x', index: 'complete', isWeak: true })).toBe(
    '1 result for "x". Nothing fits well. This comes closest:',
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
