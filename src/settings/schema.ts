import { z } from 'zod';
import { type CheckName, SEVERITIES } from '../diagnostics/problems';
import { isTranslated } from '../messages';

/**
 * The schema of `site.config.ts`: types, defaults, validation and documentation in one place.
 *
 * Every text may contain variables: `{product}`, `{Product}` and the others that
 * `settings/variables.ts` lists.
 */

const url = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http or https address' })
  .refine((value) => !value.endsWith('/'), 'must not end with a slash');

const href = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/|mailto:|\{)/, 'must start with "/", "https://" or "mailto:"');

const severity = z.enum(SEVERITIES);

/** The side of the navbar that an item is on. */
const position = z.enum(['left', 'right']).default('right');

const link = z.strictObject({
  /** The text of the link. */
  label: z.string().min(1),
  /** A path on this site (`/pricing`) or an address elsewhere. */
  href,
});

const navbarItem = z.discriminatedUnion('type', [
  /** The search box. It is shown unless `search` is `false`. */
  z.strictObject({ type: z.literal('search'), position }),
  /** A link to a page on this site or to another site. */
  link.extend({ type: z.literal('link'), position }),
  /** The list of languages. The first one is the language of this build. */
  z.strictObject({
    type: z.literal('languageDropdown'),
    position,
    items: z
      .array(link.extend({ /** BCP 47 tag, for example `en`. */ lang: z.string().min(2) }))
      .min(1),
  }),
  /** The list of documented versions. The first one is the version of this build. */
  z.strictObject({
    type: z.literal('docsVersionDropdown'),
    position,
    items: z.array(link).min(1),
  }),
  /** The switch between the light and the dark theme. */
  z.strictObject({ type: z.literal('colorModeToggle'), position }),
]);

