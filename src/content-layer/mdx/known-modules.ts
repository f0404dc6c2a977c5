import { currentSite } from '../../site/site';
import { importableModules } from '../body-components/importable-modules';

type Module = Readonly<Record<string, unknown>>;

/** What components ask for about the site. */
function useDocusaurusContext() {
  const { title, tagline, url, lang } = currentSite().settings;
  return {
    siteConfig: { title, tagline, url, baseUrl: '/', customFields: {}, themeConfig: {} },
    siteMetadata: {},
    globalData: {},
    i18n: { currentLocale: lang, defaultLocale: lang, locales: [lang] },
  };
}

/** Everything that pages and their components import by name. */
export const knownModules: ReadonlyMap<string, Module> = new Map<string, Module>([
  ...importableModules,
  ['@docusaurus/useDocusaurusContext', { default: useDocusaurusContext }],
]);
