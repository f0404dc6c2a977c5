/*
 * The rules of Mozilla's HTTP Observatory, as its scanner has them (mdn/mdn-http-observatory, files
 * `analyzer/tests/` and `grader/charts.js`), for what a static site sends: no cookies, no CORS, no
 * reports. A scan starts from 100 points; points above that count from 90 on.
 */

/** An answer over HTTPS. Names of headers are in lower case. */
export interface ScannedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Whether the host leads from HTTP to HTTPS on the same name, first of all. */
  readonly redirectsToHttps: boolean;
}

export interface Scan {
  readonly score: number;
  /** What each test comes to, and its points. */
  readonly results: Readonly<Record<string, readonly [result: string, points: number]>>;
}

type Result = readonly [result: string, points: number];

const ENOUGH_FOR_EXTRA_CREDIT = 90;

export function scan(answer: ScannedAnswer): Scan {
  const { headers } = answer;
  const results: Record<string, Result> = {
    'content-security-policy': contentSecurityPolicy(headers['content-security-policy']),
    cookies: cookies(headers['set-cookie']),
    'cross-origin-resource-sharing': sharing(headers['access-control-allow-origin']),
    redirection: answer.redirectsToHttps
      ? ['redirection-to-https', 0]
      : ['redirection-missing', -20],
    'referrer-policy': referrerPolicy(headers['referrer-policy']),
    'strict-transport-security': strictTransport(headers['strict-transport-security']),
    'subresource-integrity': subresourceIntegrity(answer.html),
    'x-content-type-options': contentTypeOptions(headers['x-content-type-options']),
    'x-frame-options': frameOptions(headers),
    'cross-origin-resource-policy': crossOrigin(headers['cross-origin-resource-policy'], {
      'same-origin': 10,
      'same-site': 10,
      'cross-origin': 0,
    }),
    'cross-origin-embedder-policy': crossOrigin(headers['cross-origin-embedder-policy'], {
      'require-corp': 10,
      credentialless: 10,
      'unsafe-none': 0,
    }),
    'cross-origin-opener-policy': crossOrigin(headers['cross-origin-opener-policy'], {
      'same-origin': 10,
      'same-origin-allow-popups': 10,
      'noopener-allow-popups': 10,
      'unsafe-none': 0,
    }),
  };
  const points = Object.values(results).map(([, value]) => value);
  const lost = points.filter((value) => value < 0).reduce((sum, value) => sum + value, 100);
  const extra = points.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  const score = lost >= ENOUGH_FOR_EXTRA_CREDIT ? lost + extra : lost;
  return { score: Math.max(0, score), results };
}

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

/** @throws {Error} never: a directive that is given twice counts as an invalid policy. */
function contentSecurityPolicy(header: string | undefined): Result {
  if (header === undefined) return ['csp-not-implemented', -25];
  const policy = parsePolicy(header);
  if (!policy) return ['csp-header-invalid', -25];
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isHash = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);
  const effective = (name: string) => {
    const sources = sourcesOf(name);
    return sources.filter((source) => source !== "'unsafe-inline'" || !sources.some(isHash));
  };
  const [script, style, object] = [
    effective('script-src'),
    effective('style-src'),
    sourcesOf('object-src'),
  ];
  if (script.includes("'strict-dynamic'")) {
    throw new Error("The model does not know 'strict-dynamic': the policy names its scripts.");
  }
  const active = [...policy]
    .filter(([name]) => !PASSIVE.includes(name) && name !== 'script-src')
    .flatMap(([, sources]) => sources);
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  if (script.some((source) => [...BROAD, ...INLINE].includes(source)) || object.some(isBroad)) {
    return ['csp-implemented-with-unsafe-inline', -20];
  }
  if ([...active, ...script].some(isInsecure)) return ['csp-implemented-with-insecure-scheme', -20];
  if ([...script, ...style].includes("'unsafe-eval'")) {
    return ['csp-implemented-with-unsafe-eval', -10];
  }
  if (PASSIVE.flatMap(sourcesOf).some(isInsecure)) {
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  }
  if (style.some((source) => [...BROAD, ...INLINE].includes(source))) {
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  }
  return policy.get('default-src')?.join() === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

