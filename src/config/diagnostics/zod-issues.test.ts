import { z } from 'zod';
import { issueToProblems, knownKeys } from './zod-issues';

const schema = z.strictObject({
  list: z.array(z.string()).optional(),
  flag: z.boolean().optional(),
  text: z.string().optional(),
  count: z.int().max(6).optional(),
  kind: z.enum(['a', 'b']).optional(),
  byName: z.record(z.string().regex(/^[a-z]+$/, 'must be small letters'), z.number()).optional(),
});

it.each([
  [{ list: 'a' }, '"list": expected array, received string.', 'Write a list: [a, b].'],
  [{ flag: 'yes' }, '"flag": expected boolean', 'Write true or false, without quotes.'],
  [{ text: 404 }, '"text": expected string', 'Write a text, in quotes.'],
  [{ count: 'two' }, '"count": expected number', 'Write a number, without quotes.'],
  [{ count: 9 }, '"count": expected number to be <=6.', 'Give "count" a value that fits.'],
  [{ kind: 'c' }, '"kind": expected one of "a"|"b".', 'Write a or b.'],
  [{ byName: [1] }, '"byName": expected record', 'Write keys with values: { key: value }.'],
  [{ byName: { A: 1 } }, '"byName.A": must be small letters.', 'Give "byName.A" another name.'],
  [{ txt: 'a' }, 'Unknown key "txt".', 'Write "text", or remove the key.'],
])('says what is wrong with %j, and what to write', (value, message, fix) => {
  const problems = (schema.safeParse(value).error?.issues ?? []).flatMap((issue) =>
    issueToProblems(issue, knownKeys(schema)),
  );
  expect(problems).toMatchObject([{ message: expect.stringContaining(message) as string, fix }]);
});
