import type { SiteConfig } from '../../../src/config/settings/schema';
import type { Leave } from './source-site';
import { linksOfHtml, textOfHtml } from '../shared/plain-html';
import { hrefOf } from './sidebars';
import { Unknown } from './unknown';
import type { Values } from './values';

/** The bar above the navbar. */
export function announcementOf(theme: Values, leave: Leave): SiteConfig['announcement'] {
  const written = theme.get('announcementBar');
  if (written === undefined || written === null || written === false) return false;
  const bar = theme.values('announcementBar');
  const content = bar.text('content');
  if (written instanceof Unknown || content === undefined) {
    const need = 'Write its text into "announcement" in site.config.ts.';
    leave('The announcement bar', need, theme.place('announcementBar'));
    return false;
  }
  const [link, ...others] = linksOfHtml(content);
  for (const { label, href } of others) {
    const need = `The bar has one link; link to ${href} elsewhere.`;
    leave(`The link "${label}" of the announcement bar`, need, bar.place('content'));
  }
  const id = (bar.text('id') ?? 'announcement').toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    id: id.replace(/^-+|-+$/g, '') || 'announcement',
    text: textOfHtml(content),
    ...(link && { link: { label: link.label, href: hrefOf(link.href) } }),
    ...(bar.flag('isCloseable') === false && { dismissible: false }),
  };
}

export function searchOf(theme: Values, leave: Leave): SiteConfig['search'] {
  if (theme.get('algolia') === undefined) return undefined;
  const algolia = theme.values('algolia');
  const [applicationId, apiKey, indexName] = ['appId', 'apiKey', 'indexName'].map((key) =>
    algolia.text(key),
  );
  if (applicationId === undefined || apiKey === undefined || indexName === undefined) {
    const need = 'The site searches itself until "search" in site.config.ts has id, key and index.';
    leave('The settings of Algolia', need, theme.place('algolia'));
    return undefined;
  }
  const { facetFilters: _own, ...parameters } = algolia.values('searchParameters').raw;
  const placeholder = algolia.text('placeholder');
  return {
    provider: 'hosted',
    applicationId,
    apiKey,
    indexName,
    ...(algolia.flag('contextualSearch') === false && { contextualSearch: false }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(placeholder !== undefined && { placeholder }),
    ...(algolia.flag('insights') && { insights: true }),
  };
}

export function tableOfContentsOf(theme: Values): SiteConfig['tableOfContents'] {
  const toc = theme.values('tableOfContents');
  const level = (key: string, otherwise: number) => {
    const value = toc.get(key);
    return typeof value === 'number' && value >= 2 && value <= 6 ? value : otherwise;
  };
  if (theme.get('tableOfContents') === undefined) return undefined;
  return {
    minHeadingLevel: level('minHeadingLevel', 2),
    maxHeadingLevel: level('maxHeadingLevel', 3),
  };
}

/** How pages are read, where that is not as MDX. */
export function markdownFormatOf(config: Values): Pick<SiteConfig, 'markdownFormat'> {
  const format = config.values('markdown').text('format');
  return format === 'md' || format === 'detect' ? { markdownFormat: format } : {};
}

/** Keys of the configuration without a counterpart, and what each would need. */
const WITHOUT_COUNTERPART: readonly (readonly [key: string, what: string, need: string])[] = [
  ['scripts', 'Scripts', 'Pages have no scripts of their own; see "analytics" and "aiWidget".'],
  ['stylesheets', 'Style sheets', 'Put colors and fonts into src/styles/tokens.css.'],
  ['headTags', 'Tags of the document’s head', 'Add them in src/components/PageHead/.'],
  ['clientModules', 'Modules that run in the browser', 'What becomes interactive is an island.'],
  ['customFields', 'Custom fields', 'Components that read them get none.'],
];

const THEME_WITHOUT_COUNTERPART: typeof WITHOUT_COUNTERPART = [
  ['metadata', 'Metadata of all pages', 'Add it in src/components/PageHead/.'],
  ['image', 'The picture of social cards', 'The site draws one for each page from a template.'],
  ['liveCodeBlock', 'Code that readers edit', 'It is shown as code.'],
];

export function leaveSettings(config: Values, theme: Values, leave: Leave): void {
  for (const [values, rows] of [
    [config, WITHOUT_COUNTERPART],
    [theme, THEME_WITHOUT_COUNTERPART],
  ] as const) {
    for (const [key, what, need] of rows) {
      const value = values.get(key);
      const isEmpty = Array.isArray(value) && value.length === 0;
      if (value === undefined || isEmpty) continue;
      leave(`${what} ("${key}")`, need, values.place(key));
    }
  }
  const navbar = theme.values('navbar');
  if (navbar.get('logo') !== undefined) {
    const need = 'Put the logo into src/components/Logo/ and static/favicon.svg.';
    leave('The logo and the icon of the browser’s tab', need, navbar.place('logo'));
  }
  const prism = theme.values('prism');
  if (prism.get('magicComments') !== undefined) {
    const need =
      'Comments that mark lines are highlight-next-line, -start and -end. Others stay in the code, where readers see and copy them.';
    leave('Comments that mark lines of code ("magicComments")', need, prism.place('magicComments'));
  }
  const hasColors = prism.get('theme') !== undefined || prism.get('darkTheme') !== undefined;
  if (hasColors) {
    const need = 'Set the colors of code in src/styles/tokens.css, for both themes.';
    leave('The colors of code', need, prism.place('theme') ?? prism.place('darkTheme'));
  }
}