const postHogProject = z.strictObject({
  /** A name of your own for this instance; it must be unique. */
  name: z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a camelCase word'),
  /** The public project key. */
  apiKey: z.string().min(1),
  /** The ingestion host. */
  host: url,
});

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
   * `npm run search:publish` takes it from the environment.
   */
  apiKey: z.string().regex(/^[\w+/=-]+$/, 'must be the key that may only search'),
  /** The name of the index. */
  indexName: z.string().regex(/^\S+$/, 'must be the name of an index'),
  /** Whether hits are limited to the language and the version of the page. */
  contextualSearch: z.boolean().default(true),
  /**
   * What to limit them to: attributes and their values, such as
   * `{ docusaurus_tag: ['default', 'docs'] }`. The records that `npm run search:publish` uploads
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

export const settingsSchema = z.strictObject({
  /** The documented product. Changing it renames the whole site: slugs, prose, code, titles. */
  product: z.strictObject({
    /** The name in prose, in code and in namespaces: `{Product}`. */
    name: z
      .string()
      .regex(/^[A-Z][A-Za-z0-9]*$/, 'must be a C# identifier that starts with a capital letter'),
    /** The name in addresses and file names: `{product}`. */
    slug: z
      .string()
      .regex(
        /^[a-z][a-z0-9-]*$/,
        'must be lower-case letters, digits and hyphens, starting with a letter',
      ),
  }),
  /** The site's title: the last part of every page title, and the text next to the logo. */
  title: z.string().min(1),
  /** The line below the title on the home page, and the fallback description. */
  tagline: z.string().min(1),
  /** Where the site is published. Used for canonical links, the sitemap and social cards. */
  url,
  /** The language of the pages: a BCP 47 tag with a table of texts in `src/messages/`. */
  lang: z
    .string()
    .min(2)
    .refine(isTranslated, 'has no texts: add a file and its line to src/messages/index.ts')
    .default('en'),

  /** Addresses that the pages mention; each is also a variable for authors. */
  hosts: z.strictObject({
    /** The marketing site: `{marketingUrl}`. */
    marketing: url,
    /** The customer's dashboard: `{dashboardUrl}`. */
    dashboard: url,
    /** Where the SDK is downloaded: `{downloadUrl}`. */
    download: url,
    /** The matcher service: `{matcherUrl}`. */
    matcher: url,
    /** The scoped package registry: `{registryUrl}`. */
    registry: url,
  }),
  /** The scope of the packages in the registry: `{registryScope}`. */
  registryScope: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$|\{/, 'must look like com.company'),
  /** Where readers get help: `{supportEmail}`. */
  supportEmail: z.email(),

  navbar: z.strictObject({
    /** The items, in order. */
    items: z.array(navbarItem),
  }),

  footer: z.strictObject({
    /** Where the logo in the footer leads. */
    logoHref: href,
    /** Columns of links. */
    columns: z
      .array(z.strictObject({ title: z.string().min(1), links: z.array(link).min(1) }))
      .default([]),
    /** The copyright line. */
    copyright: z.string().min(1),
  }),

  /** A bar above the navbar, or `false`. A new `id` shows it again to readers who closed it. */
  announcement: z
    .union([
      z.literal(false),
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
        text: z.string().min(1),
        /** A link after the text. */
        link: link.optional(),
        /** Whether readers can close it. */
        dismissible: z.boolean().default(true),
      }),
    ])
    .default(false),

  /**
   * Where a page can be edited; `{path}` is replaced by the file's path from the project's root.
   * `false` shows no edit links.
   */
  editUrl: z
    .union([
      z.literal(false),
      z.string().refine((value) => value.includes('{path}'), 'must contain {path}'),
    ])
    .default(false),

  /**
   * Where a type or member of the API reference is declared: `{path}` and `{line}` come from its
   * front matter (`source`), for example `https://git.example/blob/main/{path}#L{line}`. `false`
   * shows no source links.
   */
  sourceUrl: z
    .union([
      z.literal(false),
      z
        .string()
        .regex(/^https?:\/\//, 'must be an http or https address')
        .refine((value) => value.includes('{path}'), 'must contain {path}'),
    ])
    .default(false),

  /**
   * Where types of the engine and of .NET are documented. Declarations, parameters and exceptions
   * in the API reference link there; `false` disables these links.
   */
  externalTypes: z
    .union([
      z.literal(false),
      z.array(
        z.strictObject({
          /** The namespace whose types, including those in nested namespaces, it documents. */
          namespace: z.string().regex(/^[A-Z][\w.]*$/, 'must be a namespace'),
          /**
           * The address of a type: `{name}` is its name relative to the namespace, `{fullName}`
           * includes the namespace, `{fullNameLower}` is that in lower case. `List<T>` is `List-1`.
           */
          url: z
            .string()
            .regex(/^https?:\/\//, 'must be an http or https address')
            .regex(/\{(?:name|fullName|fullNameLower)\}/, 'must contain {name} or {fullName}'),
          /** Types that `api/external-types.ts` does not know: ``System.Numerics.Vector`1``. */
          types: z
            .array(z.string().regex(/^[A-Z]\w*(?:\.\w+)+(?:`\d+)?$/, 'must be a full name'))
            .default([]),
        }),
      ),
    ])
    .default([
      {
        namespace: 'UnityEngine',
        url: 'https://docs.unity3d.com/ScriptReference/{name}.html',
        types: [],
      },
      {
        namespace: 'System',
        url: 'https://learn.microsoft.com/dotnet/api/{fullNameLower}',
        types: [],
      },
    ]),

  /**
   * The site's search; `false` shows no search box. By default, the site provides its own: the
   * index is built with the pages, and the engine runs in the reader's browser.
   */
  search: z
    .union([z.literal(false), z.discriminatedUnion('provider', [embeddedSearch, hostedSearch])])
    .prefault({ provider: 'embedded' }),

  /** PostHog projects that receive page views, or `false` to send none. */
  analytics: z
    .union([
      z.literal(false),
      z.strictObject({
        projects: z
          .array(postHogProject)
          .min(1)
          .refine(
            (projects) => new Set(projects.map((p) => p.name)).size === projects.length,
            'two projects have the same name',
          ),
      }),
    ])
    .default(false),

  /** A question-answering widget that loads asynchronously, or `false`. */
  aiWidget: z
    .union([
      z.literal(false),
      z.strictObject({
        /** The address of the widget's script. */
        src: z.url({ protocol: /^https$/, error: 'must be an https address' }),
        /** `data-*` attributes of the script element, without the prefix. */
        data: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string()).default({}),
        /** Shown to the reader before the first question. */
        disclaimer: z.string().min(1),
        /** Questions that the reader can pick. */
        exampleQuestions: z.array(z.string().min(1)).default([]),
      }),
    ])
    .default(false),

  /** The heading levels in a page's table of contents. */
  tableOfContents: z
    .strictObject({
      minHeadingLevel: z.int().min(2).max(6),
      maxHeadingLevel: z.int().min(2).max(6),
    })
    .default({ minHeadingLevel: 2, maxHeadingLevel: 3 }),

  /** What happens when a check finds something. */
  checks: z
    .strictObject({
      /** A link to a path on this site that does not exist. */
      brokenLinks: severity.default('error'),
      /** A link to an `.md` or `.mdx` file that does not exist. */
      brokenMarkdownLinks: severity.default('error'),
      /** An image, video or download that does not exist. */
      missingAssets: severity.default('error'),
      /** A diagram or drawing without a text alternative. */
      textAlternatives: severity.default('error'),
      /** A code block in a language that cannot be highlighted: it is shown as plain text. */
      codeLanguages: severity.default('warn'),
      /** An unknown key after the language of a code block, such as `titel="…"`. */
      codeMeta: severity.default('error'),
      /** Two pages with the same path. */
      duplicateRoutes: severity.default('warn'),
      /** A link to a heading that does not exist on its page. */
      brokenAnchors: severity.default('warn'),
    } satisfies Record<CheckName, z.ZodType>)
    .prefault({}),
});

/** The settings as an author writes them; those with defaults are optional. */
export type SiteConfig = z.input<typeof settingsSchema>;
/** The settings after validation, with all defaults filled in. */
export type Settings = z.output<typeof settingsSchema>;
export type NavbarItem = Settings['navbar']['items'][number];
/** The search settings if search is on. */
export type SearchSettings = Exclude<Settings['search'], false>;
export type HostedSearchSettings = Extract<SearchSettings, { provider: 'hosted' }>;
