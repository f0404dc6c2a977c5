import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withBase } from '../../base-path';
import { listRelativeFiles } from '../../config/diagnostics/files';
import { entriesFor } from '../../config/settings/allow-schema';
import type { Settings } from '../../config/settings/schema';
import { OPEN_SEARCH_PATH } from '../../routes';
import type { OldVersion } from '../../features/versions/publish';
import { immutablePatterns } from './cache-rules';
import { policies, type PolicySettings, readDocument, staticRules } from './page-policies';

const POLICY = 'Content-Security-Policy';

/** The file that Netlify and Cloudflare Pages read. */
const HEADERS_FILE = '_headers';

/** What Cloudflare Pages takes, which ignores the rest without a word. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** More rules than this for HTML files that are no pages leave too few: others have the policy of pages. */
const MAX_STATIC_RULES = 30;

/** Two years. */
const STRICT_TRANSPORT = 'max-age=63072000';

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

type Rule = readonly [pattern: string, headers: Readonly<Record<string, string>>];

/**
 * Writes `_headers`: security for everything, caching by name. Documents have no rule of their own
 * for caching, because hosts join values of several rules; without one, they are revalidated.
 *
 * @param isPreview whether search engines are to leave the site alone.
 * @param versions those that are published beside the site, the newest first. Where hosts read no
 *   more rules, files of the oldest are revalidated.
 * @returns what to do about HTML files for which there is no rule, and rules that are not published.
 * @throws {Error} if a host would ignore part of the file.
 */
export function writeHeaders(
  dir: string,
  settings: PolicySettings & Pick<Settings, 'hstsPreload' | 'markdownPages'>,
  isPreview = false,
  versions: readonly OldVersion[] = [],
): string | undefined {
  const files = listRelativeFiles(dir);
  const isOld = (at: string) => versions.some((version) => at.startsWith(version.path));
  const documents = files
    .filter((file) => file.endsWith('.html') && !isOld(`/${file}`))
    .map((file) => readDocument(dir, file));
  const patterns = staticRules(documents);
  const statics = patterns.slice(0, MAX_STATIC_RULES);
  const policyFor = policies(documents, statics, files, settings);
  const own = [...new Set([...statics, ...ownPolicies(settings)])].sort(bySpecificity);
  const older = versions
    .flatMap(({ policies: some }) => some)
    .sort(([a], [b]) => bySpecificity(a, b));
  // Netlify cannot take a header back for one page.
  const isIsolated = [...['/*', ...own].map(policyFor), ...older.map(([, policy]) => policy)].every(
    (policy) => FRAMES_ONLY_ITSELF.test(policy),
  );
  const immutable = immutablePatterns(files);
  const all: (Rule | false)[] = [
    [
      withBase('/*'),
      {
        ...securityHeaders(policyFor('/*'), settings.hstsPreload && !isPreview),
        ...(isIsolated && ISOLATION),
        ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
      },
    ],
    ...own.map((page) => policyRule(encodeURI(withBase(page)), policyFor(page))),
    ...older.map((rule) => policyRule(...rule)),
    settings.markdownPages && [withBase('/*.md'), markdownHeaders(isPreview)],
    files.includes(OPEN_SEARCH_PATH.slice(1)) && [withBase(OPEN_SEARCH_PATH), OPEN_SEARCH_HEADERS],
    [withBase('/page-data/*'), { 'Cache-Control': REVALIDATED }],
  ];
  const rules = all.filter((rule) => rule !== false);
  const cached = (pattern: string): Rule => [
    withBase(pattern),
    // A page of a later build may be isolated, and takes no worker from a cache that is not.
    { 'Cache-Control': IMMUTABLE, ...(!isIsolated && ISOLATION) },
  ];
  rules.push(...immutable.filter((one) => !isOld(one)).map(cached));
  const later = versions.flatMap((version) =>
    immutable.filter((one) => one.startsWith(`${version.path}/`)),
  );
  rules.push(...later.slice(0, Math.max(0, MAX_RULES - rules.length)).map(cached));
  fs.writeFileSync(path.join(dir, HEADERS_FILE), headersFile(rules));
  return files.includes(HEADERS_FILE) ? REPLACED : withoutRule(patterns.slice(MAX_STATIC_RULES));
}

