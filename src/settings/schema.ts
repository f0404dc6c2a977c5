import { z } from 'zod';

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

/** How loudly a check speaks: `error` ends the build, `warn` prints, `ignore` is silent. */
const severity = z.enum(['error', 'warn', 'ignore']);

/** On which side of the navbar an item stands. */
const position = z.enum(['left', 'right']).default('right');

const link = z.strictObject({
  /** What the link says. */
  label: z.string().min(1),
  /** A path of this site (`/pricing`) or an address elsewhere. */
  href,
});

const navbarItem = z.discriminatedUnion('type', [
  /** The search box. It is shown once `search` is switched on. */
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
  /** The language of the pages: a BCP 47 tag. */
  lang: z.string().min(2).default('en'),

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

  /** The search of the site; `false` shows no search box. */
  search: z.literal(false).default(false),

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
      /** Two pages with one path. */
      duplicateRoutes: severity.default('warn'),
      /** A link to a heading that its page does not have. */
      brokenAnchors: severity.default('warn'),
    })
    .prefault({}),
});

/** The settings as an author writes them: what has a default may be left out. */
export type SiteConfig = z.input<typeof settingsSchema>;
/** The settings after validation, every default filled in. */
export type Settings = z.output<typeof settingsSchema>;
export type NavbarItem = Settings['navbar']['items'][number];
export type Severity = z.output<typeof severity>;
export type CheckName = keyof Settings['checks'];
