import * as React from 'react';
import { currentSite } from '../../../src/config/project/site';
import { bodyComponents } from '../../../src/markdown/components';
import type { ImportedModule } from '../../../src/markdown/mdx/plugin';
import {
  BrowserOnly,
  CodeBlock,
  DocCardList,
  Head,
  Heading,
  Link,
  ThemedImage,
  TOCInline,
  Translate,
  translate,
} from './docusaurus';
import { runtime, withPictures } from './text-styles';

const { Tabs, TabItem, Admonition, Details } = bodyComponents;

/** As in Docusaurus, a path starts from the root of the site, with a slash or without. */
const address = (path: string) =>
  /^(?:[a-z][a-z\d+.-]*:|\/|#|@site)/i.test(path) ? path : `/${path}`;

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
 * The names of classes that are not left out: Docusaurus’s components join them so. It replaces two
 * packages that sites import and that are not installed here.
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

const REACT = { ...React, createElement: withPictures(React.createElement) };

/** React, the modules of Docusaurus, and those that its sites have installed. */
export const MODULES: ReadonlyMap<string, ImportedModule> = new Map<string, ImportedModule>([
  ['react', { ...REACT, default: REACT }],
  ['react/jsx-runtime', runtime],
  ['@docusaurus/useDocusaurusContext', { default: useDocusaurusContext }],
  ['clsx', { default: classNames, clsx: classNames }],
  ['classnames', { default: classNames }],
  ['@theme/Tabs', { default: Tabs }],
  ['@theme/TabItem', { default: TabItem }],
  ['@theme/Admonition', { default: Admonition }],
  ['@theme/Details', { default: Details }],
  ['@theme/CodeBlock', { default: CodeBlock }],
  ['@theme/ThemedImage', { default: ThemedImage }],
  ['@theme/TOCInline', { default: TOCInline }],
  ['@theme/Heading', { default: Heading }],
  ['@theme/DocCardList', { default: DocCardList }],
  [
    '@docusaurus/theme-common',
    {
      useColorMode: () => ({ colorMode: 'light', isDarkTheme: false }),
      useCurrentSidebarCategory: () => ({ items: undefined }),
    },
  ],
  ['@docusaurus/Link', { default: Link }],
  ['@docusaurus/Head', { default: Head }],
  ['@docusaurus/BrowserOnly', { default: BrowserOnly }],
  ['@docusaurus/Translate', { default: Translate, translate }],
  [
    '@docusaurus/useBaseUrl',
    { default: address, useBaseUrlUtils: () => ({ withBaseUrl: address }) },
  ],
  ['@docusaurus/useIsBrowser', { default: () => false }],
  ['@docusaurus/ExecutionEnvironment', { default: { canUseDOM: false } }],
]);
