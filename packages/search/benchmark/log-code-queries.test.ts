import { LOG_CODES } from '../../../src/test/log-codes';
import { logCodeQueries } from './log-code-queries';

it('searches for the code, the title and the beginning of the line', () => {
  expect(LOG_CODES.map(logCodeQueries)).toEqual([
    [
      'DTX1004',
      'dtx1004',
      'Region list timed out',
      'Region list timed out: x7 sent no list within x7 s',
    ],
    ['DTX2004', 'dtx2004', 'Change rolled back', 'Change rolled back: (C# 9) + *'],
  ]);
});
