import { scan, type ScannedAnswer } from './observatory';

const HTML = '<script src="/early.js"></script>';

const scoreOf = (headers: ScannedAnswer['headers'], html = HTML) =>
  scan({ headers, html, redirectsToHttps: true });

const SAFE = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

it('takes points for each header that is missing', () => {
  expect(scoreOf({})).toMatchObject({ score: 100 - 25 - 20 - 5 - 20 });
});

it('gives extra points only to those that have lost ten at most', () => {
  expect(scoreOf(SAFE).score).toBe(110);
  const referrer = { 'referrer-policy': 'no-referrer' };
  expect(scoreOf({ ...SAFE, ...referrer }).score).toBe(115);
  const short = { ...SAFE, 'strict-transport-security': 'max-age=600', ...referrer };
  expect(scoreOf(short).score).toBe(90 + 15);
  const none = { ...short, 'x-content-type-options': 'sniff' };
  expect(scoreOf(none).score).toBe(85);
});

it.each([
  ["default-src 'none'", 'csp-implemented-with-no-unsafe-default-src-none', 10],
  ["default-src 'self'", 'csp-implemented-with-no-unsafe', 5],
  [
    "script-src 'self'; object-src 'none'; style-src 'unsafe-inline'",
    'csp-implemented-with-unsafe-inline-in-style-src-only',
    0,
  ],
  ["default-src 'self'; style-src 'unsafe-inline' 'sha256-a'", 'csp-implemented-with-no-unsafe', 5],
  [
    "default-src 'self'; img-src http://a.example",
    'csp-implemented-with-insecure-scheme-in-passive-content-only',
    -10,
  ],
  ["default-src 'self'; script-src 'self' 'unsafe-eval'", 'csp-implemented-with-unsafe-eval', -10],
  ["default-src 'self'; script-src 'self' data:", 'csp-implemented-with-unsafe-inline', -20],
  ["script-src 'self'", 'csp-implemented-with-unsafe-inline', -20],
  ["default-src 'self'; connect-src http://a.example", 'csp-implemented-with-insecure-scheme', -20],
  ["img-src 'self'; img-src *", 'csp-header-invalid', -25],
])('judges the policy %s', (policy, result, points) => {
  const { results } = scoreOf({ ...SAFE, 'content-security-policy': policy });
  expect(results['content-security-policy']).toEqual([result, points]);
});

it.each([
  ['', 'sri-not-implemented-but-no-scripts-loaded', 0],
  [HTML, 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0],
  [
    '<script src="https://a.example/x.js">',
    'sri-not-implemented-but-external-scripts-loaded-securely',
    -5,
  ],
  [
    '<script src="https://a.example/x.js" integrity="x">',
    'sri-implemented-and-external-scripts-loaded-securely',
    5,
  ],
  [
    '<script src="//a.example/x.js">',
    'sri-not-implemented-and-external-scripts-not-loaded-securely',
    -50,
  ],
])('judges the scripts of %j', (html, result, points) => {
  expect(scoreOf(SAFE, html).results['subresource-integrity']).toEqual([result, points]);
});
