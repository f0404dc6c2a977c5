/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages that only ship ES modules; they are transformed, because Jest runs CommonJS. */
const ESM = (
  'bail ccount character-entities character-entities-html4 character-entities-legacy ' +
  'character-reference-invalid comma-separated-tokens decode-named-character-reference devlop ' +
  'direction estree-util-.* gemoji hast-util-.* hastscript html-void-elements is-alphabetical ' +
  'is-alphanumerical is-decimal is-hexadecimal is-plain-obj longest-streak markdown-table ' +
  'mdast-util-.* micromark.* parse-entities property-information remark-.* ' +
  'space-separated-tokens stringify-entities trough unified unist-util-.* vfile.* web-namespaces ' +
  'zwitch periscopic is-reference @mdx-js/mdx unist-builder markdown-extensions trim-lines ' +
  'estree-walker entities parse5 escape-string-regexp'
).split(' ');

const config: Config = {
  testEnvironment: 'node',
  // In milliseconds. A busy machine is no mistake: the usual five seconds failed there.
  testTimeout: 30_000,
  roots: ['<rootDir>/src', '<rootDir>/packages', '<rootDir>/scripts', '<rootDir>/content'],
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/src/test/messages.ts'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ESM.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/test/css-module.ts',
    '\\.css$': '<rootDir>/src/test/empty-module.ts',
    // Their `exports` have no entry for CommonJS.
    '^(estree-walker|periscopic|is-reference)$': '<rootDir>/node_modules/$1/src/index.js',
    '^\\$site/(.*)$': '<rootDir>/src/test/site-$1.ts',
  },
};

export default config;
