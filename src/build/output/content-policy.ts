import type { Allowance } from '../../config/settings/allow-schema';
import type { HostedSearchSettings, Settings } from '../../config/settings/schema';
import { type DocumentSources, hashSource } from './document-sources';

export type ServiceSettings = Pick<Settings, 'search' | 'analytics' | 'aiWidget'>;

/**
 * The most hashes of attributes, and hosts of pictures and of videos, that the policy lists. Hosts do
 * not read lines of more than 2,000 characters, and pages from another system may have any number.
 */
const MAX_LISTED = { styleAttributes: 12, hosts: 20 };

/** With more characters than this, pages have so many styles of their own that no list helps. */
const MAX_POLICY = 1950;

/**
 * A content security policy: the site's own files, inline texts by their hashes, what the services in
 * the settings need, and what the settings allow. Nothing else.
 *
 * @param draws whether some diagrams are drawn in the browser: mermaid styles them inline.
 * @param allowance what pages may have that this is the policy of.
 */
export function contentPolicy(
  settings: ServiceSettings,
  sources: DocumentSources,
  draws: boolean,
  allowance?: Allowance,
): string {
  const policy = basePolicy(sources);
  openSearch(policy, settings.search);
  openAnalytics(policy, settings.analytics);
  openWidget(policy, settings.aiWidget);
  if (allowance) openPages(policy, allowance);
  const inWidget = settings.aiWidget !== false && settings.aiWidget.allow.inlineStyles;
  if (draws || inWidget || textOf(policy).length > MAX_POLICY) allowInlineStyles(policy);
  return textOf(policy);
}

/**
 * The policy of HTML files that are no pages: drawings, demonstrations, or what another tool has
 * generated. They may be styled as they like, and pages of the site may frame them; no hash of theirs
 * is in the policy of pages. Their scripts run only if the settings say so.
 */
export function staticPolicy({ images, media }: DocumentSources, allowance: Allowance): string {
  const none = new Set<string>();
  const policy = basePolicy({ images, media, scripts: none, styles: none, styleAttributes: none });
  openPages(policy, allowance);
  if (allowance.scripts.includes('inline')) policy['script-src'].add("'unsafe-inline'");
  allowInlineStyles(policy);
  policy['base-uri'] = new Set(["'self'"]);
  policy['frame-ancestors'] = new Set(["'self'"]);
  return textOf(policy);
}

const textOf = (policy: Policy) =>
  Object.entries(policy)
    .flatMap(([name, values]) => (values.size > 0 ? [`${name} ${[...values].join(' ')}`] : []))
    .join('; ');

/** The sources that each directive allows. */
type Policy = ReturnType<typeof basePolicy>;

/** What pages need without any service. */
function basePolicy(sources: DocumentSources) {
  return {
    'default-src': new Set(["'none'"]),
    'script-src': new Set(["'self'", ...sources.scripts]),
    'style-src': new Set(["'self'", ...sources.styles]),
    // Attributes of documents only, which Gatsby writes; scripts set styles through the CSSOM.
    'style-src-attr': new Set(attributesOf(sources)),
    // Icons of style sheets are data.
    'img-src': new Set(["'self'", 'data:', ...hostsOf(sources.images)]),
    'font-src': new Set(["'self'"]),
    'connect-src': new Set(["'self'"]),
    'manifest-src': new Set(["'self'"]),
    'media-src': new Set(["'self'", ...hostsOf(sources.media)]),
    'frame-src': new Set(["'self'"]),
    'worker-src': new Set(["'self'"]),
    'object-src': new Set(["'none'"]),
    'base-uri': new Set(["'none'"]),
    'form-action': new Set(["'self'"]),
    'frame-ancestors': new Set(["'none'"]),
  };
}

const hostsOf = (hosts: ReadonlySet<string>) =>
  hosts.size > MAX_LISTED.hosts ? ['https:'] : hosts;

function attributesOf({ styleAttributes }: DocumentSources): string[] {
  if (styleAttributes.size === 0) return ["'none'"];
  if (styleAttributes.size > MAX_LISTED.styleAttributes) return ["'unsafe-inline'"];
  return ["'unsafe-hashes'", ...styleAttributes];
}

/** The style element in the logo of the service, which DocSearch shows below its hits. */
export const LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** The hosts of the index; of events only if they are sent. */
function openSearch(policy: Policy, search: Settings['search']): void {
  if (search === false || search.provider === 'embedded') return;
  policy['style-src'].add(hashSource(LOGO_STYLE));
  for (const host of searchHosts(search)) policy['connect-src'].add(host);
  if (search.insights) policy['connect-src'].add(new URL(search.insightsHost).origin);
}

function searchHosts({ applicationId, hosts }: HostedSearchSettings): string[] {
  if (hosts) {
    return hosts.map(({ url, protocol, port }) => `${protocol}://${url}${port ? `:${port}` : ''}`);
  }
  const retries = [1, 2, 3].map((number) => `${applicationId}-${number}.algolianet.com`);
  const names = [`${applicationId}-dsn.algolia.net`, ...retries];
  return names.map((name) => `https://${name.toLowerCase()}`);
}

/** Its library is one of the site's own files, and sends to the hosts of the projects. */
function openAnalytics(policy: Policy, analytics: Settings['analytics']): void {
  if (analytics === false) return;
  for (const { host } of analytics.projects) policy['connect-src'].add(new URL(host).origin);
}

/** Its script, what that asks at the same origin, and what the settings add. */
function openWidget(policy: Policy, widget: Settings['aiWidget']): void {
  if (widget === false) return;
  const { origin } = new URL(widget.src);
  policy['script-src'].add(origin);
  policy['connect-src'].add(origin);
  openAddresses(policy, widget.allow);
}

/** Scripts of their own are among the sources. */
function openPages(policy: Policy, { forms, objects, scripts, ...others }: Allowance): void {
  openAddresses(policy, { ...others, scripts: scripts.filter((one) => URL.canParse(one)) });
  for (const form of forms) policy['form-action'].add(new URL(form).origin);
  if (objects.length === 0) return;
  policy['object-src'] = new Set(
    objects.map((one) => (one === 'self' ? "'self'" : new URL(one).origin)),
  );
}

type Addresses = Pick<Allowance, 'scripts' | 'requests' | 'frames' | 'images' | 'fonts' | 'styles'>;

function openAddresses(policy: Policy, allow: Addresses): void {
  const opened: readonly (readonly [keyof Policy, readonly string[]])[] = [
    ['script-src', allow.scripts],
    ['connect-src', allow.requests],
    ['frame-src', allow.frames],
    ['img-src', allow.images],
    ['font-src', allow.fonts],
    ['style-src', allow.styles],
  ];
  for (const [directive, addresses] of opened) {
    for (const address of addresses) policy[directive].add(new URL(address).origin);
  }
}

/** A hash would make browsers ignore the permission. */
function allowInlineStyles(policy: Policy): void {
  const others = [...policy['style-src']].filter((source) => !source.startsWith("'sha"));
  policy['style-src'] = new Set([...others, "'unsafe-inline'"]);
  policy['style-src-attr'].clear();
}
