import { reportAddress } from './report';

const report = { quotation: 'Ice & fire', page: 'Rooms', address: 'https://a.example/room#join' };
const textsOf = (address: string) => [...new URL(address).searchParams.values()];

it('fills in the words, the page, its version and its commit', () => {
  const pattern = 'https://issues.example/new?title={title}&body={body}';
  const address = reportAddress(pattern, { ...report, version: '2.3', commit: 'abc' });
  expect(textsOf(address)).toEqual([
    'Rooms: “Ice & fire”',
    '> Ice & fire\r\n\r\nhttps://a.example/room#join\r\nVersion: 2.3\r\nCommit: abc\r\n\r\nWhat is wrong?\r\n',
  ]);
});

it('leaves out what is unknown, and cuts what is long', () => {
  const address = reportAddress('mailto:a@b.example?subject={title}&body={body}', {
    ...report,
    quotation: 'word '.repeat(400),
  });
  const [title = '', body = ''] = textsOf(address);
  expect(title).toMatch(/^Rooms: “(word ){11}word…”$/);
  expect(body).not.toMatch(/Version|Commit/);
  expect(address.length).toBeLessThan(2000);
  const emojis = reportAddress('mailto:a@b.example?subject={title}&body={body}', {
    ...report,
    quotation: '😀'.repeat(400),
  });
  expect(textsOf(emojis)[0]).toBe(`Rooms: “${'😀'.repeat(29)}…”`);
});
