import { z } from 'zod';
import { url } from './address-schema';

/** Query parameters that the site itself sets. */
const OWN_PARAMETERS = ['query', 'indexName', 'page'];

/** The settings that both kinds of search share. */
const anySearch = {
  /** Shown in the empty search box. */
  placeholder: z.string().min(1).default('Search docs'),
  /** The most hits that the modal shows for one section of the site. */
  maxResultsPerGroup: z.int().min(1).max(20).default(5),
  /** Where readers can report a query that finds nothing; `{query}` is replaced by the query. */
  missingResultsUrl: z
    .string()
    .regex(/^(https?:\/\/|mailto:|\/(?!\/))/, 'must start with "/", "https://" or "mailto:"')
    .refine((value) => value.includes('{query}'), 'must contain {query}')
    .optional(),
};

/** The site's own engine: no service, no requests to other hosts. */
const embeddedSearch = z.strictObject({ provider: z.literal('embedded'), ...anySearch });

/** Facets by name: one value, or several alternatives. */
const facets = z.record(
  z.string().regex(/^[A-Za-z_]\w*$/, 'must be the name of an attribute'),
  z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
);

/** A hosted index that speaks Algolia's protocol. */
const hostedSearch = z.strictObject({
  provider: z.literal('hosted'),
  ...anySearch,
  /** The id of the application that the index belongs to. */
  applicationId: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the id of your application at the service'),
  /**
   * The public, search-only key, which readers can see. The write key never belongs here:
   * `scripts/search-publish.ts` takes it from the environment.
   */
  apiKey: z.string().regex(/^[\w+/=-]+$/, 'must be the key that may only search'),
  /** The name of the index. */
  indexName: z.string().regex(/^\S+$/, 'must be the name of an index'),
  /** Whether hits are limited to the language and the version of the page. */
  contextualSearch: z.boolean().default(true),
  /**
   * What to limit them to: attributes and their values, such as
   * `{ docusaurus_tag: ['default', 'docs'] }`. The records that `scripts/search-publish.ts` uploads
   * have them. Defaults to the site's `language` and, if the navbar lists versions, the `version`:
   * the label of the first one in lower case.
   */
  contextualFacets: facets.optional(),
  /**
   * Extra parameters for each query, as the service documents them. They take precedence over the
   * site's own; `facetFilters` are added to the contextual facets. The query, the index and the
   * page of results are set by the site.
   */
  parameters: z
    .record(z.string(), z.unknown())
    .refine(
      (parameters) => OWN_PARAMETERS.every((name) => !(name in parameters)),
      `must not hold ${OWN_PARAMETERS.join(', ')}: the site sets them`,
    )
    .default({}),
  /** Whether views, clicks and conversions are sent to the service. */
  insights: z.boolean().default(false),
  /** Where to send them: `https://insights.de.algolia.io` keeps them in Europe. */
  insightsHost: url.default('https://insights.algolia.io'),
  /** Hosts to use instead of the service's own, such as a proxy; tried in turn. */
  hosts: z
    .array(
      z.strictObject({
        /** Host name, without protocol and port. */
        url: z.string().regex(/^[a-z0-9.-]+$/i, 'must be a host name'),
        protocol: z.enum(['https', 'http']).default('https'),
        port: z.int().min(1).max(65_535).optional(),
      }),
    )
    .min(1)
    .optional(),
});

export const search = z
  .union([z.literal(false), z.discriminatedUnion('provider', [embeddedSearch, hostedSearch])])
  .prefault({ provider: 'embedded' });