const isBroad = (source: string) => BROAD.includes(source);

/** Undefined if a directive is given twice. */
function parsePolicy(header: string): ReadonlyMap<string, readonly string[]> | undefined {
  const policy = new Map<string, readonly string[]>();
  for (const entry of header.split(';')) {
    const [name = '', ...sources] = entry.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (policy.has(name)) return undefined;
    policy.set(name, sources.length > 0 || !name.endsWith('-src') ? sources : ["'none'"]);
  }
  return policy;
}

function cookies(header: string | undefined): Result {
  if (header !== undefined) throw new Error('The model does not know cookies: the site sets none.');
  return ['cookies-not-found', 0];
}

function sharing(header: string | undefined): Result {
  if (header === undefined) return ['cross-origin-resource-sharing-not-implemented', 0];
  throw new Error('The model does not know CORS: the site is for itself alone.');
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** Of several policies, the last one that is known holds. */
function referrerPolicy(header: string | undefined): Result {
  if (header === undefined) return ['referrer-policy-not-implemented', 0];
  const known = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => [...PRIVATE, ...UNSAFE].includes(part));
  const policy = known[known.length - 1];
  if (policy === undefined) return ['referrer-policy-header-invalid', -5];
  return PRIVATE.includes(policy) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

const SIX_MONTHS = 15552000;

/** Without the list of preloaded hosts, which would give five points more. */
function strictTransport(header: string | undefined): Result {
  if (header === undefined) return ['hsts-not-implemented', -20];
  const age = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/i.exec(header)?.[1];
  if (age === undefined) return ['hsts-header-invalid', -20];
  return Number(age) < SIX_MONTHS
    ? ['hsts-implemented-max-age-less-than-six-months', -10]
    : ['hsts-implemented-max-age-at-least-six-months', 0];
}

function subresourceIntegrity(html: string): Result {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(
    ([, attributes = '']) => attributes,
  );
  const addresses = scripts.flatMap((attributes) => {
    const address = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
    return address === undefined ? [] : [{ address, attributes }];
  });
  const elsewhere = addresses.filter(({ address }) => /^(?:https?:)?\/\//.test(address));
  if (addresses.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0];
  if (elsewhere.length === 0) {
    return ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
  }
  const isProtected = elsewhere.every(({ attributes }) => /\sintegrity="/.test(attributes));
  if (elsewhere.every(({ address }) => address.startsWith('https:'))) {
    return isProtected
      ? ['sri-implemented-and-external-scripts-loaded-securely', 5]
      : ['sri-not-implemented-but-external-scripts-loaded-securely', -5];
  }
  return isProtected
    ? ['sri-implemented-but-external-scripts-not-loaded-securely', -20]
    : ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50];
}

function contentTypeOptions(header: string | undefined): Result {
  if (header === undefined) return ['x-content-type-options-not-implemented', -5];
  return header.trim().toLowerCase() === 'nosniff'
    ? ['x-content-type-options-nosniff', 0]
    : ['x-content-type-options-header-invalid', -5];
}

function frameOptions(headers: ScannedAnswer['headers']): Result {
  const policy = parsePolicy(headers['content-security-policy'] ?? '');
  const ancestors = policy?.get('frame-ancestors') ?? ['*'];
  if (!ancestors.some(isBroad)) return ['x-frame-options-implemented-via-csp', 5];
  const header = headers['x-frame-options']?.trim().toLowerCase();
  if (header === undefined) return ['x-frame-options-not-implemented', -20];
  return header === 'deny' || header === 'sameorigin'
    ? ['x-frame-options-sameorigin-or-deny', 5]
    : ['x-frame-options-header-invalid', -20];
}

function crossOrigin(header: string | undefined, values: Readonly<Record<string, number>>): Result {
  if (header === undefined) return ['not-implemented', 0];
  const value = header.trim().toLowerCase();
  const points = Object.hasOwn(values, value) ? values[value] : undefined;
  return points === undefined ? ['header-invalid', -5] : [`implemented-with-${value}`, points];
}
