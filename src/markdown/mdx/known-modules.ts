import { currentSite } from '../../config/project/site';
import { importableModules } from '../components/importable-modules';

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

type ClassValue =
  string | number | boolean | null | undefined | Readonly<Record<string, unknown>> | ClassValue[];

/**
 * The names of classes that are not left out: Docusaurus’s components join them so. It stands in for
 * two packages that sites import and that are not installed here.
 */
function classNames(...values: ClassValue[]): string {
  return values
    .flatMap((value) => {
      if (Array.isArray(value)) return classNames(...value);
      if (typeof value === 'object' && value !== null) {
        return Object.keys(value).filter((name) => value[name]);
      }
      return typeof value === 'string' ? value : [];
    })
    .filter(Boolean)
    .join(' ');
}

/** Everything that pages and their components import by name. */
export const knownModules: ReadonlyMap<string, Module> = new Map<string, Module>([
  ...importableModules,
  ['@docusaurus/useDocusaurusContext', { default: useDocusaurusContext }],
  ['clsx', { default: classNames, clsx: classNames }],
  ['classnames', { default: classNames }],
]);
