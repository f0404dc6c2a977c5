import { Views } from './views';

const setUp = () => {
  const sent: string[][] = [];
  return { sent, views: new Views((ids) => sent.push(ids)) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Views', () => {
  it('sends the hits that stay, not those of every keystroke', () => {
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

  it('sends each hit once, even if more hits appear below it', () => {
    const { sent, views } = setUp();
    for (const ids of [['a'], ['a'], ['a', 'b'], ['b', 'a', 'c']]) {
      views.shown(ids);
      jest.runAllTimers();
    }
    expect(sent).toEqual([['a'], ['b'], ['c']]);
  });

  it('does not wait longer because the same hits are shown again', () => {
    const { sent, views } = setUp();
    views.shown(['a']);
    jest.advanceTimersByTime(399);
    views.shown(['a']);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([['a']]);
  });

  it('does not send hits that vanish before they could be seen', () => {
    const { sent, views } = setUp();
    views.shown(['a']);
    views.shown([]);
    jest.runAllTimers();
    expect(sent).toEqual([]);
  });

  it('sends nothing without hits', () => {
    const { sent, views } = setUp();
    views.shown([]);
    jest.runAllTimers();
    expect(sent).toEqual([]);
  });

  it('sends immediately when a hit is opened', () => {
    const { sent, views } = setUp();
    views.shown(['a']);
    views.flush();
    views.flush();
    jest.runAllTimers();
    expect(sent).toEqual([['a']]);
  });
});
