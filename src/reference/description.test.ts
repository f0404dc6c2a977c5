import { apiDescription } from './description';

const type = {
  name: 'RealtimeView',
  kind: 'class',
  namespace: 'Tandem.Realtime',
  summary: 'Gives a GameObject an identity, `an owner` and a place in the datastore.',
} as const;

it('has name, kind and summary, without markup', () => {
  expect(apiDescription(type)).toBe(
    'RealtimeView class: Gives a GameObject an identity, an owner and a place in the datastore.',
  );
});

it('names the namespace if the summary is short', () => {
  expect(apiDescription({ ...type, summary: 'A view.' })).toBe(
    'RealtimeView class of Tandem.Realtime: A view.',
  );
});

it('names the namespace if there is no summary', () => {
  expect(apiDescription({ ...type, summary: '' })).toBe(
    'RealtimeView, class of the namespace Tandem.Realtime.',
  );
});

it('is cut at a word', () => {
  const text = apiDescription({ ...type, summary: 'identity '.repeat(40) });
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/ identity…$/);
});

it('is the author’s own description if there is one', () => {
  expect(apiDescription({ ...type, description: 'Own words.' })).toBe('Own words.');
});
