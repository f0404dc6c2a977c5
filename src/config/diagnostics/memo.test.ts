import { Memo } from './memo';

it('computes a result again only when its key has changed', () => {
  const memo = new Memo<number>();
  let calls = 0;
  const get = (name: string, key: string) => memo.get(name, key, () => ++calls);
  expect([get('a', '1'), get('a', '1'), get('b', '1'), get('a', '2'), get('a', '1')]).toEqual([
    1, 1, 2, 3, 4,
  ]);
});

it('keeps nothing when computing fails', () => {
  const memo = new Memo<string>();
  const fail = () => {
    throw new Error('no');
  };
  expect(() => memo.get('a', '1', fail)).toThrow('no');
  expect(memo.get('a', '1', () => 'yes')).toBe('yes');
});
