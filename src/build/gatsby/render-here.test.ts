import { renderHere } from './render-here';

it('renders one lot of pages after the other, also after one that fails', async () => {
  const events: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const pool = renderHere(() => ({
    renderHTMLProd: (lot: string) => {
      events.push(`${lot} begins`);
      return new Promise<string>((resolve, reject) => {
        ends.set(lot, (error) => (error ? reject(error) : resolve(`${lot} rendered`)));
      });
    },
  }));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const lots = ['a', 'b', 'c'].map((lot) => pool.single.renderHTMLProd?.(lot) as Promise<string>);
  const results = Promise.allSettled(lots);
  await settle();
  expect(events).toEqual(['a begins']);
  ends.get('a')?.();
  await settle();
  expect(events).toEqual(['a begins', 'b begins']);
  ends.get('b')?.(new Error('b'));
  await settle();
  ends.get('c')?.();
  expect(await results).toEqual([
    { status: 'fulfilled', value: 'a rendered' },
    { status: 'rejected', reason: new Error('b') },
    { status: 'fulfilled', value: 'c rendered' },
  ]);
});
