import { z } from 'zod';
import { isTranslated } from '../../messages';
import { ACTIVE_MESSAGE, isActive } from './active-address';
import { href, link, orFalse, url } from './address-schema';
import { allow } from './allow-schema';
import { checks } from '../diagnostics/checks-schema';
import { content } from './content-schema';
import { copyPage } from './copy-page-schema';
import { editorHelp } from './editor-help-schema';
import { markdownFormat } from './markdown-schema';
import { navbarItem } from './navbar-schema';
import { redirects } from './redirects-schema';
import { externalTypes, externalXrefs, sourceUrl } from './reference-schema';
import { search } from './search-schema';
import { aiWidget, analytics, reports } from './services-schema';
import { sidebar } from './sidebar-schema';
import { versions } from './versions-schema';

/**
 * The schema of `site.config.ts`: types, defaults, validation and documentation. The larger settings
 * are in files beside this one.
 *
 * Every text may contain variables: `{product}`, `{Product}` and the others that
 * `config/settings/variables.ts` lists.
 */

const fields = z.strictObject({
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
        'must be lowercase letters, digits and hyphens, starting with a letter',
      ),
    /**
     * The letters in front of the numbers of log codes: `{logPrefix}`. By default, the first three
     * consonants of the name in capitals.
     */
    logPrefix: z
      .string()
      .regex(/^[A-Z]{2,5}$/, 'must be two to five capital letters')
      .optional(),
  }),
  /** The site's title: the last part of every page title, and the text next to the logo. */
  title: z.string().min(1),
  /** The line below the title on the home page, and the fallback description. */
  tagline: z.string().min(1),
  /**
   * Where the site is published. Used for canonical links, the sitemap and social cards. With a path
   * (`https://team.github.io/docs`), the site is built for that path of its host.
   */
  url,
  /**
   * Whether browsers may list the domain as one that is never asked over HTTP
   * (https://hstspreload.org): the header of every page then says `preload`. That is a promise for the
   * domain and all its subdomains, for years, and so impossible below a path of a shared host.
   */
  hstsPreload: z.boolean().default(false),
  /** The language of the pages: a BCP 47 tag with a table of texts in `src/messages/`. */
  lang: z
    .string()
    .min(2)
    .refine(isTranslated, 'has no texts: add a file and its line to src/messages/index.ts')
    .default('en'),

  /** Where the content is: the folders of pages, and the paths below which they are published. */
  content,

  /**
   * Whether `{product}` and the other variables are replaced in pages. Pages that were written for
   * another system may have the same words in braces.
   */
  variablesInPages: z.boolean().default(true),

  /**
   * The module that reads pages written for another system, as a path from the project's root:
   * `./packages/importers/foreign-markdown`. It shows what MDX cannot read as it is written, and has
   * counterparts of Docusaurus's modules. Without it, such pages end the build.
   */
  markdownPlugin: z
    .string()
    .regex(/^\.\.?\/[^'\\]+$/, 'must be a path that starts with "./"')
    .optional(),

  /**
   * How `markdownPlugin` reads pages: `mdx`, `md` (CommonMark, where braces, lines that start with "import" and
   * tags other than those of HTML are text), or `detect`: `.md` files as CommonMark, `.mdx` as MDX.
   * A page can say otherwise: `mdx: { format: md }` in its front matter.
   */
  markdownFormat: markdownFormat.default('mdx'),

  /** Whether `markdownPlugin` reads `$a$`, and lines between `$$`, as formulas. */
  markdownMath: z.boolean().default(false),

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
  registryScope: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$|^[^:]*\{[^:]*$/, 'must look like com.company'),
  /** Where readers get help: `{supportEmail}`, if pages mention it. */
  supportEmail: z.email().optional(),

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

  /**
   * Builds of older versions that are published beside this one, the newest first. Each is the
   * `dist/` of `FROZEN_VERSION=2.3 npm run build` at the tag of that version (docs/operations.md).
   */
  versions,

  /** How much of a large sidebar each document holds. */
  sidebar,

  /** A bar above the navbar, or `false`. A new `id` shows it again to readers who closed it. */
  announcement: orFalse(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits and hyphens'),
      text: z.string().min(1),
      /** A link after the text. */
      link: link.optional(),
      /** Whether readers can close it. */
      dismissible: z.boolean().default(true),
    }),
  ).default(false),

  /**
   * Where a page can be edited; `{path}` is replaced by the file's path from the project's root.
   * `false` shows no edit links.
   */
  editUrl: orFalse(
    z
      .string()
      .refine((value) => value.includes('{path}'), 'must contain {path}')
      .refine((value) => !isActive(value), ACTIVE_MESSAGE),
  ).default(false),

  /**
   * Where a type or member of the API reference is declared: `{path}` and `{line}` come from its
   * front matter (`source`), for example `https://git.example/blob/main/{path}#L{line}`. `false`
   * shows no source links.
   */
  sourceUrl,

  /**
   * Where readers report what is wrong in a page, with words that they have selected: the address of
   * a form, or `mailto:`, in which `{title}` and `{body}` are replaced; `event` has the service for
   * analytics record it. `false` offers nothing.
   */
  reports,

  /**
   * Whether members in the API reference show which samples use them. `npx tsx scripts/samples.ts
   * --write` lists these in `call-sites.json` in the content folder.
   */
  callSites: z.boolean().default(true),

  /**
   * Whether links to types, members and terms in the text show what these are when a reader points
   * at them or focuses them. Types have cards if their pages are below `/reference/classes/`.
   */
  hoverCards: z.boolean().default(true),

  /**
   * Where types of the engine and of .NET are documented. Declarations, parameters and exceptions
   * in the API reference link there; `false` disables these links.
   */
  externalTypes,

  /**
   * Committed xref maps of DocFX sites (`xrefmap.yml`), where types and members of other libraries
   * are documented. Names in the reference and `xref:` links that the reference itself does not have
   * lead there, before `externalTypes` is asked.
   */
  externalXrefs,

  /** Whether `/xrefmap.yml` lists all types and members, so that other DocFX sites link here. */
  xrefMap: z.boolean().default(false),

  /**
   * What the Unity Editor needs to open the right page: `/help-urls.json` with the addresses of
   * types, members and log codes, `/HelpUrls.cs` with constants for `[HelpURL]`, and short addresses
   * that `_redirects` leads to the pages. `true` has the defaults.
   */
  editorHelp,

  /**
   * The site's search; `false` shows no search box. By default, the site provides its own: the
   * index is built with the pages, and the engine runs in the reader's browser.
   */
  search,

  /**
   * Whether the home page and the page of results name `/opensearch.xml`, by which browsers offer the
   * search in their address bars.
   */
  openSearch: z.boolean().default(true),

  /** The service that counts what readers do (`docs/analytics.md`), or `false` to send nothing. */
  analytics,

  /** A question-answering widget that loads asynchronously, or `false`. */
  aiWidget,

  /**
   * What pages may have that the content security policy forbids: scripts of their own, frames,
   * forms, objects and style sheets of other hosts. It is a mistake in all other pages
   * (`checks.activeContent`), and the policy is opened for these pages only. For a video:
   * `{ page: '/guides/tour', frames: ['https://www.youtube-nocookie.com'] }`.
   */
  allow,

  /** The heading levels in a page's table of contents. */
  tableOfContents: z
    .strictObject({
      minHeadingLevel: z.int().min(2).max(6),
      maxHeadingLevel: z.int().min(2).max(6),
    })
    .default({ minHeadingLevel: 2, maxHeadingLevel: 3 }),

  /**
   * Addresses that pages or their sections had before. A page that has moved can also name them
   * itself: `redirect_from` in its front matter.
   */
  redirects,

  /**
   * Paths under which the pages were published before, with another system: Docusaurus's `baseUrl`
   * and `routeBasePath`. A link to `/docs/room` leads to `/room` if there is no such page.
   */
  formerPaths: z
    .array(z.string().regex(/^(?:\/[^\s/?#]+)+$/, 'must be a path without a slash at its end'))
    .default(['/docs']),

  /**
   * Whether each page is published in Markdown too, for agents: `/room.md` beside `/room`, listed in
   * `/llms.txt`.
   */
  markdownPages: z.boolean().default(true),

  /** Whether `scripts/unity-docs.ts` writes the pages and `AGENTS.md` into the product's package. */
  unityDocs: z.boolean().default(false),
  /**
   * Whether code, and the names of types and members, keep their words when a browser translates a
   * page: `translate="no"`.
   */
  untranslatedCode: z.boolean().default(true),

  /** A menu on each page with its Markdown, to copy, to view or to open in an assistant, or `false`. */
  copyPage,

  /** What happens when a check finds something. */
  checks,
});

export const settingsSchema = fields
  .refine((settings) => !settings.hstsPreload || new URL(settings.url).pathname === '/', {
    path: ['hstsPreload'],
    error: 'is a promise for the whole domain, and the site is below a path of "url"',
  })
  .refine(({ reports: to, analytics: service }) => to !== 'event' || service !== false, {
    path: ['reports'],
    error: 'needs "analytics"',
  })
  .refine(
    ({ versions: older, navbar: { items } }) =>
      older.length === 0 || items.some(({ type }) => type === 'docsVersionDropdown'),
    { path: ['versions'], error: 'needs an item of the type "docsVersionDropdown" in "navbar"' },
  )
  .refine((settings) => settings.markdownFormat === 'mdx' || settings.markdownPlugin, {
    path: ['markdownFormat'],
    error: 'needs "markdownPlugin": \'./packages/importers/foreign-markdown\'',
  });

/** The settings as an author writes them; those with defaults are optional. */
export type SiteConfig = z.input<typeof settingsSchema>;
/** The settings after validation, with all defaults filled in. */
export type Settings = z.output<typeof settingsSchema>;
export type ContentSettings = Settings['content'];
export type SidebarSettings = Settings['sidebar'];
export type NavbarItem = Settings['navbar']['items'][number];
export type SearchSettings = Exclude<Settings['search'], false>;
export type HostedSearchSettings = Extract<SearchSettings, { provider: 'hosted' }>;
