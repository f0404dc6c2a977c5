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

/** On which side of the navbar an item stands. */
const position = z.enum(['left', 'right']).default('right');

const link = z.strictObject({
  /** What the link says. */
  label: z.string().min(1),
  /** A path of this site (`/pricing`) or an address elsewhere. */
  href,
});

const navbarItem = z.discriminatedUnion('type', [
  /** The search box. It is shown unless `search` is `false`. */
  z.strictObject({ type: z.literal('search'), position }),
  /** A link to a page of this site or to another site. */
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

/** Parameters of a query that the site itself decides. */
const OWN_PARAMETERS = ['query', 'indexName', 'page'];

/** What both kinds of search have in common. */
const anySearch = {
  /** Said in the empty box. */
  placeholder: z.string().min(1).default('Search docs'),
  /** Hits of one section of the site that the modal shows, at most. */
  maxResultsPerGroup: z.int().min(1).max(20).default(5),
  /** Where readers can tell of a query that finds nothing: `{query}` is the query. */
  missingResultsUrl: z
    .string()
    .regex(/^(https?:\/\/|mailto:|\/(?!\/))/, 'must start with "/", "https://" or "mailto:"')
    .refine((value) => value.includes('{query}'), 'must contain {query}')
    .optional(),
};

/** The engine of the site itself: no service, no request to another host. */
const embeddedSearch = z.strictObject({ provider: z.literal('embedded'), ...anySearch });

/** Facets by name: a value, or several of which any will do. */
const facets = z.record(
  z.string().regex(/^[A-Za-z_]\w*$/, 'must be the name of an attribute'),
  z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
);

/** A hosted index that Algolia's protocol reaches. */
const hostedSearch = z.strictObject({
  provider: z.literal('hosted'),
  ...anySearch,
  /** The id of the application that holds the index. */
  applicationId: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the id of your application at the service'),
  /**
   * The public key, which may search and nothing else: it is in every page. The key that writes is
   * never here: `npm run search:publish` takes it from the environment.
   */
  apiKey: z.string().regex(/^[\w+/=-]+$/, 'must be the key that may only search'),
  /** The name of the index. */
  indexName: z.string().regex(/^\S+$/, 'must be the name of an index'),
  /** Whether hits are limited to the language and the version of the page. */
  contextualSearch: z.boolean().default(true),
  /**
   * What that limit is: attributes and their values, `{ docusaurus_tag: ['default', 'docs'] }` for
   * example. The records that `npm run search:publish` uploads have them. Left out, it is the site's
   * `language` and, where the navbar lists versions, the `version`: the first one's label.
   */
  contextualFacets: facets.optional(),
  /**
   * More parameters of each query, as the service documents them. They win over the site's own;
   * `facetFilters` come on top of the contextual facets. What is looked for, where, and on which
   * page of the results are the site's to say.
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
  /** Where they are sent: `https://insights.de.algolia.io` keeps them in Europe. */
  insightsHost: url.default('https://insights.algolia.io'),
  /** Hosts in the place of the service's own, for a proxy: tried in turn. */
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
  /** The site's title: the last part of every page title, and the text beside the logo. */
  title: z.string().min(1),
  /** One line under the title on the home page, and the fallback description. */
  tagline: z.string().min(1),
  /** Where the site is published. Used for canonical links, the sitemap and social cards. */
  url,
  /** The language of the pages: a BCP 47 tag that has a table of texts in `src/messages/`. */
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

  /** A bar above the navbar, or `false`. A new `id` shows it again to those who closed it. */
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
   * Where a page can be edited: `{path}` becomes the file's path from the project's root.
   * `false` shows no edit link.
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
   * Where types of the engine and of .NET are documented: declarations, parameters and exceptions of
   * the API reference link there. `false` links none of them.
   */
  externalTypes: z
    .union([
      z.literal(false),
      z.array(
        z.strictObject({
          /** The types of this namespace and of those below it. */
          namespace: z.string().regex(/^[A-Z][\w.]*$/, 'must be a namespace'),
          /**
           * The address of a type: `{name}` is its name from the namespace on, `{fullName}` has the
           * namespace before it, `{fullNameLower}` is that in lower case. `List<T>` is `List-1`.
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
   * The search of the site; `false` shows no search box. Where nothing is given, the site searches
   * itself: its index is made with the pages and its engine runs in the reader's browser.
   */
  search: z
    .union([z.literal(false), z.discriminatedUnion('provider', [embeddedSearch, hostedSearch])])
    .prefault({ provider: 'embedded' }),

  /** PostHog projects that receive page views, or `false`: no request leaves the page. */
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
        /** Said to the reader before the first question. */
        disclaimer: z.string().min(1),
        /** Questions that the reader can pick. */
        exampleQuestions: z.array(z.string().min(1)).default([]),
      }),
    ])
    .default(false),

  /** The levels of the headings in the table of contents of a page. */
  tableOfContents: z
    .strictObject({
      minHeadingLevel: z.int().min(2).max(6),
      maxHeadingLevel: z.int().min(2).max(6),
    })
    .default({ minHeadingLevel: 2, maxHeadingLevel: 3 }),

  /** What happens when a check finds something. */
  checks: z
    .strictObject({
      /** A link to a path of this site that no page has. */
      brokenLinks: severity.default('error'),
      /** A link to an `.md` or `.mdx` file that does not exist. */
      brokenMarkdownLinks: severity.default('error'),
      /** An image, video or download that does not exist. */
      missingAssets: severity.default('error'),
      /** A diagram or a drawing without a text that says what it shows. */
      textAlternatives: severity.default('error'),
      /** A code block in a language that cannot be highlighted: it is shown as plain text. */
      codeLanguages: severity.default('warn'),
      /** A key behind the language of a code block that has no meaning, such as `titel="…"`. */
      codeMeta: severity.default('error'),
      /** Two pages with one path. */
      duplicateRoutes: severity.default('warn'),
      /** A link to a heading that its page does not have. */
      brokenAnchors: severity.default('warn'),
    } satisfies Record<CheckName, z.ZodType>)
    .prefault({}),
});

/** The settings as an author writes them: what has a default may be left out. */
export type SiteConfig = z.input<typeof settingsSchema>;
/** The settings after validation, every default filled in. */
export type Settings = z.output<typeof settingsSchema>;
export type NavbarItem = Settings['navbar']['items'][number];
/** The search that is switched on. */
export type SearchSettings = Exclude<Settings['search'], false>;
export type HostedSearchSettings = Extract<SearchSettings, { provider: 'hosted' }>;
