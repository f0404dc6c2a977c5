import type { SiteConfig } from '../settings/schema';

/** The text of `site.config.ts`, before it is formatted. */
export function settingsText(settings: SiteConfig, from: string): string {
  return `import type { SiteConfig } from './src/settings/schema';

/**
 * Written by "npm run adopt" from ${from.replaceAll('*/', '* /')}. Each field is
 * documented in \`src/settings/schema.ts\`. Pages know the addresses in \`hosts\`, the registry's scope
 * and the support address as variables, if \`variablesInPages\` is on.
 */
const config: SiteConfig = ${JSON.stringify(settings, undefined, 2)};

export default config;
`;
}
