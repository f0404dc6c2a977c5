import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { FOLDERS, SITE_IMPORTS, UNBOUND } = await tsImport(
  './packages/checks/import-map/map.ts',
  import.meta.url,
);
const { importMapRule } = await tsImport('./packages/checks/import-map/rule.ts', import.meta.url);

export default tseslint.config(
  {
    ignores: [
      '.cache/',
      '.tmp/',
      'public/',
      'dist*/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      'e2e/fixtures/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  jsxA11y.flatConfigs.strict,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['eslint.config.mjs', 'scripts/start.mjs'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: { project: { rules: { 'import-map': importMapRule } } },
    rules: {
      'project/import-map': [
        'error',
        { folders: FOLDERS, siteImports: SITE_IMPORTS, unbound: UNBOUND },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    // A test's describe() is a chapter.
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // The build runs authors' modules, and develop requires what production must not bundle.
    files: ['src/config/diagnostics/evaluate-module.ts', 'src/markdown/mdx/compile.ts'],
    rules: { '@typescript-eslint/no-implied-eval': 'off' },
  },
  {
    files: ['src/client/runtime/wrap-page.tsx', 'src/test/**'],
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    // All visible text of the interface is translatable: `src/messages/`.
    files: ['{src/{client,components,pages,templates},packages/search/ui}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/[A-Za-z]{2}/]',
          'JSXAttribute[name.name=/^(?:aria-label|alt|label|placeholder|title)$/] > Literal',
        ].map((selector) => ({
          selector,
          message: 'A text of the interface: name it in src/messages/en.ts and show MESSAGES.name.',
        })),
      ],
    },
  },
  {
    files: ['e2e/**'],
    rules: {
      // Playwright derives the fixtures a test needs from this pattern; here, none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['e2e/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Import it from ./sites, whose test serves the sites.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
);
