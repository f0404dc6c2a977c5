import type { LogCode } from '../config/project/log-codes';

/** A registry of two codes, and the variables that pages have for them. */
export const LOG_CODES: readonly LogCode[] = [
  {
    number: '1004',
    code: 'DTX1004',
    severity: 'warning',
    title: 'Region list timed out',
    text: 'Region list timed out: <matcher> sent no list within <seconds> s',
    cause: 'A slow [line](/transport).',
    fix: 'Ask `Matcher` again.',
    since: '2.0.0',
    group: 'Connecting',
  },
  {
    number: '2004',
    code: 'DTX2004',
    severity: 'error',
    title: 'Change rolled back',
    text: 'Change rolled back: (C# 9) + *',
    cause: 'Another owner.',
    fix: 'Request ownership.',
    since: '2.1.0',
    group: 'Models',
  },
];

export const LOG_VARIABLES = {
  Product: 'Duet',
  logPrefix: 'DTX',
  'log.1004': 'DTX1004',
  'log.1004.title': 'Region list timed out',
  'log.2004': 'DTX2004',
  'log.2004.title': 'Change rolled back',
};
