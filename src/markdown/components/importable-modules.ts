import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
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
import { bodyComponents } from './index';

type Module = Readonly<Record<string, unknown>>;

const { Tabs, TabItem, Admonition, Details } = bodyComponents;
const address = (path: string) => path;

/** The modules that pages and their components import by name: the ones of Docusaurus, and React. */
export const importableModules: ReadonlyMap<string, Module> = new Map<string, Module>([
  ['react', { ...React, default: React }],
  ['react/jsx-runtime', { ...jsxRuntime }],
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