function policyRule(pattern: string, policy: string): Rule {
  // Cloudflare Pages joins two values, unless the first is taken back; Netlify takes the last.
  return [pattern, { [`! ${POLICY}`]: '', [POLICY]: policy }];
}

/** Search engines find the page itself. */
const markdownHeaders = (isPreview: boolean) => ({
  'Content-Type': 'text/markdown; charset=utf-8',
  ...(!isPreview && { 'X-Robots-Tag': 'noindex' }),
});

const OPEN_SEARCH_HEADERS = {
  'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
};

/** Pictures and scripts elsewhere load without cookies. A frame would need this header itself. */
const ISOLATION = { 'Cross-Origin-Embedder-Policy': 'credentialless' };
const FRAMES_ONLY_ITSELF = /(?:^|; )frame-src '(?:self|none)'(?:;|$)/;

/** Names the policy of a page for `flatten`; empty if it has that of the site. */
export function policyName(page: string, allow: Settings['allow']): string {
  const pages = entriesFor(page, allow).flatMap((entry) => (entry.page === '/*' ? [] : entry.page));
  if (pages.length === 0) return '';
  return crypto.createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 8);
}

/** The pages with a policy of their own, by their patterns. */
const ownPolicies = ({ allow }: PolicySettings): string[] =>
  allow.map(({ page }) => page).filter((page) => page !== '/*');

/** What is more special comes later, and counts. */
const bySpecificity = (a: string, b: string) =>
  a.replace('*', '').length - b.replace('*', '').length;

// Hosts join the values of several rules, each in its own way.
const REPLACED =
  'The _headers of a static folder is not published: its place is taken by rules made from the ' +
  'finished site. Remove it, and set headers of your own where your host has its settings.';

/** What to say of HTML files that have the policy of pages, by their patterns. */
function withoutRule(patterns: readonly string[]): string | undefined {
  if (patterns.length === 0) return undefined;
  const more = patterns.length > 3 ? ` and ${patterns.length - 3} more` : '';
  return (
    `${HEADERS_FILE} has ${MAX_STATIC_RULES} rules for HTML files of static folders, and none for ` +
    `${patterns.slice(0, 3).join(', ')}${more}: these have the policy of pages, which blocks styles ` +
    'of their own. Put them into one folder.'
  );
}

/** What every answer carries. */
function securityHeaders(policy: string, isPreloaded: boolean): Record<string, string> {
  // A site below a path shares its host, whose subdomains may serve anything.
  const scope = BASE_PATH ? '' : `; includeSubDomains${isPreloaded ? '; preload' : ''}`;
  return {
    [POLICY]: policy,
    'Strict-Transport-Security': STRICT_TRANSPORT + scope,
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** @throws {Error} if a host would ignore part of the file. */
export function headersFile(rules: readonly Rule[]): string {
  if (rules.length > MAX_RULES) {
    throw new Error(
      `${HEADERS_FILE} has ${rules.length} rules, and hosts read ${MAX_RULES}. ` +
        'Remove entries of "allow" or the oldest of "versions" in site.config.ts.',
    );
  }
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}${value && `: ${value}`}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long !== undefined) {
    const name = long.trim().split(':')[0];
    const rule = lines.slice(0, lines.indexOf(long)).findLast((line) => line.startsWith('/'));
    throw new Error(
      `${name} in ${HEADERS_FILE} has ${long.length} characters for ${rule}, and hosts read ${MAX_LINE}. ` +
        'Allow these pages less in "allow" of site.config.ts: fewer hosts, and fewer with scripts of their own.',
    );
  }
  return lines.map((line) => `${line}\n`).join('');
}
