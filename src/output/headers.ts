import fs from 'node:fs';
import path from 'node:path';
import { withBase } from '../base-path';
import { listRelativeFiles } from '../diagnostics/files';
import { immutablePatterns } from './cache-rules';
import type { Settings } from '../settings/schema';
import { contentPolicy, type ServiceSettings } from './content-policy';
import { mergeSources, sourcesIn, type SourcesOfOne } from './document-sources';
import { type PublishedFiles, removeFile } from './kept-files';

/** The file that Netlify and Cloudflare Pages read. */
const HEADERS_FILE = '_headers';

/** What Cloudflare Pages takes, which ignores the rest without a word. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** Two years. */
const STRICT_TRANSPORT = 'max-age=63072000';

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Files that draw diagrams in the browser, published only if a page needs them. */
const DRAWING_DIR = 'vendor/mermaid';

type Rule = readonly [pattern: string, headers: Readonly<Record<string, string>>];

/** What a policy has to allow in a published file; undefined if it is no document. */
export function findSources(published: PublishedFiles, file: string): SourcesOfOne | undefined {
  return file.endsWith('.html') ? published.find('sources', file, sourcesIn) : undefined;
}

/**
 * Writes `_headers`: security for everything, caching by name. Documents have no rule of their own
 * for caching, because hosts join values of several rules; without one, they are revalidated.
 *
 * @param published the files of the finished site.
 * @param isPreview whether search engines are to leave the site alone.
 * @throws {Error} if a host would ignore part of the file.
 */
export function writeHeaders(
  published: PublishedFiles,
  settings: ServiceSettings & Pick<Settings, 'hstsPreload'>,
  isPreview = false,
): void {
  const files = listRelativeFiles(published.dir);
  const sources = mergeSources(files.flatMap((file) => findSources(published, file) ?? []));
  const draws = files.some((file) => file.startsWith(`${DRAWING_DIR}/`));
  const policy = contentPolicy(settings, sources, draws);
  const isIsolated = FRAMES_ONLY_ITSELF.test(policy);
  const rules: Rule[] = [
    [
      withBase('/*'),
      {
        ...securityHeaders(policy, settings.hstsPreload && !isPreview),
        ...(isIsolated && ISOLATION),
        ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
      },
    ],
    [withBase('/page-data/*'), { 'Cache-Control': REVALIDATED }],
    ...immutablePatterns(files).map((pattern): Rule => [
      withBase(pattern),
      // A page of a later build may be isolated, and takes no worker from a cache that is not.
      { 'Cache-Control': IMMUTABLE, ...(!isIsolated && ISOLATION) },
    ]),
  ];
  const file = path.join(published.dir, HEADERS_FILE);
  removeFile(file);
  fs.writeFileSync(file, headersFile(rules));
}

/** Pictures and scripts elsewhere load without cookies. A frame would need this header itself. */
const ISOLATION = { 'Cross-Origin-Embedder-Policy': 'credentialless' };
const FRAMES_ONLY_ITSELF = /(?:^|; )frame-src '(?:self|none)'(?:;|$)/;

/** What every answer carries. */
function securityHeaders(policy: string, isPreloaded: boolean): Record<string, string> {
  // A site below a path shares its host, whose subdomains may serve anything.
  const scope = BASE_PATH ? '' : `; includeSubDomains${isPreloaded ? '; preload' : ''}`;
  return {
    'Content-Security-Policy': policy,
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
    throw new Error(`${HEADERS_FILE} has ${rules.length} rules, and hosts read ${MAX_RULES}.`);
  }
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long !== undefined) {
    const name = long.trim().split(':')[0];
    throw new Error(
      `${name} in ${HEADERS_FILE} has ${long.length} characters, and hosts read ${MAX_LINE}. ` +
        'Load fewer things from other hosts, and write fewer style attributes in pages.',
    );
  }
  return lines.map((line) => `${line}\n`).join('');
}
