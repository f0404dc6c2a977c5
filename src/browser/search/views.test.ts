import { Views } from './views';

const setUp = () => {
  const sent: string[][] = [];
  return { sent, views: new Views((ids) => sent.push(ids)) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Views', () => {
  it('sends the hits that stay, not those of every letter', () => {
    const { sent, views } = setUp();
    views.shown(['a']);
    jest.advanceTimersByTime(399);
    views.shown(['b', 'c']);
    jest.advanceTimersByTime(399);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([['b', 'c']]);
  });

  it('sends at most 20 at once', () => {
    const { sent, views } = setUp();
    const ids = Array.from({ length: 45 }, (_, index) => String(index));
    views.shown(ids);
    jest.runAllTimers();
    expect(sent.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(sent.flat()).toEqual(ids);
  });

  it('does not send the same hits twice in a row', () => {
    const { sent, views } = setUp();
    for (const ids of [['a'], ['a'], ['b'], ['a']]) {
      views.shown(ids);
      jest.runAllTimers();
    }
    expect(sent).toEqual([['a'], ['b'], ['a']]);
  });

  it('sends nothing for no hits, and nothing after its end', () => {
    const { sent, views } = setUp();
    views.shown([]);
    jest.runAllTimers();
    views.shown(['a']);
    views.stop();
    jest.runAllTimers();
    expect(sent).toEqual([]);
  });

  it('sends at once when a hit is followed', () => {
    const { sent, views } = setUp();
    views.shown(['a']);
    views.flush();
    views.flush();
    jest.runAllTimers();
    expect(sent).toEqual([['a']]);
  });
});
