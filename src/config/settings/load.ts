import fs from 'node:fs';
import path from 'node:path';
import { evaluateModule, locateError } from '../diagnostics/evaluate-module';
import { knownKeys, issueToProblems } from '../diagnostics/zod-issues';
import type { Problem } from '../diagnostics/problems';
import { keyPathLocator } from '../diagnostics/source-lines';
import { type Settings, settingsSchema } from './schema';
import { substituteDeep, type Variables, variablesOf } from './variables';

export const SETTINGS_FILE = 'site.config.ts';

export interface LoadedSettings {
  readonly settings: Settings;
  readonly variables: Variables;
  /** If there are any, the fields in question have placeholder values, so other checks can run. */
  readonly problems: readonly Problem[];
}

/** Placeholder values for invalid fields. Never published: a build with a problem fails. */
export const PLACEHOLDER_SETTINGS: Settings = settingsSchema.parse({
  product: { name: 'Product', slug: 'product' },
  title: 'Documentation',
  tagline: 'Documentation',
  url: 'https://docs.example',
  hosts: {
    marketing: 'https://product.example',
    dashboard: 'https://product.example',
    download: 'https://product.example',
    matcher: 'https://product.example',
    registry: 'https://product.example',
  },
  registryScope: 'com.product',
  supportEmail: 'help@product.example',
  navbar: { items: [] },
  footer: { logoHref: '/', copyright: 'Copyright' },
});

export function loadSettings(rootDir: string): LoadedSettings {
  const file = path.join(rootDir, SETTINGS_FILE);
  const source = fs.readFileSync(file, 'utf8');
  let value: unknown;
  try {
    value = evaluateModule(file);
  } catch (error) {
    const { message, ...place } = locateError(error);
    const problem: Problem = {
      check: 'settings',
      file: SETTINGS_FILE,
      ...place,
      message: `The settings cannot be read: ${message}`,
      fix: 'Fix the syntax. The file exports one object of the type SiteConfig.',
    };
    return finish(PLACEHOLDER_SETTINGS, [problem]);
  }
  return validateSettings(value, source);
}

/**
 * Validates settings and replaces variables in their texts.
 *
 * @param source the text of the settings file, for locating problems.
 */
export function validateSettings(value: unknown, source: string): LoadedSettings {
  // Texts may contain variables, so formats are checked on what the reader will see.
  const named = substituteNames(value);
  const result = settingsSchema.safeParse(named);
  if (result.success) return finish(result.data, []);
  const known = knownKeys(settingsSchema);
  const lineOf = keyPathLocator(source);
  const problems = result.error.issues.flatMap((issue) =>
    issueToProblems(issue, known, 'the settings').map(({ path: keys, ...found }): Problem => {
      const line = lineOf(keys);
      return { check: 'settings', file: SETTINGS_FILE, ...(line && { line }), ...found };
    }),
  );
  const wrong = result.error.issues.map(({ path: [key] }) => key);
  return finish(repaired(named, wrong), problems);
}

/** `{product}` and `{Product}` only: the other variables come from validated settings. */
function substituteNames(value: unknown): unknown {
  const product = (value as { product?: { name?: unknown; slug?: unknown } } | undefined)?.product;
  if (typeof product?.name !== 'string' || typeof product.slug !== 'string') return value;
  // Escapes are kept until the other variables are replaced too.
  return substituteDeep(value, { Product: product.name, product: product.slug }, 'keep');
}

function repaired(value: unknown, wrong: readonly (PropertyKey | undefined)[]): Settings {
  const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const known = Object.keys(PLACEHOLDER_SETTINGS);
  const right = given.filter(([key]) => known.includes(key) && !wrong.includes(key));
  const result = settingsSchema.safeParse({
    ...PLACEHOLDER_SETTINGS,
    ...Object.fromEntries(right),
  });
  return result.success ? result.data : PLACEHOLDER_SETTINGS;
}

function finish(settings: Settings, problems: readonly Problem[]): LoadedSettings {
  const variables = variablesOf(settings);
  return { settings: substituteDeep(settings, variables), variables, problems };
}
