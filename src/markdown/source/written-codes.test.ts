import { LOG_CODES, LOG_VARIABLES } from '../../test/log-codes';
import { spelledOutCodes, wrongLogCodes } from './written-codes';

const rules = { logCodes: LOG_CODES, variables: LOG_VARIABLES };
const wrong = (raw: string) =>
  wrongLogCodes(raw, rules).map(({ line, message }) => `${line} ${message}`);

it.each([
  'A code such as `{log.1004}`, or {log.1004.title}.',
  '`Region list timed out: matcher.example sent no list within 10 s {log.1004}`',
  '```text\n12:00 Warning Region list timed out: a sent no list within 3 s DTX1004\n```',
  '`Change rolled back: (C# 9) + * DTX2004`',
  // In code, a code may end a comment.
  '```csharp\nint a; // see DTX1004\n```',
  'In prose, whatever comes before DTX1004',
  'Codes of others: ABC9999, and \\{log.9999}.',
])('accepts %s', (raw) => {
  expect(wrong(raw)).toEqual([]);
});

it.each([
  ['\n{log.1040}', '2 There is no log code "{log.1040}".'],
  ['{log.1004.text}', '1 There is no log code "{log.1004.text}".'],
  ['See DTX1005.', '1 There is no log code DTX1005.'],
  ['```csharp\n"DTX1005"\n```', '2 There is no log code DTX1005.'],
  [
    '`The regions are late DTX1004`',
    '1 The line before DTX1004 is not the text of the registry: "Region list timed out: <matcher> sent no list within <seconds> s".',
  ],
  [
    '```\nChange refused: {log.2004}\n```',
    '2 The line before DTX2004 is not the text of the registry: "Change rolled back: (C# 9) + *".',
  ],
])('refuses %s', (raw, message) => {
  expect(wrong(raw)).toEqual([message]);
});

it('suggests the nearest code', () => {
  expect(wrongLogCodes('DTX1005', rules)).toMatchObject([
    { fix: 'Write DTX1004, or add the code to log-codes.ts.' },
  ]);
});

it('checks nothing without a registry', () => {
  const none = { logCodes: [], variables: { logPrefix: 'DTX' } };
  expect(wrongLogCodes('DTX9999 {log.1}', none)).toEqual([]);
});

it('finds codes that are spelled out', () => {
  expect(spelledOutCodes('A\n`DTX1004` and {log.2004}', rules)).toEqual([
    {
      line: 2,
      message: '"DTX1004" is written out, but the code is in the registry.',
      fix: 'Write {log.1004}, or show the line with <LogLine code="1004" />.',
    },
  ]);
});
